import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';
import { putInPlace } from './first-catalogue.ts';

describeDatabase('a first catalogue', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
  });
  afterEach(() => feeds.remove());

  const load: FeedFolder['load'] = (...feed) => feeds.load(...feed);
  const three = [...propertyRecords(1), ...propertyRecords(2), ...propertyRecords(3)];

  test('keeps an operator’s settings of the table', async () => {
    const options = async () => {
      const { rows } = await sql<{ own: string[] | null; toast: string[] | null }>`
        select class.reloptions as own, toast.reloptions as toast from pg_class class
        join pg_class toast on toast.oid = class.reltoastrelid where class.oid = 'property'::regclass`.execute(db());
      return [[...(rows[0]?.own ?? [])].sort(), [...(rows[0]?.toast ?? [])].sort()];
    };
    const [usual = []] = await options();
    await sql`alter table property set (autovacuum_enabled = false, toast.autovacuum_enabled = true,
      toast.autovacuum_vacuum_threshold = 77)`.execute(db());
    await load(three);
    expect(await options()).toEqual([
      [...usual, 'autovacuum_enabled=false'].sort(),
      ['autovacuum_enabled=true', 'autovacuum_vacuum_threshold=77'],
    ]);
    await sql`alter table property reset (autovacuum_enabled, toast.autovacuum_enabled,
      toast.autovacuum_vacuum_threshold)`.execute(db());
  });

  test('loses no property that was added to the catalogue during the import', async () => {
    await load(three);
    await expect(db().transaction().execute(putInPlace)).rejects.toThrow('has a property now');
    expect(await db().selectFrom('property').select('id').execute()).toHaveLength(3);
  });

  test('reports the progress of indexes and tidying', async () => {
    const seen: string[] = [];
    await load(three, {}, { onProgress: ({ step, done, total }) => void seen.push(`${step} ${done}/${total}`) });
    const { rows } = await sql`select from pg_index where indrelid = 'property'::regclass and not indisprimary`.execute(
      db(),
    );
    const made = seen.filter((line) => line.startsWith('comparing'));
    expect(made).toEqual([
      'comparing 0/1',
      ...Array.from({ length: rows.length + 1 }, (_, done) => `comparing ${done}/${rows.length + 1}`),
      'comparing 1/1',
    ]);
    expect(seen.slice(-3)).toEqual(['tidying 0/2', 'tidying 1/2', 'tidying 2/2']);
  });
});
