import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { STAY } from '@facade/platform/registry';

/** Folder of those files, in the data folder. */
export const earlierFilesIn = (data: string): string => join(data, 'shell');

/** Every day a running shell notes that its files are in use. In milliseconds. */
export const NOTE_USE = 24 * 3600_000;

/**
 * Keeps a copy of the browser's files of this build in `kept`, beside those of earlier builds: tabs that were opened before an
 * upgrade request theirs for days. The date of a file says when a shell last used it; as with releases, a week later it is
 * removed. Call it daily.
 */
export async function keepEarlierFiles(web: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true });
  const known = new Set(await readdir(kept));
  for (const file of await readdir(web)) {
    const copy = join(kept, file);
    if (!known.has(file)) await copyWhole(join(web, file), copy);
    await utimes(copy, now, now);
  }
  for (const file of known) {
    const { mtimeMs } = await stat(join(kept, file));
    if (now.getTime() - mtimeMs > STAY) await rm(join(kept, file));
  }
}

/** Another shell may serve the folder meanwhile: never half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`;
  await copyFile(from, half);
  await rename(half, to);
}
