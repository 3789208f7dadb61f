/** `node api/src/app/commands/convert-database.ts`: moves the database of an earlier version, whose engine was PGlite, into PostgreSQL. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../../kernel/index.ts';
import { openPostbox } from '../../mail/index.ts';
import { closeDatabase, type Db, migrate, openDatabase, PGLITE } from '../../platform/index.ts';
import { differences } from '../backup/contents.ts';
import { copyTables, countTables } from '../backup/copy-tables.ts';
import { openEarlier } from '../backup/earlier-database.ts';
import { EMBEDDED } from '../backup/embedded-copy.ts';
import { readArguments } from './arguments.ts';
import { configuration, runCommand } from './run-command.ts';

await runCommand(async () => {
  readArguments({}, 'Usage: convert-database');
  const { databaseUrl, dataFolder } = configuration();
  const old = join(dataFolder, 'database', PGLITE);
  if (databaseUrl || !existsSync(old))
    throw new StartupError(`${dataFolder} has no database of an earlier version: there is nothing to convert.`);
  const earlier = `${old}-earlier`;
  renameSync(old, earlier);
  try {
    const rows = await convert(earlier, dataFolder);
    process.stdout.write(`${rows} rows are converted. Delete ${earlier} once the site works.\n`);
  } catch (error) {
    rmSync(join(dataFolder, EMBEDDED), { recursive: true, force: true });
    renameSync(earlier, old);
    throw error;
  }
  return 0;
});

/** Both have the newest tables before anything is copied. Returns the number of rows. */
async function convert(earlier: string, dataFolder: string): Promise<number> {
  const source = await openEarlier(earlier);
  const target = await openDatabase({ url: null, folder: dataFolder, isCommand: true });
  try {
    await migrate(source);
    for (const db of [source, target]) await makeQueues(db);
    await copyTables(source, target);
    const [expected, found] = [await countTables(source), await countTables(target)];
    const problems = differences(expected, found);
    if (problems.length > 0) throw new StartupError(['The databases differ:', ...problems].join('\n  '));
    await sql`analyze`.execute(target);
    return Object.values(found).reduce((sum, count) => sum + count, 0);
  } finally {
    await source.destroy();
    await closeDatabase(target);
  }
}

/** The tables of the mail queue are made by the queue. */
async function makeQueues(db: Db): Promise<void> {
  const postbox = await openPostbox(db, { warn: (_details, message) => void process.stderr.write(`${message}\n`) });
  await postbox.stop();
}
