import { dirname, join } from 'node:path';
import type { Db } from '../database/index.ts';
import { libraryFolder, removeUnused } from '../pictures/library.ts';
import type { MeasurePicture } from '../pictures/measure.ts';
import { FeedError } from './reading/feed-error.ts';
import { type Feed, openFeed } from './reading/open-feed.ts';
import { type ImportReport, type OnProgress, Problems } from './report.ts';
import { runImport } from './run-import.ts';
import { createStaging, dropStaging } from './staging/create-staging.ts';
import { takeLease } from './staging/lease.ts';
import { usedFiles } from './staging/pictures.ts';

export interface ImportOptions {
  /** Feed of the CRM: one JSON document, or NDJSON. Its pictures are in the folder `pictures` beside it. */
  file: string;
  /** State folder; pictures are copied under it. */
  dataFolder: string;
  /** Also creates the accounts of the feed's `owners`: the sample agency's only, a real feed carries no password. */
  sample?: boolean;
  /** Only finds out what an import would change. */
  dryRun?: boolean;
  now?: Date;
  /** Ends the import as long as nothing of it is stored: it throws the signal's reason. */
  signal?: AbortSignal;
  /** Measures pictures whose size or colour is not known; in this process by default. */
  measure?: MeasurePicture;
  onProgress?: OnProgress;
}

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

/** The report of an import that did nothing because of these. */
export function refused(problems: Problems): ImportReport {
  const counts = { properties: 0, projects: 0, pictures: 0, added: 0, changed: 0, removed: 0 };
  const more = { errors: problems.more, warnings: 0 };
  return { imported: false, errors: problems.listed, warnings: [], more, counts, preview: null, revision: null };
}
