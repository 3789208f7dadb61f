import { createWriteStream } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '@facade/feed';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What a delivery may contain. Beyond that it is not one of an agency, but a mistake or an attack. */
const DELIVERY_LIMITS = {
  /** Files in an archive. */
  files: 100_000,
  /** All unpacked files together, in bytes. */
  unpacked: 20e9,
  /** One unpacked file, in bytes. */
  file: 4e9,
  /** How many times larger than packed all files together may be. Text packs to a tenth; beyond this it is made to fill the disk. */
  ratio: 200,
} as const;

/** The folder beside a feed that files of an extension belong into. Others are not unpacked. */
const FOLDERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg', 'heic', 'gif'].map((name) => [name, 'pictures'])),
  ...Object.fromEntries(['mp4', 'webm'].map((name) => [name, 'films'])),
  pdf: 'documents',
};

const FEEDS = new Set(['xml', 'json', 'ndjson', 'jsonl', 'csv', 'tsv', 'txt']);
const ARCHIVES = new Set(['zip', 'gz', 'tgz', '7z', 'rar', 'tar', 'bz2', 'xz']);

/** The settings of adapters, which are not a feed. */
const LOOKUPS = 'lookups.json';

/**
 * Unpacks a ZIP archive as a CRM sends it: a feed, and its pictures, films and documents in any folders. They are put where an import
 * expects them: the feed in the folder, pictures in `pictures/` and so on, by their names alone.
 * @returns the path of the feed
 * @throws FeedError if it is not such an archive, or more than a delivery contains
 */
export async function unpack(archive: string, folder: string): Promise<string> {
  const zip = await openPromise(archive).catch((error: Error) => refuse(error));
  try {
    return await unpackAll(zip, { folder, packed: (await stat(archive)).size });
  } catch (error) {
    throw error instanceof FeedError || (error as NodeJS.ErrnoException).code ? error : refuse(error as Error);
  } finally {
    zip.close();
  }
}

const refuse = ({ message }: Error): never => {
  throw new FeedError('zipUnreadable', { reason: message });
};

async function unpackAll(zip: ZipFile, { folder, packed }: { folder: string; packed: number }): Promise<string> {
  const feeds: string[] = [];
  const names = new Set<string>();
  let size = 0;
  if (zip.entryCount > DELIVERY_LIMITS.files) throw new FeedError('zipFiles', { most: DELIVERY_LIMITS.files });
  for await (const entry of zip.eachEntry()) {
    const target = targetOf(entry);
    if (!target) continue;
    size += entry.uncompressedSize;
    if (entry.isEncrypted()) throw new FeedError('zipPassword');
    if (entry.uncompressedSize > DELIVERY_LIMITS.file || size > DELIVERY_LIMITS.unpacked)
      throw new FeedError('zipLarge', { gb: DELIVERY_LIMITS.unpacked / 1e9 });
    if (size > packed * DELIVERY_LIMITS.ratio) throw new FeedError('zipRatio', { ratio: DELIVERY_LIMITS.ratio });
    const path = join(folder, target.folder, target.name);
    if (names.has(path)) throw new FeedError('zipTwice', { name: target.name });
    names.add(path);
    if (target.isFeed) feeds.push(path);
    await mkdir(join(folder, target.folder), { recursive: true });
    // Fails if the entry is longer than it says.
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
    // An unchanged picture has its old date.
    await utimes(path, entry.getLastModDate(), entry.getLastModDate());
  }
  const [feed, other] = feeds;
  if (!feed) throw new FeedError('zipNoFeed');
  if (other) throw new FeedError('zipFeeds', { names: feeds.map((one) => basename(one)).join(', ') });
  return feed;
}

/** Where a file belongs; null if it is not needed. Names with `..` or a drive are refused by the library. */
function targetOf({ fileName }: Entry): { folder: string; name: string; isFeed: boolean } | null {
  const name = basename(fileName);
  const extension = extname(name).slice(1).toLowerCase();
  // Folders, and what macOS adds.
  if (fileName.endsWith('/') || name.startsWith('.') || fileName.startsWith('__MACOSX/')) return null;
  if (ARCHIVES.has(extension)) throw new FeedError('zipNested', { name });
  if (name === LOOKUPS) return { folder: '', name, isFeed: false };
  if (FEEDS.has(extension)) return { folder: '', name, isFeed: true };
  const folder = FOLDERS[extension];
  return folder ? { folder, name, isFeed: false } : null;
}
