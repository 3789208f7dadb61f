import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Puts a whole file in place unless there is one; says whether it did. Written beside and linked: the file system refuses a
 * name that is taken, and nobody ever sees half a file.
 */
export async function createFile(file: string, bytes: Uint8Array, mode = 0o644): Promise<boolean> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { mode });
    await link(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
