import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/index.ts';
import { storeChange } from './store-change.ts';

/**
 * Starts a new revision of the data. All apis and shells notice it within a second.
 * @param keys keys of the changes; null: everything
 */
export async function newRevision(tx: Db, now: string, keys: readonly string[] | null): Promise<string> {
  const revision = randomBytes(8).toString('hex');
  await tx
    .insertInto('data_revision')
    .values({ only: true, revision, changed_at: now })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ revision, changed_at: now }))
    .execute();
  await storeChange(tx, revision, keys);
  return revision;
}
