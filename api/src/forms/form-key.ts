import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { FormValues } from '../correspondence/index.ts';
import type { Db, Tables } from '../platform/index.ts';

/** How long a key is remembered; after that the same form counts as a new one. */
export const FORM_KEY_HOURS = 24;

/** Keys from before this time have expired. */
const FORGOTTEN = sql<Date>`now() - make_interval(hours => ${FORM_KEY_HOURS})`;

/** Identifies one filled-in form: the sender's key, and its contents. Both hashed. */
export interface FormKey {
  key: string;
  contentHash: string;
}

/** The state of a key: not used yet, used for this form, or used for another one. */
export type Claim = { kind: 'new' } | { kind: 'stored'; id: string; next: string } | { kind: 'other' };

/**
 * Hash of a form's contents; the key itself is the visitor's. Files that are uploaded again get other ids, so those are left
 * out.
 */
export function contentHashOf(form: string, values: FormValues & { uploads?: unknown }): string {
  const { uploads: _uploads, ...said } = values;
  const sorted = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('base64url');
}

/**
 * Takes the key for a submission, inside the transaction that stores it. If another transaction has just taken it, this one
 * waits for that to end: of two simultaneous ones only one is stored. An expired key is treated as a new one.
 */
export async function claimFormKey(
  tx: Transaction<Tables>,
  { key, contentHash }: FormKey,
  submissionId: string,
): Promise<Claim> {
  const taken = await tx
    .insertInto('form_key')
    .values({ key, content_hash: contentHash, submission_id: submissionId, created_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          content_hash: eb.ref('excluded.content_hash'),
          submission_id: eb.ref('excluded.submission_id'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('form_key.created_at', '<=', FORGOTTEN),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return { kind: 'new' };
  const known = await tx.selectFrom('form_key').selectAll().where('key', '=', key).executeTakeFirst();
  // It has just expired and been deleted.
  if (!known) return claimFormKey(tx, { key, contentHash }, submissionId);
  return known.content_hash === contentHash
    ? { kind: 'stored', id: known.submission_id, next: known.next }
    : { kind: 'other' };
}

/** Whether a form is already stored under this key; a hint before the transaction, which alone can decide. */
export async function isStored(db: Db, { key, contentHash }: FormKey): Promise<boolean> {
  const known = await db
    .selectFrom('form_key')
    .select('content_hash')
    .where('key', '=', key)
    .where('created_at', '>', FORGOTTEN)
    .executeTakeFirst();
  return known?.content_hash === contentHash;
}

/** Stores the next page, for a client that sends the form again under its key. */
export async function rememberNext(tx: Transaction<Tables>, key: string, next: string): Promise<void> {
  await tx.updateTable('form_key').set({ next }).where('key', '=', key).execute();
}
