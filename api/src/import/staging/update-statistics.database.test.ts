import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { describeDatabase } from '../../testing/described-database.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';

const HOMES = 30;

describeDatabase('the statistics of the catalogue', (db) => {
  let feeds: FeedFolder;
  beforeAll(() => {
    feeds = new FeedFolder(db());
  });
  afterAll(() => feeds.remove());

  /** The first homes of the feed cost this much. */
  const load = (changed: number, price: number) =>
    feeds.load(
      Array.from({ length: HOMES }, (_, id) => propertyRecords(id + 1, id < changed ? { Price: price } : {})).flat(),
    );
  const analyses = async () => {
    const { rows } = await sql<{ count: number; has_autovacuum: boolean }>`
      select pg_stat_get_analyze_count('property'::regclass)::int as count,
        backend_type <> 'standalone backend' as has_autovacuum
      from pg_stat_activity where pid = pg_backend_pid()`.execute(db());
    return rows[0] ?? { count: 0, has_autovacuum: false };
  };

  test('are updated by an import unless it changed little and PostgreSQL does it', async () => {
    await load(0, 0);
    const { count: before, has_autovacuum } = await analyses();
    await load(2, 300_000);
    const { count: afterFew } = await analyses();
    expect(afterFew - before).toBe(has_autovacuum ? 0 : 1);
    await load(3, 400_000);
    expect((await analyses()).count - afterFew).toBe(1);
  });
});
