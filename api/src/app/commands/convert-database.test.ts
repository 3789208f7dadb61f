import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { openPostbox } from '../../mail/outbox.ts';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';
import { confirmation } from '../../testing/outbox-samples.ts';
import { runProgram } from '../../testing/run-program.ts';
import { openEarlier } from '../backup/earlier-database.ts';

test('a database of an earlier version is converted once: homes, documents, queued mails, numbers to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-convert-'));
  const files = join(folder, 'database/pgdata');
  mkdirSync(join(folder, 'database'));
  const old = await openEarlier(files);
  await migrate(old);
  const feed = new FeedFolder(old);
  await feed.load([...propertyRecords(1), ...propertyRecords(2)]);
  const postbox = await openPostbox(old, { warn() {} });
  await old.transaction().execute((tx) => postbox.add(tx, confirmation('waiting')));
  await postbox.stop();
  const { rows: homes } = await sql`select to_jsonb(p)::text as row from property p order by id`.execute(old);
  await old.destroy();
  feed.remove();

  const command = () =>
    runProgram('app/commands/convert-database.ts', { FACADE_DATA: folder, LOG_LEVEL: 'silent' }).ended;
  expect(await command()).toEqual({
    code: 0,
    errors: '',
    output: expect.stringMatching(
      /^\d+ rows are converted\. Delete \S+\/database\/pgdata-earlier once the site works\.\n$/,
    ),
  });
  const db = await openDatabase({ url: null, folder });
  expect((await sql`select to_jsonb(p)::text as row from property p order by id`.execute(db)).rows).toEqual(homes);
  expect((await sql`select state::text from pgboss.job where name = 'mail'`.execute(db)).rows).toEqual([
    { state: 'created' },
  ]);
  await closeDatabase(db);
  expect(existsSync(files)).toBe(false);
  expect((await command()).errors).toBe(
    `${folder} has no database of an earlier version: there is nothing to convert.\n`,
  );
  rmSync(folder, { recursive: true });
});
