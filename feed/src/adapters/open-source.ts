import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problems } from '../problems.ts';
import { Feed } from '../reading/open-feed.ts';
import { unnamedFile } from '../reading/unnamed-file.ts';
import { chooseAdapter } from './adapters.ts';
import { type Conversion, convert } from './convert.ts';
import { EMBEDDED_PREFIX } from './embedded-files.ts';
import { loadAdapter } from './load-adapter.ts';
import { readBeginning } from './recognition/beginning.ts';

/** The feed for an import, and the problems of its source. The feed is another than the source if an adapter converted it. */
export interface OpenSource extends Conversion {
  feed: Feed;
  /** Folder of the files that were embedded in the source, if any; the caller deletes it. */
  embedded: string;
}

/**
 * The feed in a file, converted by an adapter if necessary.
 * @param order.folder folder for the temporary feed of an adapter
 * @param order.adapterFile the agency's own adapter
 * @throws FeedError if it cannot be read
 */
export async function openSource(
  feed: Feed,
  order: {
    name: string;
    folder: string;
    format?: string;
    adapterFile?: string | null;
    signal?: AbortSignal;
    fetches?: (address: string) => boolean;
  },
): Promise<OpenSource> {
  const { name, folder, format, adapterFile, signal, fetches } = order;
  const embedded = join(folder, `${EMBEDDED_PREFIX}${randomUUID()}`);
  const beginning = await readBeginning(feed.file);
  const own = adapterFile ? await loadAdapter(adapterFile) : null;
  const adapter = chooseAdapter(beginning, format, own);
  if (!adapter) return { feed, errors: new Problems(), warnings: new Problems(), isPartial: false, embedded: '' };
  const lines = await unnamedFile(folder);
  try {
    const lookups = join(dirname(name), 'lookups.json');
    const conversion = await convert(feed.file, lines, { adapter, beginning, lookups, embedded, signal, fetches });
    await feed.checkUnchanged();
    const { size, mtimeMs } = await lines.stat();
    const converted = new Feed(lines, 'feed.ndjson', { size, changedAt: mtimeMs });
    return { ...conversion, feed: converted, embedded };
  } catch (error) {
    await lines.close();
    await rm(embedded, { recursive: true, force: true });
    throw error;
  }
}
