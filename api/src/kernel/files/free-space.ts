import { statfs } from 'node:fs/promises';

/** Free space for this user where the folder is, in bytes. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
