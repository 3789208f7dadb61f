import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBEDDED_PREFIX } from '@facade/feed';

/** Begins the names of folders that archives are unpacked to. */
export const DELIVERY_PREFIX = 'delivery-';

/** No import takes so long, in milliseconds. */
const A_DAY = 24 * 3600_000;

/** Deletes the folders that imports of before left in the data folder, because their process was killed. */
export async function sweepLeftovers(dataFolder: string): Promise<void> {
  const names = await readdir(dataFolder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(EMBEDDED_PREFIX) || one.startsWith(DELIVERY_PREFIX))) {
    const path = join(dataFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > A_DAY) await rm(path, { recursive: true, force: true });
  }
}
