import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/**
 * Next to the files, in the data folder: a backup of the folder includes both, while a copy of the files alone cannot
 * be decrypted.
 */
const fileIn = (dataFolder: string): string => join(dataFolder, 'upload.key');

/**
 * The key that encrypts uploads: from the settings, else from the data folder, where the first upload creates it.
 * @param configured 32 bytes in base64; null: none
 */
export async function uploadKey(dataFolder: string, configured: string | null): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'base64');
  const file = fileIn(dataFolder);
  const known = await readKey(file);
  if (known) return known;
  // If several apis share the folder, the first one to link its key wins.
  const own = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, randomBytes(BYTES).toString('base64'), { mode: 0o600, flush: true });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own, { force: true });
  const made = await readKey(file);
  if (!made) throw new Error(`${file} has no key`);
  return made;
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : Buffer.from(text.trim(), 'base64');
}
