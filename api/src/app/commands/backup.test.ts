import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { findInstalled, startPostgres } from '../../testing/postgres/postgres-server.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';
import { startWriters } from '../../testing/writers.ts';
import { hashFiles } from '../backup/hash-files.ts';
import { writeManifest } from '../backup/manifest.ts';

const bin = findInstalled();

let folder: string;
let data: string;
let site: Run | undefined;
/** `DATABASE_URL` if it is not the embedded database. */
let database: Record<string, string>;

const settings = (dataFolder: string) => ({
  FACADE_DATA: dataFolder,
  LOG_LEVEL: 'silent',
  PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter),
  ...database,
});
const start = (program: string, dataFolder: string, ...args: string[]) =>
  runProgram(`app/commands/${program}`, settings(dataFolder), args).ended;
const backup = (target: string) => runCommandHere('backup.ts', settings(data), [target]);
const restore = (target: string, ...args: string[]) => runCommandHere('restore.ts', settings(target), args);

async function startSite(dataFolder: string): Promise<string> {
  site = runProgram('main.ts', settings(dataFolder));
  return `http://127.0.0.1:${await site.ready}`;
}
async function stopSite(): Promise<void> {
  site?.child.kill('SIGTERM');
  await site?.ended;
  site = undefined;
}
async function withDatabase<T>(dataFolder: string, read: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: database.DATABASE_URL ?? null, folder: dataFolder });
  try {
    return await read(db);
  } finally {
    await closeDatabase(db);
  }
}

/** Messages of the enquiries, and how many mails were queued or sent for them. */
const enquiriesIn = (dataFolder: string) =>
  withDatabase(dataFolder, async (db) => {
    const stored = await db.selectFrom('submission').select('fields').execute();
    const { rows } = await sql<{
      mails: number;
    }>`select count(*)::int as mails from pgboss.job where name = 'mail'`.execute(db);
    return { messages: stored.map(({ fields }) => String(fields.message)), mails: rows[0]?.mails ?? 0 };
  });

function saves(isServer: boolean) {
  test('saves while visitors write, and restores everything acknowledged before it began', async () => {
    const url = await startSite(data);
    mkdirSync(join(data, 'pictures'));
    writeFileSync(join(data, 'pictures/a.svg'), '<svg/>');
    mkdirSync(join(data, 'keys'));
    writeFileSync(join(data, 'keys/registry.private.pem'), 'a key', { mode: 0o600 });
    const writers = startWriters({ origins: () => [url], count: 4, retries: false });
    const acknowledged = () => writers.sent.flatMap(({ acknowledgedAt, marker }) => (acknowledgedAt ? [marker] : []));
    await until(() => acknowledged().length >= 50);
    const before = acknowledged();
    const saved = await start('backup.ts', data, join(folder, 'saved'));
    await writers.stop();
    await stopSite();
    expect(saved).toMatchObject({ code: 0, errors: '' });
    expect(acknowledged().length).toBeGreaterThan(before.length);

    const target = isServer ? data : join(folder, 'elsewhere');
    const restored = await start('restore.ts', target, join(folder, 'saved'), ...(isServer ? ['--force'] : []));
    expect(restored).toMatchObject({ code: 0, errors: '' });
    const { messages, mails } = await enquiriesIn(target);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect(new Set(messages).size).toBe(messages.length);
    // An enquiry and its two mails are one transaction.
    expect(mails).toBe(2 * messages.length);
    expect(readFileSync(join(target, 'pictures/a.svg'), 'utf8')).toBe('<svg/>');
    expect(readFileSync(join(target, 'keys/registry.private.pem'), 'utf8')).toBe('a key');
    await startSite(target);
    await stopSite();
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-backup-'));
  data = join(folder, 'data');
  database = {};
});
afterEach(async () => {
  await stopSite();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database', () => {
  beforeEach(() => addEmbedded(data));

  saves(false);

  test('fits into one file; it is restored only into an empty folder unless forced, and never into a running site', async () => {
    await withDatabase(data, async () => {});
    mkdirSync(join(data, 'cache'));
    writeFileSync(join(data, 'cache/registry.json'), 'of a later revision');
    const file = join(folder, 'saved.tgz');
    expect(await backup(file)).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(folder).sort()).toEqual(['data', 'saved.tgz']);
    expect((await backup(file)).errors).toBe(`${file} exists already: choose another name for the backup.\n`);
    expect((await restore(data, file)).errors).toMatch(
      /already has a site \(database\/postgresql, cache\): restore into an empty folder, or use --force/,
    );
    const forced = await restore(data, file, '--force');
    expect(forced).toMatchObject({ code: 0, errors: '' });
    const [, aside = ''] = /The previous data is in (\S+);/.exec(forced.output) ?? [];
    expect(existsSync(join(aside, 'database/postgresql/PG_VERSION'))).toBe(true);
    expect(existsSync(join(data, 'cache'))).toBe(false);
    await startSite(data);
    expect((await restore(data, file, '--force')).errors).toMatch(/is open in process \d+: stop that first/);
  });

  test('is refused if a file was changed, is missing, or was added', async () => {
    const saved = join(folder, 'saved');
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(saved);
    for (const name of ['changed', 'missing', 'same']) writeFileSync(join(saved, name), name);
    const database = { kind: 'embedded' as const, major: '18', rows: {} };
    const files = await hashFiles(saved);
    await writeManifest(saved, { version: '1.0.0', createdAt: new Date().toISOString(), database, parts: [], files });
    writeFileSync(join(saved, 'changed'), 'CHANGED');
    rmSync(join(saved, 'missing'));
    writeFileSync(join(saved, 'more'), '');
    expect(await restore(elsewhere, saved)).toEqual({
      code: 1,
      output: '',
      errors:
        'The backup is damaged:\n  changed has been changed\n  missing is missing\n  more is not in the manifest\n',
    });
    expect(readdirSync(elsewhere)).toEqual(['database']);
    rmSync(join(saved, 'manifest.json'));
    expect((await restore(elsewhere, saved)).errors).toBe(`${saved} is not a backup: it has no manifest.json.\n`);
    expect((await restore(elsewhere, join(folder, 'nowhere'))).errors).toMatch(/^There is no backup /);
  });
});

const ofServer = bin ? describe : describe.skip;
ofServer(`a backup of a PostgreSQL server${bin ? '' : ' (skipped: none on this machine)'}`, () => {
  let stop: () => Promise<void>;
  beforeEach(async () => {
    const server = await startPostgres([], bin ?? '');
    database = { DATABASE_URL: server.url };
    stop = server.stop;
  });
  afterEach(async () => {
    await stopSite();
    await stop();
  });

  saves(true);

  test('explains what to install if there is no pg_dump, and is not restored over tables or without a server', async () => {
    await withDatabase(data, async () => {});
    const saved = join(folder, 'saved');
    const without = await runCommandHere('backup.ts', { ...settings(data), PATH: folder }, [saved]);
    expect(without.errors).toMatch(/^pg_dump is not on PATH: install PostgreSQL's client programs/);
    expect(readdirSync(folder)).toEqual([]);
    expect(await backup(saved)).toMatchObject({ code: 0, errors: '' });
    expect((await restore(join(folder, 'elsewhere'), saved)).errors).toMatch(/^The database already has tables/);
    database = {};
    expect((await restore(join(folder, 'elsewhere'), saved)).errors).toMatch(
      /set DATABASE_URL to the database to restore it to/,
    );
  });
});
