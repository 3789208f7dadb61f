import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of a file that is being written. */
export const UNFINISHED = '.part';

/**
 * Makes a file that has its name only when it is complete: nobody reads half of it, and where `write` fails nothing of it is left.
 * @param write gets the path to write to
 */
export async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await write(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
