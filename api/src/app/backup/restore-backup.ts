import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import { PGLITE } from '../../platform/index.ts';
import { unpack } from './archive.ts';
import { differences, type Rows } from './contents.ts';
import { EMBEDDED, readCopy } from './embedded-copy.ts';
import { checkFiles } from './hash-files.ts';
import { loadDatabase } from './load-database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { CONTENT, partsOf, RESTORING, type SiteFolders } from './parts.ts';
import { DUMP, othersConnected, rowsOf } from './postgres-programs.ts';
import { isFilled, putInPlace } from './put-in-place.ts';

export interface RestoreOrder {
  config: SiteFolders;
  /** Absolute path of a folder or archive. */
  source: string;
  /** Puts the previous contents aside. */
  force: boolean;
}

export interface RestoreReport {
  manifest: Manifest;
  /** Where the previous contents are now; null if there were none. */
  aside: string | null;
}

/** Shells refuse a registry older than the one they have cached there. */
const CACHE = 'cache';

/**
 * Restores a site from a backup; the caller must have locked the embedded database. Changes nothing until the whole backup
 * matches its manifest, and reverts everything if a later step fails.
 * @throws StartupError with one line
 */
export async function restoreBackup({ config, source, force }: RestoreOrder): Promise<RestoreReport> {
  const { dataFolder, databaseUrl } = config;
  const targets = targetsOf(config);
  if (!force) await assertEmpty(config, targets);
  const copy = join(dataFolder, RESTORING);
  try {
    await take(source, copy);
    const manifest = await readManifest(copy, source);
    assertSameKind(manifest, databaseUrl);
    const others = new Map(
      manifest.parts.filter((part) => !targets.has(part)).map((part) => [part, join(dataFolder, part)]),
    );
    if (!force) await assertNotFilled(dataFolder, others);
    await checkFiles(copy, manifest.files);
    const aside = join(dataFolder, `replaced-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`);
    const parts = [...manifest.parts, ...(databaseUrl ? [] : [EMBEDDED])];
    const place = () => putInPlace({ copy, parts, targets: new Map([...targets, ...others]), aside });
    const { rows } = manifest.database;
    if (!databaseUrl) await checkEmbedded(copy, rows);
    const isAside = await (databaseUrl ? loadDatabase(databaseUrl, { file: join(copy, DUMP), rows }, place) : place());
    return { manifest, aside: isAside ? aside : null };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new StartupError(`${source} cannot be restored: ${message}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Where each part goes, and what must not be there. */
function targetsOf(site: SiteFolders): Map<string, string> {
  const targets = partsOf(site);
  if (!site.databaseUrl) targets.set(EMBEDDED, join(site.dataFolder, EMBEDDED));
  return targets.set(CACHE, join(site.dataFolder, CACHE));
}

async function assertEmpty({ dataFolder, databaseUrl }: SiteFolders, targets: Map<string, string>) {
  await assertNotFilled(dataFolder, targets);
  if (!databaseUrl) return;
  if (Object.keys(await rowsOf(databaseUrl)).length > 0)
    throw new StartupError('The database already has tables: use an empty one, or --force, which drops them.');
  if ((await othersConnected(databaseUrl)) > 0)
    throw new StartupError('The database is in use: stop the site first, or use --force.');
}

async function assertNotFilled(dataFolder: string, targets: Map<string, string>): Promise<void> {
  const filled: string[] = [];
  for (const [part, path] of targets) if (await isFilled(path)) filled.push(part === CONTENT ? path : part);
  if (filled.length > 0)
    throw new StartupError(
      `${dataFolder} already has a site (${filled.join(', ')}): restore into an empty folder, or use --force, which puts the existing site aside.`,
    );
}

async function take(source: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true, mode: 0o700 });
  if (!existsSync(source)) throw new StartupError(`There is no backup ${source}.`);
  if ((await stat(source)).isDirectory())
    await cp(source, copy, {
      recursive: true,
      dereference: true,
      mode: constants.COPYFILE_FICLONE,
      preserveTimestamps: true,
    });
  else
    await unpack(source, copy).catch((error: Error) => {
      throw new StartupError(`${source} is not a backup, or it is damaged: ${error.message}`);
    });
}

function assertSameKind({ database, files }: Manifest, databaseUrl: string | null): void {
  if (database.kind === 'postgres' && !databaseUrl)
    throw new StartupError('The backup is of a PostgreSQL server: set DATABASE_URL to the database to restore it to.');
  if (database.kind === 'embedded' && databaseUrl)
    throw new StartupError('The backup is of an embedded database: restore it without DATABASE_URL.');
  if (files[`database/${PGLITE}/PG_VERSION`])
    throw new StartupError(
      'The database of the backup is one of an earlier version of Facade: restore it with that version, and convert it with this one.',
    );
}

async function checkEmbedded(copy: string, expected: Rows): Promise<void> {
  const problems = differences(expected, (await readCopy(join(copy, EMBEDDED))).rows);
  if (problems.length > 0) throw new StartupError(['The database differs from the backup:', ...problems].join('\n  '));
}
