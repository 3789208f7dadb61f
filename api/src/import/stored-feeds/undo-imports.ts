import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportOptions } from '../import-run.ts';
import type { ImportReport } from '../report.ts';
import { FEEDS, StoredFeeds } from './stored-feeds.ts';

/**
 * Brings the homes back to what they were before the last imports, by importing the feed of that time.
 * @param count how many imports to undo
 * @throws StartupError if there is no feed from so long ago
 */
export async function undoImports(
  db: Db,
  { count, ...options }: Omit<ImportOptions, 'file'> & { count: number },
): Promise<ImportReport> {
  const kept = new StoredFeeds(options.dataFolder, options.source ?? '');
  const feeds = await kept.list();
  const wanted = feeds[count];
  if (!wanted)
    throw new StartupError(
      `Only ${Math.max(0, feeds.length - 1)} imports can be undone: earlier feeds are not stored.`,
    );
  const folder = join(options.dataFolder, FEEDS, 'undone');
  await mkdir(folder, { recursive: true });
  try {
    const file = await kept.unpack(wanted, folder);
    const report = await importFeed(db, {
      ...options,
      file,
      format: wanted.format,
      beside: dirname(wanted.file),
      allowRemovals: Number.POSITIVE_INFINITY,
    });
    if (report.imported) await kept.drop(feeds.slice(0, count));
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
