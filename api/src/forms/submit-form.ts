import { randomUUID } from 'node:crypto';
import type { FormReceipt } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import {
  confirmationLimit,
  type FormDefinition,
  type FormValues,
  mailParties,
  type NextPage,
  nextPath,
  type Submission,
  subjectsOf,
  type TakeConfirmation,
  withLead,
} from '../correspondence/index.ts';
import { ProblemError } from '../http/index.ts';
import { type AddLead, addEvent, type NewLead } from '../leads/index.ts';
import type { MailConfig, MailMessage, Outbox } from '../mail/index.ts';
import { type Db, keyedHasher, type Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import type { Admit } from './form-guard.ts';
import { claimFormKey, contentHashOf, isStored, rememberNext } from './form-key.ts';
import { runInFormQueue } from './form-queue.ts';

export interface FormServices {
  db: Db;
  outbox: Outbox;
  addLead: AddLead;
  mail: MailConfig;
  /** The data folder. */
  dataFolder: string;
}

export interface FormOrigin {
  /** Address of the site, for links in mails; null: the mails have none. */
  origin: string | null;
  /** Called when it is the form's turn, unless it is already stored. Throws if it may not be stored. */
  admit: Admit;
  /** Whether its sender still waits for the answer. */
  isAwaited(): boolean;
  /** The client's key for this form (`Idempotency-Key`): sent twice under one key it is stored and mailed once. */
  idempotencyKey?: string;
  /** The account of its sender, if they own the home that it is about. */
  ownerId?: number | null;
}

/** Its values are valid. */
type Form = Omit<FormDefinition, 'schema'>;

/**
 * Stores a form with all its effects and mails, in one transaction: nothing is lost if the mail server is down. Suspected spam
 * is stored too, in case it is from a person after all, but has no effects and sends no mails.
 * @returns the receipt, or that of the form stored under the same key
 * @throws ProblemError `invalid-form` if its subject is no longer offered, `key-reused` if the key belongs to another form, and
 * what `admit` throws
 */
export async function submitForm(
  definition: Form,
  values: FormValues,
  snapshot: Snapshot,
  { origin, admit, isAwaited, idempotencyKey, ownerId = null }: FormOrigin,
  { db, outbox, addLead, mail, dataFolder }: FormServices,
): Promise<FormReceipt> {
  const everybody = mailParties(snapshot, mail, origin);
  return runInFormQueue(db, isAwaited, async () => {
    const id = randomUUID();
    // Read before the transaction, which would hold its connection while it waits for another.
    const sign = await keyedHasher(db);
    const takeConfirmation = confirmationLimit(sign);
    const formKey = idempotencyKey && {
      key: sign('form', idempotencyKey),
      contentHash: contentHashOf(definition.id, values),
    };
    // Evaluated before the key is looked up: if this form is refused because it was already stored, the look-up finds it.
    const refusal = definition.refusal?.(values);
    const isKnown = formKey && (await isStored(db, formKey));
    if (refusal && !isKnown) throw refusal;
    const takeProof = isKnown ? null : await admit();
    return db.transaction().execute(async (tx) => {
      const claim = formKey ? await claimFormKey(tx, formKey, id) : { kind: 'new' as const };
      if (claim.kind === 'other') throw new ProblemError('key-reused');
      if (claim.kind === 'stored') return { id: claim.id, next: claim.next };
      await takeProof?.(tx);
      const subject = await subjectsOf(values, everybody.agencyLanguage, { snapshot, db: tx, origin });
      const agent = subject.agency?.agent;
      const parties = withLead(everybody, {
        id,
        form: definition.id,
        agent: agent ? { name: agent.name, address: agent.email } : null,
      });
      const submission: Submission = { id, values, subject, parties, origin, snapshot, dataFolder, sign };
      const isProgram = values.website !== '';
      const lead = await storeSubmission(tx, definition, submission, ownerId);
      await addLead(tx, { ...lead, isSuspect: isProgram });
      const outcome = isProgram
        ? void (await definition.keep?.(tx, submission))
        : await definition.act?.(tx, submission);
      const { mails, isHeld } = isProgram
        ? { mails: [], isHeld: false }
        : await mailsOf(tx, definition, { submission, outcome, takeConfirmation });
      for (const message of mails) await outbox.add(tx, { ...message, about: id });
      if (isHeld) await addEvent(tx, id, { kind: 'mailHeld' }, parties.agency);
      const page = isProgram
        ? { path: '/' }
        : pageAfter(definition.next(submission, outcome), isHeld && !definition.looksUpAddress);
      const next = nextPath(snapshot.content, page, values.language);
      if (formKey) await rememberNext(tx, formKey.key, next);
      return { id, next };
    });
  });
}

async function storeSubmission(
  tx: Transaction<Tables>,
  { id: form }: Form,
  { id, values }: Submission,
  ownerId: number | null,
): Promise<Omit<NewLead, 'isSuspect'>> {
  const createdAt = new Date();
  const { propertyId = null, projectId = null, language, ...fields } = values;
  await tx
    .insertInto('submission')
    .values({
      id,
      form,
      language,
      property_id: propertyId,
      project_id: projectId,
      fields: JSON.stringify(fields),
      created_at: createdAt,
      owner_id: ownerId,
    })
    .execute();
  return { id, form, propertyId, projectId, createdAt };
}

/** The mails to send: confirmations only within the limit of their mailbox. If one is held, the agency's mail says so. */
async function mailsOf(
  tx: Transaction<Tables>,
  definition: Form,
  {
    submission,
    outcome,
    takeConfirmation,
  }: { submission: Submission; outcome: unknown; takeConfirmation: TakeConfirmation },
): Promise<{ mails: MailMessage[]; isHeld: boolean }> {
  const mails = definition.mails(submission, outcome);
  const isSent: boolean[] = [];
  for (const message of mails) isSent.push(await takeConfirmation(tx, message));
  if (isSent.every(Boolean)) return { mails, isHeld: false };
  const noted = definition.mails({ ...submission, parties: { ...submission.parties, isHeld: true } }, outcome);
  return { mails: noted.filter((_, index) => isSent[index]), isHeld: true };
}

/** The next page, which says whether the visitor's mail was held. */
const pageAfter = ({ query, ...page }: NextPage, isHeld: boolean): NextPage => ({
  ...page,
  query: { ...query, ...(isHeld && { mail: 'held' }) },
});
