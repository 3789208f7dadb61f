import type { FormId, Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { ProblemError } from '../http/index.ts';
import type { MailMessage } from '../mail/index.ts';
import type { KeyedHash, Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import type { MailParties } from './mail-parties.ts';
import type { Subjects } from './subject.ts';

/** The fields that every valid form has. */
export interface FormValues {
  language: Language;
  /** The honeypot: filled in only by bots. */
  website: string;
  /** The sender, if the form asks for one. */
  email?: string;
  propertyId?: number | undefined;
  projectId?: number | undefined;
}

/** A form about to be stored. */
export interface Submission<V extends FormValues = FormValues> {
  id: string;
  values: V;
  subject: Subjects;
  parties: MailParties;
  /** Address of the site, for links in mails; null: the mails have none. */
  origin: string | null;
  snapshot: Snapshot;
  /** The data folder. */
  dataFolder: string;
  /** Hash of these parts with the site's own key, for links that only this site can create. */
  sign: KeyedHash;
}

/**
 * The next page: its original path, or the address of one that the agency cannot move, and its parameters.
 * `orAddress`: where to go if the agency has no page of this path.
 */
export type NextPage = ({ path: string; orAddress?: string } | { address: string }) & {
  query?: Readonly<Record<string, string>>;
};

/** The complete definition of a form: its fields, its effects, its mails, and the next page. */
export interface FormDefinition<V extends FormValues = FormValues, O = unknown> {
  id: FormId;
  schema: z.ZodMiniType<V>;
  /** It has several steps: some of its fields can be checked separately. */
  inSteps?: boolean;
  /** Its effect depends on what exists for the address, so its answer takes the same time for all. */
  looksUpAddress?: boolean;
  /** Refuses without a query what is known to fail. A form that is already stored under its key is answered anyway. */
  refusal?(values: V): ProblemError | null;
  /** Stored with the submission even if it is probably from a bot: it may be from a person after all. */
  keep?(tx: Transaction<Tables>, submission: Submission<V>): Promise<unknown>;
  /**
   * Does more than storing, in the same transaction; its outcome is passed to mails and the next page.
   * @throws ProblemError, and nothing is stored
   */
  act?(tx: Transaction<Tables>, submission: Submission<V>): Promise<O>;
  /** All mails, the agency's first. Those to visitors are limited per mailbox: see `confirmationLimit`. */
  mails(submission: Submission<V>, outcome: O): MailMessage[];
  next(submission: Submission<V>, outcome: O): NextPage;
}

/** Infers the definition's types from its schema. */
export const defineForm = <V extends FormValues, O = undefined>(
  definition: FormDefinition<V, O>,
): FormDefinition<V, O> => definition;
