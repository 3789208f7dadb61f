import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FeedError } from '@facade/feed';
import { DELIVERY_PREFIX } from './sweep-leftovers.ts';
import { unpack } from './unpack.ts';

/** A delivery that can be imported. */
export interface Delivery {
  /** The feed itself. */
  file: string;
  /** Folder of its pictures, films and documents. */
  beside: string;
  /** The pictures of unchanged homes need not be delivered again. */
  isPacked: boolean;
  /** Deletes what was unpacked. */
  close(): Promise<void>;
}

/** Names of files that are still being written, or are not deliveries. */
const NOT_YET = /^\.|\.(part|tmp|filepart|crdownload|lock|ok|done|log|md5)$/i;

/** A file in a folder of deliveries. */
export interface Dropped {
  file: string;
  mtimeMs: number;
  size: number;
}

/**
 * The deliveries in a folder, the oldest first: a program puts a file there for each.
 * @returns null if the path is no folder
 */
export async function listDropped(path: string): Promise<Dropped[] | null> {
  if (!(await stat(path)).isDirectory()) return null;
  const names = await readdir(path, { withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && isDelivery(entry.name));
  const found = await Promise.all(
    files.map(async ({ name }) => {
      const { mtimeMs, size } = await stat(join(path, name));
      return { file: join(path, name), mtimeMs, size };
    }),
  );
  return found.sort((a, b) => a.mtimeMs - b.mtimeMs || (a.file < b.file ? -1 : 1));
}

const isDelivery = (name: string): boolean =>
  !NOT_YET.test(name) && name !== 'lookups.json' && /\.(xml|json|ndjson|jsonl|csv|tsv|txt|zip)$/i.test(name);

/**
 * Opens a file, an archive, or the newest file in a folder.
 * @param dataFolder where archives are unpacked
 * @throws FeedError if there is nothing to import
 */
export async function openDelivery(path: string, dataFolder: string): Promise<Delivery> {
  const dropped = await listDropped(path).catch(() => null);
  const file = dropped ? dropped.at(-1)?.file : path;
  if (!file) throw new FeedError('folderEmpty', { name: path });
  if (!(await isZip(file))) return { file, beside: dirname(file), isPacked: false, close: async () => {} };
  const folder = await mkdtemp(join(dataFolder, DELIVERY_PREFIX));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    return { file: await unpack(file, folder), beside: folder, isPacked: true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isZip(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  // A pipe is read once.
  if (!found?.isFile()) return false;
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(Buffer.from('PK\u0003\u0004'));
  } finally {
    await handle.close();
  }
}
