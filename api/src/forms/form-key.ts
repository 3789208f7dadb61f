import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '../database/schema.ts';
import type { FormValues } from './form-definition.ts';

/** For so long a key is remembered; after that the same form counts as a new one. */
export const FORM_KEY_HOURS = 24;

/** What came until then is forgotten. */
const FORGOTTEN = sql<Date>`now() - make_interval(hours => ${FORM_KEY_HOURS})`;

/** Of one form that was filled in: what its sender calls it, and what it says. Both hashed. */
export interface FormKey {
  key: string;
  contentHash: string;
}

/** What a key stands for: a form nobody has sent yet, one that is stored already, or another one under the same key. */
export type Claim = { kind: 'new' } | { kind: 'stored'; id: string; next: string } | { kind: 'other' };

/** Hash of what a form says; the key itself is the visitor's. The same files sent again have other ids, so those are left out. */
export function contentHashOf(form: string, values: FormValues & { uploads?: unknown }): string {
  const { uploads: _uploads, ...said } = values;
  const sorted = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('base64url');
}

/**
 * Takes the key for a submission, inside the transaction that stores it. Where another transaction has just taken it, this
 * one waits until that has ended: of two that come together one is stored. A key whose time is over is taken like a new one.
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
  // Its time was over a moment ago, and it was deleted.
  if (!known) return claimFormKey(tx, { key, contentHash }, submissionId);
  return known.content_hash === contentHash
    ? { kind: 'stored', id: known.submission_id, next: known.next }
    : { kind: 'other' };
}

/** Whether a form is stored under this key already; of use before a transaction, which alone can say it for certain. */
export async function isStored(db: Db, { key, contentHash }: FormKey): Promise<boolean> {
  const known = await db
    .selectFrom('form_key')
    .select('content_hash')
    .where('key', '=', key)
    .where('created_at', '>', FORGOTTEN)
    .executeTakeFirst();
  return known?.content_hash === contentHash;
}

/** Keeps the page that followed, for whoever sends the form again under its key. */
export async function rememberNext(tx: Transaction<Tables>, key: string, next: string): Promise<void> {
  await tx.updateTable('form_key').set({ next }).where('key', '=', key).execute();
}
