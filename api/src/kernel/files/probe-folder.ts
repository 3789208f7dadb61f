import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file of this many bytes into the folder, and removes it. An empty file would fit even on a full disk.
 * @throws an error of the file system with its `code`
 */
export async function probeFolder(folder: string, bytes: number): Promise<void> {
  // Unique: processes in different containers may have the same id.
  const probe = join(folder, `.writable-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, Buffer.alloc(bytes));
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
