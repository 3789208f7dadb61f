import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { claimFormKey, isStored } from './form-key.ts';

describeDatabase('the key of a form', (db) => {
  const KEY = { key: 'k', contentHash: 'what it says' };
  const claim = (contentHash = KEY.contentHash, wrap = (tx: Transaction<Tables>) => tx) =>
    db()
      .transaction()
      .execute((tx) => claimFormKey(wrap(tx), { ...KEY, contentHash }, randomUUID()));
  const age = (hours: number) =>
    db()
      .updateTable('form_key')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .execute();
  beforeEach(() => db().deleteFrom('form_key').execute());

  test('identifies the form that was stored under it, for 24 hours', async () => {
    expect(await claim()).toEqual({ kind: 'new' });
    await age(23.9);
    expect(await claim()).toMatchObject({ kind: 'stored' });
    expect(await claim('other words')).toEqual({ kind: 'other' });
    await age(24.1);
    expect(await claim('other words')).toEqual({ kind: 'new' });
    expect(await claim('other words')).toMatchObject({ kind: 'stored' });
    expect(await claim()).toEqual({ kind: 'other' });
  });

  test('is stored only while it identifies that form', async () => {
    expect(await isStored(db(), KEY)).toBe(false);
    await claim();
    await age(23.9);
    expect(await isStored(db(), KEY)).toBe(true);
    expect(await isStored(db(), { ...KEY, contentHash: 'other words' })).toBe(false);
    await age(24.1);
    expect(await isStored(db(), KEY)).toBe(false);
  });

  test('is new if it was deleted after it was found taken', async () => {
    await claim();
    const deleting = (tx: Transaction<Tables>) => {
      const select = jest.spyOn(tx, 'selectFrom').mockImplementationOnce((() => ({
        selectAll: () => ({
          where: () => ({
            async executeTakeFirst() {
              await tx.deleteFrom('form_key').execute();
              select.mockRestore();
            },
          }),
        }),
      })) as never);
      return tx;
    };
    expect(await claim('other words', deleting)).toEqual({ kind: 'new' });
  });
});
