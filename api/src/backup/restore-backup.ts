import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { unpack } from './archive.ts';
import { differences } from './contents.ts';
import { copyIfThere } from './copy-folder.ts';
import { EMBEDDED, readCopy } from './embedded-copy.ts';
import { checkFiles } from './hash-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { CONTENT, partsOf, type SiteFolders } from './parts.ts';
import { DUMP, loadDump, othersConnected, rowsOf } from './postgres-programs.ts';

export interface RestoreOrder {
  config: SiteFolders;
  /** Folder or archive. Absolute. */
  source: string;
  /** Puts aside what is there. */
  force: boolean;
}

export interface RestoreReport {
  manifest: Manifest;
  /** Where what was there before is now; null where there was nothing. */
  aside: string | null;
}

/** Shells refuse a registry older than the one they remember there. */
const CACHE = 'cache';

/**
 * Makes a site of a backup; the embedded database must be locked by the caller. Nothing is touched before all of the backup was
 * compared with its manifest, and its database was opened and counted.
 * @throws StartupError with one line
 */
export async function restoreBackup({ config, source, force }: RestoreOrder): Promise<RestoreReport> {
  const targets = targetsOf(config);
  if (!force) await assertEmpty(config, targets);
  const copy = join(config.dataFolder, '.restoring');
  try {
    await take(source, copy);
    const manifest = await readManifest(copy, source);
    assertSameKind(manifest, config.databaseUrl);
    await checkFiles(copy, manifest.files);
    await checkDatabase(manifest, copy, config.databaseUrl);
    const aside = await putAside(config.dataFolder, targets);
    for (const part of [...manifest.parts, ...(config.databaseUrl ? [] : [EMBEDDED])]) {
      const target = targets.get(part) ?? join(config.dataFolder, part);
      await mkdir(dirname(target), { recursive: true });
      await copyOrMove(join(copy, part), target);
    }
    return { manifest, aside };
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
  const filled: string[] = [];
  for (const [part, path] of targets) if (await isFilled(path)) filled.push(part === CONTENT ? path : part);
  if (filled.length > 0)
    throw new StartupError(
      `${dataFolder} holds a site already (${filled.join(', ')}): restore into an empty folder, or use --force, which puts what is there aside.`,
    );
  if (!databaseUrl) return;
  if (Object.keys(await rowsOf(databaseUrl)).length > 0)
    throw new StartupError('The database holds tables already: use an empty one, or --force, which drops them.');
  if ((await othersConnected(databaseUrl)) > 0)
    throw new StartupError('The database is in use: stop the site first, or use --force.');
}

const isFilled = async (path: string): Promise<boolean> =>
  existsSync(path) && (!(await stat(path)).isDirectory() || (await readdir(path)).length > 0);

async function take(source: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true, mode: 0o700 });
  if (!existsSync(source)) throw new StartupError(`There is no backup ${source}.`);
  if ((await stat(source)).isDirectory()) await copyIfThere(source, copy);
  else
    await unpack(source, copy).catch((error: Error) => {
      throw new StartupError(`${source} is no backup, or damaged: ${error.message}`);
    });
}

function assertSameKind({ database }: Manifest, databaseUrl: string | null): void {
  if (database.kind === 'postgres' && !databaseUrl)
    throw new StartupError('The backup is of a PostgreSQL server: name the database to restore it to in DATABASE_URL.');
  if (database.kind === 'embedded' && databaseUrl)
    throw new StartupError('The backup is of an embedded database: restore it without DATABASE_URL.');
}

async function checkDatabase({ database }: Manifest, copy: string, url: string | null): Promise<void> {
  if (url) return loadDump(url, join(copy, DUMP), database.rows);
  const problems = differences(database.rows, (await readCopy(join(copy, EMBEDDED))).rows);
  if (problems.length > 0) throw new StartupError(['The database is not what was saved:', ...problems].join('\n  '));
}

async function putAside(dataFolder: string, targets: Map<string, string>): Promise<string | null> {
  const aside = join(dataFolder, `replaced-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`);
  let isUsed = false;
  for (const [part, path] of targets) {
    if (!(await isFilled(path))) continue;
    isUsed = true;
    await mkdir(dirname(join(aside, part)), { recursive: true, mode: 0o700 });
    await copyOrMove(path, join(aside, part));
  }
  return isUsed ? aside : null;
}

/** The content folder may lie on another disk. */
async function copyOrMove(source: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyIfThere(source, target);
    await rm(source, { recursive: true });
  });
}
