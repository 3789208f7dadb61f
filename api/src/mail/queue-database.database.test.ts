import { sql } from 'kysely';
import { describeDatabase } from '../testing/described-database.ts';
import { startOutbox } from './outbox.ts';
import { queueDatabase } from './queue-database.ts';

describeDatabase('the database of the queue', (db) => {
  test('two servers that start together on a new database both start', async () => {
    const log = { info: () => {}, warn: () => {} };
    const delivery = { place: 'nowhere', deliver: async () => {}, check: async () => {}, close: () => {} };
    const start = () => startOutbox(db(), delivery, log);
    const starts = await Promise.allSettled([start(), start(), start()]);
    await Promise.all(starts.map((one) => one.status === 'fulfilled' && one.value.stop()));
    expect(starts).toEqual([1, 2, 3].map(() => expect.objectContaining({ status: 'fulfilled' })));
  });

  test('a failed transaction leaves no connection inside it', async () => {
    const failing = queueDatabase(db()).executeSql('begin; select 1 / 0; commit;');
    await expect(failing).rejects.toThrow('division by zero');
    const queries = Array.from({ length: 20 }, () => sql`select 1`.execute(db()));
    expect(await Promise.all(queries)).toHaveLength(20);
  });
});
