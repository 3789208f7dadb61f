import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../files/write-whole.ts';
import { CACHED_NAMES } from './variant.ts';

/** A file that is being written is younger, in milliseconds. */
const ABANDONED = 10 * 60_000;

/** Names that are asked for together. */
const AT_ONCE = 1000;

/**
 * Deletes what the cache of variants need not hold: folders of masters that are gone, sizes that are no longer served, files that
 * were never finished. What it cannot delete, it leaves.
 * @param findKeys those of these names that are keys of masters; asked for some names at a time
 * @returns how many files and folders went
 */
export async function sweepVariants(
  folder: string,
  findKeys: (names: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const keys = await findKeys(some);
    for (const name of some) {
      const path = join(folder, name);
      const unneeded = keys.has(name) ? await unneededFiles(path) : [path];
      for (const one of unneeded) if (await isRemoved(one)) removed += 1;
    }
  }
  return removed;
}

const isRemoved = (path: string): Promise<boolean> =>
  rm(path, { recursive: true, force: true }).then(
    () => true,
    () => false,
  );

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
