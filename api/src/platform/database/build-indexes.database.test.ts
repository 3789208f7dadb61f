import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { describeDatabase } from '../../testing/described-database.ts';
import { newDatabase } from '../../testing/postgres/shared-postgres.ts';
import { buildIndexes } from './build-indexes.ts';
import { closeDatabase, type Db, openDatabase } from './index.ts';
import { INDEXES } from './indexes.ts';

const states = async (db: Db): Promise<Record<string, boolean>> => {
  const { rows } = await sql<{ name: string; isValid: boolean }>`
    select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = any(${Object.keys(INDEXES)})`.execute(db);
  return Object.fromEntries(rows.map(({ name, isValid }) => [name, isValid]));
};
const COMPLETE = Object.fromEntries(Object.keys(INDEXES).map((name) => [name, true]));

const log = () => {
  const lines: unknown[] = [];
  return { lines, warn: (details: object) => void lines.push(details), info() {} };
};

describeDatabase('indexes that are built beside traffic', (db) => {
  test('exist when the database is open', async () => {
    expect(await states(db())).toEqual(COMPLETE);
  });
});

describe('while another api uses the database', () => {
  let url = '';
  let stop: () => Promise<void>;
  let db: Db;
  let other: Db;
  beforeAll(async () => {
    const made = await newDatabase();
    ({ url, stop } = made);
    db = await openDatabase({ url });
    other = await openDatabase({ url });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await closeDatabase(other);
    await stop();
  });
  const drop = () => sql`drop index appointment_property`.execute(db);

  test('an index is built while others read and write its table, after transactions that had begun before', async () => {
    await drop();
    const { lines, ...quiet } = log();
    let building: Promise<void> | undefined;
    await other.transaction().execute(async (tx) => {
      // The build waits for this transaction, as an index of a migration would have to.
      await sql`lock table appointment in row exclusive mode`.execute(tx);
      building = buildIndexes(db, quiet);
      await until(async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and query like 'create index concurrently%' and wait_event_type = 'Lock'`.execute(other);
        return rows.length > 0;
      });
      // Who comes later waits for nothing.
      await other.selectFrom('appointment').select('id').execute();
      await other.updateTable('appointment').set({ sequence: 1 }).execute();
      expect((await states(db)).appointment_property).not.toBe(true);
    });
    await building;
    expect([await states(db), lines]).toEqual([COMPLETE, []]);
  });

  test('two apis that start together build it once', async () => {
    await drop();
    const [one, two] = [log(), log()];
    await Promise.all([buildIndexes(db, one), buildIndexes(other, two)]);
    expect([one.lines, two.lines]).toEqual([[], []]);
    expect(await states(db)).toEqual(COMPLETE);
  });

  test('one whose building was interrupted is built again', async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'appointment_property'::regclass`.execute(db);
    const { lines, ...quiet } = log();
    await buildIndexes(db, quiet);
    expect(lines).toEqual([]);
    expect(await states(db)).toEqual(COMPLETE);
  });

  test('one that cannot be built is reported, and the api starts', async () => {
    await drop();
    await sql`alter table appointment rename column start_at to begin_at`.execute(db);
    const { lines, ...quiet } = log();
    await buildIndexes(db, quiet);
    expect(lines).toHaveLength(1);
    await sql`alter table appointment rename column begin_at to start_at`.execute(db);
    await buildIndexes(db, quiet);
    expect(await states(db)).toEqual(COMPLETE);
  });
});
