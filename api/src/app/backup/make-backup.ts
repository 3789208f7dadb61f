import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import { isArchive, pack } from './archive.ts';
import { copyPart } from './copy-part.ts';
import { EMBEDDED, majorOf, readCopy } from './embedded-copy.ts';
import { hashFiles } from './hash-files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { missingIn } from './missing-in.ts';
import { isPart, isUnfinished, PICTURES, partsOf, type SiteFolders } from './parts.ts';
import { DUMP, dump } from './postgres-programs.ts';

export interface BackupOrder {
  config: SiteFolders;
  /** Absolute path of a folder or archive that does not exist yet. */
  target: string;
  /** Version of Facade. */
  version: string;
  /** Copies the files of the embedded database. */
  copyDatabase(target: string): Promise<void>;
}

/** What was saved; `missing` are pictures and releases that the site references but does not have. */
export interface BackupReport {
  manifest: Omit<Manifest, 'format'>;
  missing: string[];
}

/**
 * Saves the whole site while it runs. The target appears once it is complete and the database in it was opened and counted.
 * @throws StartupError with one line
 */
export async function makeBackup(order: BackupOrder): Promise<BackupReport> {
  const { target } = order;
  assertSite(order.config);
  if (existsSync(target)) throw new StartupError(`${target} exists already: choose another name for the backup.`);
  const part = join(dirname(target), `.${basename(target)}.part`);
  const packed = `${part}.tar`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(part, { recursive: true, force: true });
    await mkdir(part);
    const report = await collect(order, part);
    if (isArchive(target)) await pack(part, packed, { gzip: !target.endsWith('.tar') });
    await rename(isArchive(target) ? packed : part, target);
    return report;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new StartupError(`The backup ${target} cannot be written: ${message}`);
  } finally {
    for (const left of [part, packed]) await rm(left, { recursive: true, force: true });
  }
}

/** Otherwise a backup of a wrong folder would succeed, but be empty. */
function assertSite(config: SiteFolders): void {
  const { dataFolder, databaseUrl } = config;
  if (!databaseUrl && !existsSync(join(dataFolder, EMBEDDED)))
    throw new StartupError(
      `There is no database in ${dataFolder}: set FACADE_DATA or DATABASE_URL to that of the site.`,
    );
  for (const [part, path] of partsOf(config))
    if (!isPart(part)) throw new StartupError(`${path} cannot be saved as content: it needs a folder of its own.`);
}

async function collect(order: BackupOrder, folder: string): Promise<BackupReport> {
  const { databaseUrl } = order.config;
  const createdAt = new Date().toISOString();
  const copy = (part: string, source: string) =>
    copyPart(source, join(folder, part), { isLeftOut: (name) => isUnfinished(part, name) });
  const sources = partsOf(order.config);
  // Again after the database: in between an import may have added pictures that the saved database names, or deleted some.
  await copy(PICTURES, sources.get(PICTURES) ?? '');
  const database = databaseUrl ? await saveServer(databaseUrl, folder) : await saveEmbedded(order, folder);
  const parts: string[] = [];
  for (const [part, source] of sources) if (await copy(part, source)) parts.push(part);
  const { pictures, ...saved } = database;
  const missing = await missingIn(folder, pictures);
  const manifest = { version: order.version, createdAt, database: saved, parts, files: await hashFiles(folder) };
  await writeManifest(folder, manifest);
  return { manifest, missing };
}

type Saved = Manifest['database'] & { pictures: string[] };

async function saveServer(url: string, folder: string): Promise<Saved> {
  return { kind: 'postgres', ...(await dump(url, join(folder, DUMP))) };
}

async function saveEmbedded({ copyDatabase }: BackupOrder, folder: string): Promise<Saved> {
  const target = join(folder, EMBEDDED);
  await mkdir(dirname(target));
  await copyDatabase(target);
  return { kind: 'embedded', major: await majorOf(target), ...(await readCopy(target)) };
}
