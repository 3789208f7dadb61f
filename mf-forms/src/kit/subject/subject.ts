import type { Agent, Goal, Language, Picture, Price, Text } from '@facade/shared-domain/model';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';

/** The home or project that a form is or was about, as its page shows it. */
export interface Subject extends FormSubject {
  title: Text;
  /** What it is and where: "Woning, Aat". */
  place: string;
  path: string;
  picture: Picture | null;
  agent: Agent;
  /** Null for a project, whose price is that of its cheapest unit. */
  goal: Goal | null;
  price: Price;
  /** Whether it may still be visited. */
  isAvailable: boolean;
}

/** Fields with the subject of a form, for the api. */
export const subjectFields = ({ kind, id }: FormSubject): Record<string, number> => ({ [`${kind}Id`]: id });

/** A document that is available on request. */
export interface AskableDocument {
  title: string;
  /** Where it is not the page's. */
  language?: Language;
}
