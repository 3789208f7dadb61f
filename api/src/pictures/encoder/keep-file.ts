import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of a file that is being written. */
export const UNFINISHED = '.part';

/**
 * Writes a file under its final name only when it is complete.
 * @returns null, or why it could not be written, such as `ENOSPC`: nothing of it is left then
 */
export async function keepFile(file: string, bytes: Buffer): Promise<string | null> {
  const part = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
    return null;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
