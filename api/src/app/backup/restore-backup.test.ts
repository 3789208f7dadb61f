import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../../platform/database/index.ts';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { findInstalled, type PostgresServer, startPostgres } from '../../testing/postgres/postgres-server.ts';
import { copyEmbedded } from './embedded-copy.ts';
import { hashFiles } from './hash-files.ts';
import { makeBackup } from './make-backup.ts';
import { writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const bin = findInstalled();
let folder: string;
let data: string;
let saved: string;

const picture = () => readFileSync(join(data, 'pictures/a.svg'), 'utf8');
const change = () => writeFileSync(join(data, 'pictures/a.svg'), 'changed');

/** Saves a site, including its content. */
async function save(databaseUrl: string | null): Promise<void> {
  const contentFolder = join(folder, 'content');
  for (const made of [contentFolder, join(data, 'pictures'), join(data, 'cache')]) mkdirSync(made, { recursive: true });
  writeFileSync(join(contentFolder, 'site.json'), '{}');
  writeFileSync(join(data, 'pictures/a.svg'), 'saved');
  writeFileSync(join(data, 'cache/registry.json'), 'of the site');
  if (!databaseUrl) await addEmbedded(data);
  const db = await openDatabase({ url: databaseUrl, folder: data });
  await makeBackup({
    config: { dataFolder: data, contentFolder, databaseUrl },
    target: saved,
    version: '1.0.0',
    copyDatabase: (target) => copyEmbedded(db, target),
  });
  await closeDatabase(db);
}

/** The content cannot be written: its parent is a file. It comes after all other folders. */
const restoreWithoutPlace = (databaseUrl: string | null) => {
  writeFileSync(join(folder, 'file'), '');
  const config = { dataFolder: data, contentFolder: join(folder, 'file/content'), databaseUrl };
  return restoreBackup({ config, source: saved, force: true });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-restore-'));
  data = join(folder, 'data');
  saved = join(folder, 'saved');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a restore that cannot move everything into place leaves the site unchanged', async () => {
  await save(null);
  change();
  const before = readdirSync(data).sort();
  await expect(restoreWithoutPlace(null)).rejects.toThrow(
    /^The backup cannot be moved into place: .*\nEverything was put back\.$/,
  );
  expect(readdirSync(data).sort()).toEqual(before);
  expect(picture()).toBe('changed');
  expect(readFileSync(join(data, 'cache/registry.json'), 'utf8')).toBe('of the site');
  await closeDatabase(await openDatabase({ url: null, folder: data }));
});

test('a restore does not overwrite files that it does not put aside', async () => {
  await save(null);
  rmSync(data, { recursive: true });
  mkdirSync(join(data, 'content'), { recursive: true });
  writeFileSync(join(data, 'content/precious'), 'precious');
  const config = { dataFolder: data, contentFolder: null, databaseUrl: null };
  await expect(restoreBackup({ config, source: saved, force: false })).rejects.toThrow('/content)');
  const { aside } = await restoreBackup({ config, source: saved, force: true });
  expect(readFileSync(join(aside ?? '', 'content/precious'), 'utf8')).toBe('precious');
  expect(readdirSync(join(data, 'content'))).toEqual(['site.json']);
});

test.each([
  '../victim',
  '/victim',
  '',
  '.',
  '..',
  'pictures/../../victim',
  'pictures//a',
  'database/pgdata',
  '.restoring',
])('a manifest that names the part "%s" is refused before anything is touched', async (part) => {
  mkdirSync(saved);
  mkdirSync(join(folder, 'victim'));
  const database = { kind: 'embedded' as const, major: '18', rows: {} };
  const createdAt = new Date().toISOString();
  await writeManifest(saved, { version: '1', createdAt, database, parts: [part], files: await hashFiles(saved) });
  const config = { dataFolder: data, contentFolder: null, databaseUrl: null };
  await expect(restoreBackup({ config, source: saved, force: true })).rejects.toThrow('cannot be read: it is damaged');
  expect(readdirSync(folder).sort()).toEqual(['data', 'saved', 'victim']);
});

const ofServer = bin ? describe : describe.skip;
ofServer(`a restore to a PostgreSQL server${bin ? '' : ' (skipped: none on this machine)'}`, () => {
  const { PATH } = process.env;
  let server: PostgresServer;
  let client: pg.Client;
  const rowsOf = async (statement: string): Promise<string[]> =>
    (await client.query({ text: statement, rowMode: 'array' })).rows.map(([value]) => String(value));
  const schemas = () => rowsOf("select nspname from pg_namespace where nspname !~ '^pg_|^information' order by 1");
  const countVisits = () => rowsOf('select day::text from visit');
  const visit = (day: string) => client.query(`insert into visit values ('${day}', 1, 'direct', 1)`);
  const restore = () => {
    const config = { dataFolder: data, contentFolder: null, databaseUrl: server.url };
    return restoreBackup({ config, source: saved, force: true });
  };

  beforeEach(async () => {
    process.env.PATH = [bin, PATH].join(delimiter);
    server = await startPostgres([], bin ?? '');
    await save(server.url);
    client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    await visit('2026-01-01');
    change();
  });
  afterEach(async () => {
    process.env.PATH = PATH;
    await client.end();
    await server.stop();
  });

  test('replaces the database and leaves nothing of the old one in it', async () => {
    const before = await schemas();
    await restore();
    expect([picture(), await countVisits(), await schemas()]).toEqual(['saved', [], before]);
  });

  test('leaves the database unchanged when the files cannot be moved into place', async () => {
    const before = await schemas();
    await expect(restoreWithoutPlace(server.url)).rejects.toThrow('Everything was put back.');
    expect([picture(), await countVisits(), await schemas()]).toEqual(['changed', ['2026-01-01'], before]);
  });

  test('leaves every schema unchanged when one belongs to somebody else', async () => {
    await client.query('create role site login; grant create on database postgres to site');
    // The schema whose change is refused comes last.
    await client.query(
      'create schema mine authorization site; alter schema public owner to site; create schema theirs',
    );
    const before = await schemas();
    const databaseUrl = server.url.replace('postgres@', 'site@');
    const config = { dataFolder: data, contentFolder: null, databaseUrl };
    await expect(restoreBackup({ config, source: saved, force: true })).rejects.toThrow(
      'must be owner of schema theirs',
    );
    expect([picture(), await schemas()]).toEqual(['changed', before]);
  });

  test('does not begin if an interrupted one left something aside, and explains how to go on', async () => {
    await client.query('create schema replaced_public');
    await expect(restore()).rejects.toThrow(
      'An interrupted restore left schemas in the database. The previous contents are in replaced_public: drop these, or',
    );
    expect([picture(), await countVisits()]).toEqual(['changed', ['2026-01-01']]);
  });
});
