import { dirname, join } from 'node:path';
import type { Db } from '../database/index.ts';
import { libraryFolder, removeUnused } from '../pictures/library.ts';
import type { ImportOptions } from './import-run.ts';
import { FeedError } from './reading/feed-error.ts';
import { type Feed, openFeed } from './reading/open-feed.ts';
import { type ImportReport, Problems, refused } from './report.ts';
import { runImport } from './run-import.ts';
import { createStaging, dropStaging } from './staging/create-staging.ts';
import { takeLease } from './staging/lease.ts';
import { usedFiles } from './staging/pictures.ts';

/**
 * Imports a feed: everything or, when a single record is wrong, nothing. Only what differs from the import before is parsed and
 * written; until the end of the one transaction that does so, the site shows the catalogue before. What is expected to go
 * wrong is in the report; it throws only when the database does, or when another import is running.
 */
export async function importFeed(db: Db, options: ImportOptions): Promise<ImportReport> {
  let feed: Feed | null = null;
  try {
    feed = await openFeed(options.file, options.dataFolder);
    return await importOpen(db, feed, options);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const problems = new Problems();
    problems.add([error.problem]);
    return refused(problems);
  } finally {
    await feed?.close();
  }
}

async function importOpen(db: Db, feed: Feed, options: ImportOptions): Promise<ImportReport> {
  const lease = await takeLease(db);
  try {
    await createStaging(db);
    const folders = { source: join(dirname(options.file), 'pictures'), target: libraryFolder(options.dataFolder) };
    const report = await runImport({ db, feed, lease, folders, options });
    if (report.imported) await removeUnused(options.dataFolder, (files) => usedFiles(db, files));
    return report;
  } finally {
    // Where the database is gone, the next import does both.
    await dropStaging(db).catch(() => {});
    await lease.release().catch(() => {});
  }
}
