import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file of so many bytes into the folder, and removes it. An empty file fits on a full disk.
 * @throws an error of the file system with its `code`
 */
export async function probeFolder(folder: string, bytes: number): Promise<void> {
  // Unique: processes of different containers have the same id.
  const probe = join(folder, `.writable-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, Buffer.alloc(bytes));
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
