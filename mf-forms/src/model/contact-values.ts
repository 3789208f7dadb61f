import type { FormName } from '@facade/shared-domain/model';

/** What a visitor types into the contact form. Names are those of the api. */
export interface ContactValues {
  title?: 'mr' | 'ms' | 'miss';
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  message?: string;
  wantsVisit?: boolean;
  wantsInformation?: boolean;
  wantsDocuments?: boolean;
  /** Times at which the visitor likes to be called. */
  timeSlots?: string[];
  privacy?: boolean;
  /** Nobody sees this field; a program that fills in every field gives itself away. */
  website?: string;
}

/** Wishes about a property or project, as check boxes. */
export const WISHES = ['wantsVisit', 'wantsInformation', 'wantsDocuments'] as const;

export type About = { kind: 'property' | 'project'; id: number } | null;

/** Which form of the api this is. */
export const formName = (about: About): FormName => (about ? `${about.kind}-enquiry` : 'contact');

/** Fields that say what the message is about. */
export const subjectFields = (about: About): Record<string, number> => (about ? { [`${about.kind}Id`]: about.id } : {});

const isTrue = (value: unknown): boolean => value === 'true' || value === 'on' || value === true;

/** Values as they came back from a post without JavaScript, where everything is text. */
export function fromReturned(values: Record<string, string | string[]>): ContactValues {
  const { timeSlots = [], ...rest } = values;
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const ticked = Object.fromEntries([...WISHES, 'privacy'].map((name) => [name, isTrue(values[name])]));
  return { ...texts, ...ticked, timeSlots: [timeSlots].flat() } as ContactValues;
}
