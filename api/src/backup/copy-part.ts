import { constants } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, realpath, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

export interface CopyOptions {
  /** Whether a file or folder of this name is left out. */
  isLeftOut?: (name: string) => boolean;
}

/**
 * Copies a file or folder of a site that runs; where the file system can, without copying its bytes. Links are followed, because
 * the backup must hold the bytes. A file that is deleted before its turn is left out, one that the target has already is kept.
 * @returns false where there is none
 * @throws StartupError for what is neither a file nor a folder, and for a folder that would be copied into itself
 */
export async function copyPart(source: string, target: string, { isLeftOut }: CopyOptions = {}): Promise<boolean> {
  if (!(await exists(source))) return false;
  const place = await realpath(dirname(target));
  await copyEntry(source, target, { isLeftOut: isLeftOut ?? (() => false), place, parents: [] });
  return true;
}

/** Also true for a link to nothing. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

interface Walk {
  isLeftOut: (name: string) => boolean;
  /** Folder of the whole copy. */
  place: string;
  /** The folders around this one. All are without links. */
  parents: string[];
}

async function copyEntry(source: string, target: string, walk: Walk): Promise<void> {
  const found = await stat(source);
  if (found.isDirectory()) {
    await copyFolder(source, target, walk);
    await chmod(target, found.mode);
  } else if (found.isFile()) {
    if (await exists(target)) return;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await utimes(target, found.atime, found.mtime);
  } else throw new StartupError(`${source} is neither a file nor a folder: nothing else can be saved.`);
}

async function copyFolder(source: string, target: string, walk: Walk): Promise<void> {
  const path = await realpath(source);
  if (walk.parents.includes(path)) throw new StartupError(`${source} is a link to a folder around it.`);
  if (`${walk.place}${sep}`.startsWith(`${path}${sep}`))
    throw new StartupError(`The backup would lie in ${source}, which it saves: choose another place.`);
  await mkdir(target, { recursive: true });
  const inside = { ...walk, parents: [...walk.parents, path] };
  for (const name of await readdir(source)) {
    if (walk.isLeftOut(name)) continue;
    const entry = join(source, name);
    try {
      await copyEntry(entry, join(target, name), inside);
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !(await exists(entry));
      if (!isGone) throw error;
    }
  }
}
