import { randomUUID } from 'node:crypto';
import type { FormReceipt } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { NewLead } from '../agency/leads/add-lead.ts';
import type { AddLead } from '../agency/leads.ts';
import type { MailConfig } from '../config/config.ts';
import type { Db, Tables } from '../database/index.ts';
import { keyedHasher } from '../limits/keyed-hash.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Snapshot } from '../snapshot.ts';
import { confirmationLimit, type TakeConfirmation } from './confirmation-limit.ts';
import type { FormDefinition, FormValues, Submission } from './form-definition.ts';
import type { Admit } from './form-guard.ts';
import { claimFormKey, contentHashOf, isStored, rememberNext } from './form-key.ts';
import { mailParties } from './mail-parties.ts';
import { nextPath } from './next-path.ts';
import { subjectsOf } from './subject.ts';
import { inTurn } from './turns.ts';

export interface FormServices {
  db: Db;
  outbox: Outbox;
  addLead: AddLead;
  mail: MailConfig;
  /** Where the agency's files are. */
  dataFolder: string;
}

export interface FormOrigin {
  /** Address of the site, for links in mails; null: the mails carry none. */
  origin: string | null;
  /** Asked in the form's turn whether it may be stored, unless it is already. Throws where it may not. */
  admit: Admit;
  /** Whether its sender still waits for the answer. */
  isAwaited(): boolean;
  /** What the sender calls this form (`Idempotency-Key`): sent twice under one key it is stored and mailed once. */
  idempotencyKey?: string;
}

/**
 * Stores a form together with all it does and its mails, in one transaction: a mail server that is down loses nothing.
 * What a program sent is stored too, in case it was a person after all, but nothing else is done and nobody is mailed.
 * @returns the receipt, or that of the form stored under the same key
 * @throws ProblemError `invalid-form` when what it is about is no longer offered, `key-reused` when the key was another form's, and what `admit` throws
 */
export async function submitForm(
  definition: FormDefinition,
  values: FormValues,
  snapshot: Snapshot,
  { origin, admit, isAwaited, idempotencyKey }: FormOrigin,
  { db, outbox, addLead, mail, dataFolder }: FormServices,
): Promise<FormReceipt> {
  const parties = mailParties(snapshot, mail, origin);
  return inTurn(db, isAwaited, async () => {
    const id = randomUUID();
    // Read before the transaction: the embedded database has one connection.
    const sign = await keyedHasher(db);
    const takeConfirmation = confirmationLimit(sign);
    const formKey = idempotencyKey && {
      key: sign('form', idempotencyKey),
      contentHash: contentHashOf(definition.id, values),
    };
    // Asked before the key is looked up: what refuses this form because it was stored has been stored by then.
    const refusal = definition.refusal?.(values);
    const isKnown = formKey && (await isStored(db, formKey));
    if (refusal && !isKnown) throw refusal;
    const takeProof = isKnown ? null : await admit();
    return db.transaction().execute(async (tx) => {
      const claim = formKey ? await claimFormKey(tx, formKey, id) : { kind: 'new' as const };
      if (claim.kind === 'other') throw new ProblemError('key-reused');
      if (claim.kind === 'stored') return { id: claim.id, next: claim.next };
      await takeProof?.(tx);
      const subject = await subjectsOf(values, parties.agencyLanguage, { snapshot, db: tx, origin });
      const submission: Submission = { id, values, subject, parties, origin, snapshot, dataFolder, sign };
      const isProgram = values.website !== '';
      const lead = await storeSubmission(tx, definition, submission);
      await addLead(tx, { ...lead, isSuspect: isProgram });
      const outcome = isProgram
        ? void (await definition.keep?.(tx, submission))
        : await definition.act?.(tx, submission);
      const mails = isProgram ? [] : await mailsOf(tx, definition, { submission, outcome, takeConfirmation });
      for (const message of mails) await outbox.add(tx, { ...message, about: id });
      const page = isProgram ? { path: '/' } : definition.next(submission, outcome);
      const next = nextPath(snapshot.content, page, values.language);
      if (formKey) await rememberNext(tx, formKey.key, next);
      return { id, next };
    });
  });
}

async function storeSubmission(
  tx: Transaction<Tables>,
  { id: form }: FormDefinition,
  { id, values }: Submission,
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
    })
    .execute();
  return { id, form, propertyId, projectId, createdAt };
}

/** All that goes: confirmations only as far as their mailbox may get more. */
async function mailsOf(
  tx: Transaction<Tables>,
  definition: FormDefinition,
  {
    submission,
    outcome,
    takeConfirmation,
  }: { submission: Submission; outcome: unknown; takeConfirmation: TakeConfirmation },
): Promise<MailMessage[]> {
  const mails = definition.mails(submission, outcome);
  const sent: MailMessage[] = [];
  for (const message of mails)
    if (!message.isAutomatic || (await takeConfirmation(tx, message.to.address))) sent.push(message);
  const isHeld = sent.length < mails.length;
  if (!isHeld || !definition.noticeOfHeld) return sent;
  return [definition.noticeOfHeld(submission, outcome), ...sent.filter(({ isAutomatic }) => isAutomatic)];
}
