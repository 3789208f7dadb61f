import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Feed } from '@facade/feed';

/** Below the data folder. */
export const FEEDS = 'feeds';

/** The feed that the site shows, and those before it: as many imports can be undone. */
const KEPT = 1 + 3;

/** Text compresses to an eighth, at the speed of a disk. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** What belongs to the homes beside the file that adapters read. */
const LOOKUPS = 'lookups.json';

/** What is known about a copy of a feed. */
interface Delivered {
  /** Where the feed was: its pictures, films and documents are beside it. */
  file: string;
  format: string;
  size: number;
}

/** A copy of an imported feed. */
export interface StoredFeed extends Delivered {
  /** Name of its folder, in the order of the imports. */
  name: string;
}

/** Copies of the last imported feeds: an import that cut the offer short is recognized by them, and undone with them. */
export class StoredFeeds {
  readonly #folder: string;

  /** @param source name of the feed */
  constructor(dataFolder: string, source: string) {
    this.#folder = join(dataFolder, FEEDS, ...(source ? ['named', source] : []));
  }

  /** The newest first. */
  async list(): Promise<StoredFeed[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => /^\d+$/.test(name));
    const newest = names.sort((a, b) => Number(b) - Number(a));
    return Promise.all(
      newest.map(async (name) => {
        const text = await readFile(join(this.#folder, name, 'delivered.json'), 'utf8');
        return { name, ...(JSON.parse(text) as Delivered) };
      }),
    );
  }

  /** Keeps a copy of a feed that was imported, and drops the oldest. */
  async keep(feed: Feed, { file, format = 'auto' }: { file: string; format?: string | undefined }): Promise<void> {
    const [last] = await this.list();
    const name = String(Math.max(Date.now(), Number(last?.name ?? 0) + 1));
    // Only one import runs at a time: what is there was left by one that was killed.
    const part = join(this.#folder, 'unfinished');
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    await pipeline(feed.stream(), createZstdCompress(FAST), createWriteStream(join(part, 'feed.zst')));
    const lookups = await readFile(join(dirname(file), LOOKUPS)).catch(() => null);
    if (lookups) await writeFile(join(part, LOOKUPS), lookups);
    const delivered: Delivered = { file, format, size: feed.size };
    await writeFile(join(part, 'delivered.json'), JSON.stringify(delivered));
    await rename(part, join(this.#folder, name));
    await this.drop((await this.list()).slice(KEPT));
  }

  async drop(feeds: readonly StoredFeed[]): Promise<void> {
    for (const { name } of feeds) await rm(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Writes a feed and its lookups to a folder; returns the path of the feed, which has its old name. */
  async unpack({ name, file }: StoredFeed, folder: string): Promise<string> {
    const [from, to] = [join(this.#folder, name), join(folder, basename(file))];
    const lookups = await readFile(join(from, LOOKUPS)).catch(() => null);
    if (lookups) await writeFile(join(folder, LOOKUPS), lookups);
    await pipeline(createReadStream(join(from, 'feed.zst')), createZstdDecompress(), createWriteStream(to));
    return to;
  }

  /** Whether a feed is only the beginning of the last one. */
  async isCutOff(feed: Feed): Promise<boolean> {
    const [last] = await this.list();
    if (!last || feed.size >= last.size) return false;
    const source = createReadStream(join(this.#folder, last.name, 'feed.zst'));
    const parts = createZstdDecompress();
    source.on('error', (error) => parts.destroy(error)).pipe(parts);
    try {
      let place = 0;
      for await (const part of parts) {
        const start = (part as Buffer).subarray(0, feed.size - place);
        const [bytes] = await feed.read([{ place, size: start.length }]);
        if (!bytes?.equals(start)) return false;
        place += start.length;
        if (place === feed.size) return true;
      }
      return false;
    } finally {
      source.destroy();
    }
  }
}
