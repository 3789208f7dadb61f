import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../files/write-whole.ts';
import { CACHED_NAMES } from './variant.ts';

/** A file that is being written is younger, in milliseconds. */
const ABANDONED = 10 * 60_000;

/**
 * Deletes what the cache of variants need not hold: folders of masters that are gone, sizes that are no longer served, files that
 * were never finished. What it cannot delete, it leaves.
 * @param keys of every master there is
 * @returns how many files and folders went
 */
export async function sweepVariants(folder: string, keys: ReadonlySet<string>): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const unneeded = keys.has(name) ? await unneededFiles(path) : [path];
    for (const one of unneeded) {
      const isGone = await rm(one, { recursive: true, force: true }).then(
        () => true,
        () => false,
      );
      if (isGone) removed += 1;
    }
  }
  return removed;
}

async function unneededFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const unneeded: string[] = [];
  for (const name of names.filter((one) => !CACHED_NAMES.has(one))) {
    const file = join(folder, name);
    if (!name.endsWith(UNFINISHED) || (await isAbandoned(file))) unneeded.push(file);
  }
  return unneeded;
}

const isAbandoned = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ABANDONED,
    () => false,
  );
