import { constants } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, realpath, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { StartupError } from '../../kernel/index.ts';

export interface CopyOptions {
  /** Whether a file or folder of this name is skipped. */
  isLeftOut?: (name: string) => boolean;
}

/**
 * Copies a file or folder of a running site, by reference if the file system can. Follows links, because the backup must
 * contain the bytes. Skips a file that is deleted before its turn, and one that the target already has.
 * @returns false if there is none
 * @throws StartupError for anything but files and folders, and for a folder that would be copied into itself
 */
export async function copyPart(source: string, target: string, { isLeftOut }: CopyOptions = {}): Promise<boolean> {
  if (!(await exists(source))) return false;
  const place = await realpath(dirname(target));
  await copyEntry(source, target, { isLeftOut: isLeftOut ?? (() => false), place, parents: [] });
  return true;
}

/** Also true for a dangling link. */
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
  /** The parent folders, with links resolved. */
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
  } else throw new StartupError(`${source} is neither a file nor a folder: only these can be saved.`);
}

async function copyFolder(source: string, target: string, walk: Walk): Promise<void> {
  const path = await realpath(source);
  if (walk.parents.includes(path)) throw new StartupError(`${source} is a link to one of its parent folders.`);
  if (`${walk.place}${sep}`.startsWith(`${path}${sep}`))
    throw new StartupError(`The backup would be inside ${source}, which it saves: choose another place.`);
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
