import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Feed, FeedError, openFeed, openSource, problemsOf } from '@facade/feed';
import { sql } from 'kysely';
import { documentFiles, readRevision } from '../catalogue/index.ts';
import { libraryFolder, removeUnused } from '../pictures/index.ts';
import type { Db } from '../platform/index.ts';
import { type Delivery, openDelivery } from './delivery/open-delivery.ts';
import { sweepLeftovers } from './delivery/sweep-leftovers.ts';
import { takeFiles } from './feed-folders.ts';
import { PictureFetcher } from './fetching/picture-fetcher.ts';
import { allowedAddress } from './fetching/picture-hosts.ts';
import type { ImportOptions, ImportRun } from './import-run.ts';
import { readNear } from './near-files.ts';
import { type ImportReport, type OnProgress, refused, withWarnings } from './report.ts';
import { runImport } from './run-import.ts';
import { storeRun } from './runs/import-runs.ts';
import { createStaging, dropStaging } from './staging/create-staging.ts';
import { isFirst } from './staging/first-catalogue.ts';
import { takeLease } from './staging/lease.ts';
import { usedFiles } from './staging/picture-files.ts';
import { StoredFeeds } from './stored-feeds/stored-feeds.ts';

/**
 * Imports a feed. A home with an error stays as it was, and the others are imported; a feed that cannot be read, or would remove too many
 * homes, changes nothing. Only differences from the previous import are parsed and written, in one transaction; until its end, the site
 * shows the old catalogue. Expected problems are in the report. It throws only on errors of the database, or if another import is running.
 */
export async function importFeed(db: Db, options: ImportOptions): Promise<ImportReport> {
  const beganAt = new Date();
  const report = await importDelivered(db, options);
  const { file, source = '', dryRun, sample } = options;
  if (!dryRun && !sample) await storeRun(db, report, { source, file, beganAt });
  return report;
}

async function importDelivered(db: Db, options: ImportOptions): Promise<ImportReport> {
  let delivery: Delivery | null = null;
  let delivered: Feed | null = null;
  let feed: Feed | null = null;
  let embedded = '';
  try {
    const { dataFolder, format, adapterFile, signal } = options;
    await sweepLeftovers(dataFolder);
    delivery = await openDelivery(options.file, dataFolder);
    const { file, beside, isPacked } = delivery;
    delivered = await openFeed(file, dataFolder);
    const fetches = (address: string) => allowedAddress(address, options.pictureHosts ?? []) !== null;
    const order = { name: file, folder: dataFolder, format, adapterFile, signal, fetches };
    const source = await openSource(delivered, order);
    feed = source.feed;
    const { isPartial, errors, warnings } = source;
    embedded = source.embedded;
    const opened = {
      feed,
      embedded,
      delivered,
      isPartial,
      errors,
      isTextlessSaid: feed !== delivered && !adapterFile,
      mayLackPictures: isPacked || options.beside !== undefined,
    };
    const report = await importOpen(db, opened, { ...options, file }, options.beside ?? beside);
    return withWarnings(report, warnings);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return refused(problemsOf(error.problem));
  } finally {
    await delivered?.close();
    if (feed !== delivered) await feed?.close();
    if (embedded) await rm(embedded, { recursive: true, force: true });
    await delivery?.close();
  }
}

type Opened = Pick<ImportRun, 'feed' | 'delivered' | 'isPartial' | 'isTextlessSaid' | 'errors' | 'mayLackPictures'> & {
  embedded: string;
};

/**
 * @param opened the file as delivered, and the feed that it was converted to
 * @param beside folder of its pictures, films and documents
 */
async function importOpen(db: Db, opened: Opened, options: ImportOptions, beside: string): Promise<ImportReport> {
  const lease = await takeLease(db);
  try {
    const first = !options.dryRun && (await isFirst(db));
    await createStaging(db, first);
    const pictures = join(beside, 'pictures');
    // CRMs put them beside the feed.
    const hasFolder = (await stat(pictures).catch(() => null))?.isDirectory() ?? false;
    const loose = await readNear(beside);
    const near = hasFolder ? await readNear(pictures) : loose;
    const folders = {
      source: hasFolder ? pictures : beside,
      spelled: near.spelled,
      embedded: opened.embedded,
      target: libraryFolder(options.dataFolder),
    };
    // Before the homes that show them; unused files are deleted afterwards.
    const { dataFolder, source = '', pictureHosts: hosts = [], signal } = options;
    const files = options.dryRun ? null : await takeFiles(db, { beside, loose: loose.documents, dataFolder, source });
    const isLoose = files !== null && !files.names[documentFiles.folder];
    const documents = new Map([...near.documents, ...(isLoose ? loose.documents : [])]);
    const fetcher = hosts.length > 0 ? new PictureFetcher({ dataFolder, hosts, signal }) : null;
    const kept = new StoredFeeds(dataFolder, source);
    const before = await readRevision(db);
    const run = {
      db,
      ...opened,
      kept,
      lease,
      isFirst: first,
      folders,
      fetcher,
      files,
      documents,
      source,
      options,
    };
    const report = await runImport(run);
    const { added, changed, removed } = report.counts;
    // Optional: without it, queries are only slower.
    if (report.imported && added + changed + removed > 0) await tidy(db, options.onProgress).catch(() => {});
    if (report.imported) {
      await removeUnused(options.dataFolder, (names) => usedFiles(db, names));
      await files?.dropOthers();
      await fetcher?.clear();
    }
    const isNew = report.imported && (report.revision !== before || (await kept.list()).length === 0);
    // An undone import leaves its feed, which is already there, as the last.
    if (!isNew || options.beside) return report;
    return await kept.keep(opened.delivered, options).then(
      () => report,
      ({ message }: Error) => withWarnings(report, problemsOf(new FeedError('notStored', { reason: message }).problem)),
    );
  } finally {
    // If the database is gone, the next import does both.
    await dropStaging(db).catch(() => {});
    await lease.release().catch(() => {});
  }
}

/**
 * Index-only scans of lists need a vacuum, which PostgreSQL runs by itself only some minutes later.
 */
async function tidy(db: Db, onProgress: OnProgress = () => {}): Promise<void> {
  const tables = ['property', 'sampled_property'];
  for (const [done, table] of tables.entries()) {
    onProgress({ step: 'tidying', done, total: tables.length, records: 0 });
    await sql.raw(`vacuum (process_toast false) ${table}`).execute(db);
  }
  onProgress({ step: 'tidying', done: tables.length, total: tables.length, records: 0 });
}
