import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of a file that is being written. */
export const UNFINISHED = '.part';

/**
 * Writes a file atomically: it gets its name when it is complete, and nothing remains if `write` fails.
 * @param write receives the path to write to
 */
export async function writeAtomically(file: string, write: (part: string) => Promise<void>): Promise<void> {
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
