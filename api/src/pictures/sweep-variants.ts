import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../kernel/index.ts';
import { CACHED_NAMES } from './variant.ts';

/** An unfinished file older than this was abandoned, in milliseconds. */
const ABANDONED = 10 * 60_000;

/** Names looked up per batch. */
const AT_ONCE = 1000;

/**
 * Deletes unneeded files of the variant cache: folders of removed masters, sizes that are no longer served, unfinished
 * files. Skips files that cannot be deleted.
 * @param findKeys returns those of these names that are keys of masters; called in batches
 * @returns the number of deleted files and folders
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
