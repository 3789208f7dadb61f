import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates a file without a name, which is deleted when it is closed. */
export async function unnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `feed-${randomUUID()}.part`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
