import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Creates a complete file unless it exists; returns whether it did. Written beside and linked: linking fails if the name is
 * taken, and readers never see half a file.
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
