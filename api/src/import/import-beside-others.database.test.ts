import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder } from '../testing/feed-folder.ts';
import type { ImportOptions } from './import-run.ts';
import { takeLease } from './staging/lease.ts';

describeDatabase('an import beside readers, other imports and a site that stops', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await load([]);
  });
  afterEach(() => feeds.remove());

  const load: FeedFolder['load'] = (...feed) => feeds.load(...feed);
  const three = [...propertyRecords(1), ...propertyRecords(2), ...propertyRecords(3)];
  const storedHomes = () => db().selectFrom('property').select('record').orderBy('id').execute();
  const everything = async () => [await loadCatalogue(db()), await storedHomes()];

  test('shows the old catalogue until it is done', async () => {
    await load(three);
    const before = await everything();
    const steps: string[] = [];
    const seen: Promise<unknown>[] = [];
    const onProgress: ImportOptions['onProgress'] = ({ step }) => {
      steps.push(step);
      if (step !== 'storing' && step !== 'tidying') seen.push(everything());
    };
    await load(propertyRecords(1, { Price: 1 }), {}, { onProgress });
    expect(new Set(steps)).toEqual(new Set(['reading', 'checking', 'comparing', 'storing', 'tidying']));
    for (const catalogue of await Promise.all(seen)) expect(catalogue).toEqual(before);
  });

  test('is refused while another one runs, but not if its process is gone', async () => {
    const lease = await takeLease(db());
    await expect(load(three)).rejects.toThrow(/^Another import is running/);
    await db().updateTable('import_state').set({ holder: 'elsewhere 1' }).execute();
    await expect(load(three)).rejects.toThrow(/^Another import is running/);
    await sql`update import_state set renewed_at = now() - interval '1 minute'`.execute(db());
    expect(await load(three)).toMatchObject({ imported: true });
    await lease.release();
  });

  test('ends on an abort, and leaves nothing behind', async () => {
    const reason = new Error('the site is stopping');
    await expect(load(three, {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const { rows } = await sql`select from information_schema.tables where table_schema = 'feed_import'`.execute(db());
    expect(rows).toEqual([]);
    expect(await storedHomes()).toEqual([]);
    expect(await load(three)).toMatchObject({ imported: true });
  });
});
