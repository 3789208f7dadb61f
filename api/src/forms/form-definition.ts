import type { FormId, Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { Tables } from '../database/index.ts';
import type { KeyedHash } from '../limits/keyed-hash.ts';
import type { MailMessage } from '../mail/message.ts';
import type { ProblemError } from '../problems/problem-error.ts';
import type { Snapshot } from '../snapshot.ts';
import type { MailParties } from './mail-parties.ts';
import type { Subjects } from './subject.ts';

/** What every valid form says of itself, whatever else it asks for. */
export interface FormValues {
  language: Language;
  /** Filled in by programs only. */
  website: string;
  /** Who sent it, where the form asks. */
  email?: string;
  propertyId?: number | undefined;
  projectId?: number | undefined;
}

/** A form on its way into the database. */
export interface Submission<V extends FormValues = FormValues> {
  id: string;
  values: V;
  subject: Subjects;
  parties: MailParties;
  /** Address of the site, for links in mails; null: the mails carry none. */
  origin: string | null;
  snapshot: Snapshot;
  /** Where the agency's files are. */
  dataFolder: string;
  /** Hash of these parts under the site's own key, for links that only this site can make. */
  sign: KeyedHash;
}

/** The page that follows: its original path, or the address of one that the agency cannot move, and what that page is told. */
export type NextPage = ({ path: string } | { address: string }) & { query?: Readonly<Record<string, string>> };

/** One form of the site, whole: what it takes, what it does, who is told, and where the visitor goes then. */
export interface FormDefinition<V extends FormValues = FormValues, O = unknown> {
  id: FormId;
  schema: z.ZodMiniType<V>;
  /** It is asked in steps: some of its fields can be checked alone. */
  inSteps?: boolean;
  /** What it does depends on what the address has: its answer takes the same time for all. */
  looksUpAddress?: boolean;
  /** Why it is known to fail without a look at the database. What is stored already under its key is answered all the same. */
  refusal?(values: V): ProblemError | null;
  /** What is kept beside the submission even of a form that a program most likely sent: it may have been a person after all. */
  keep?(tx: Transaction<Tables>, submission: Submission<V>): Promise<unknown>;
  /**
   * Does more than storing, in the same transaction; its outcome goes to mails and next page.
   * @throws ProblemError, and nothing is stored
   */
  act?(tx: Transaction<Tables>, submission: Submission<V>): Promise<O>;
  /** All mails, the agency's first. Those marked `isAutomatic` are limited per mailbox. */
  mails(submission: Submission<V>, outcome: O): MailMessage[];
  /** The agency's mail where the visitor's was held back by that limit, for forms whose mail says otherwise. */
  noticeOfHeld?(submission: Submission<V>, outcome: O): MailMessage;
  next(submission: Submission<V>, outcome: O): NextPage;
}

/** Gives the definition its types: those of the schema. */
export const defineForm = <V extends FormValues, O = undefined>(
  definition: FormDefinition<V, O>,
): FormDefinition<V, O> => definition;
