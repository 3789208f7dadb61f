import { constants } from 'node:fs';
import { access, chmod, lstat, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainText, writeAtomically, writtenLike } from '../../../kernel/index.ts';

/** A file that cannot be edited here: a link to another place, or outside the folder. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}

/** The text of a file of the content folder, byte for byte; null if it does not exist. */
const readRaw = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(ifMissing(null));

/** The plain text of a file; null if it does not exist. */
async function readContentFile(folder: string, file: string): Promise<string | null> {
  const raw = await readRaw(await plainPath(folder, file));
  return raw === null ? null : plainText(raw);
}

/** Plain texts of several files. */
export async function readContentFiles(folder: string, files: readonly string[]): Promise<Map<string, string | null>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await readContentFile(folder, file)] as const)));
}

/** Whether files of the folder can be changed. */
export const canWrite = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/**
 * Writes each plain text atomically, with the line endings that its file had, or removes the file (null). If one fails, the files
 * before it are restored.
 */
export async function writeContentFiles(folder: string, edits: ReadonlyMap<string, string | null>): Promise<void> {
  const before = await readContentFiles(folder, [...edits.keys()]);
  const done: string[] = [];
  try {
    for (const [file, text] of edits) {
      await writeOne(await plainPath(folder, file), text);
      done.push(file);
    }
  } catch (error) {
    for (const file of done) await writeOne(await plainPath(folder, file), before.get(file) ?? null);
    throw error;
  }
}

async function writeOne(path: string, text: string | null): Promise<void> {
  if (text === null) return rm(path, { force: true });
  const former = await readRaw(path);
  // Who may use the folder may also use a new file in it.
  const like = await stat(path).catch(() => stat(dirname(path)).catch(ifMissing(null)));
  await writeAtomically(path, async (part) => {
    await writeFile(part, former === null ? text : writtenLike(text, former), { flush: true });
    if (like) await chmod(part, like.mode & 0o666);
  });
}

/** The absolute path of a file; no part of it may be a link out of the folder. */
async function plainPath(folder: string, file: string): Promise<string> {
  const parts = file.split('/');
  if (parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) throw new RefusedFile(file);
  let path = await realpath(folder);
  for (const part of parts) {
    path = join(path, part);
    const found = await lstat(path).catch(ifMissing(null));
    if (found?.isSymbolicLink()) throw new RefusedFile(file);
  }
  return path;
}

const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
