import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FeedError, isEntry, Problems, problemsOf } from '@facade/feed';
import type { Db, StoredLookups } from '../platform/index.ts';
import { DocumentImport, missingDocuments } from './import-documents.ts';
import { PictureImport } from './import-pictures.ts';
import type { ImportRun } from './import-run.ts';
import { missingTexts } from './missing-texts.ts';
import { markStagedDrops } from './price-drops.ts';
import { cityFinder, LookupRecords, mergeLookups } from './records/lookups.ts';
import { knownIds, referenceTo } from './records/references.ts';
import { allowedRemovals, countRemovals, refuseRemovals } from './removals.ts';
import { type ImportReport, refused, withErrors, withWarnings } from './report.ts';
import { otherLookups, readSource } from './sources/feed-sources.ts';
import { SourceNumbers } from './sources/source-numbers.ts';
import { checkFresh } from './staging/check-fresh.ts';
import { addKeys, compareEntries } from './staging/compare-entries.ts';
import { completeEntries, findTwice, gatherEntries, hasValidHomes, leaveBroken } from './staging/complete-entries.ts';
import { EntryMaker } from './staging/entry-maker.ts';
import {
  findFresh,
  hasHomes,
  listKnown,
  projectsOf,
  storedProjects,
  touchPictured,
  touchReferrers,
} from './staging/find-fresh.ts';
import { indexSuccessor } from './staging/first-catalogue.ts';
import { changedSources, dueAddresses, knownPictures } from './staging/picture-files.ts';
import { RecordStage } from './staging/stage-records.ts';
import { changedReferences, differing } from './staging/store-lookups.ts';
import { preview, storeAll } from './store-all.ts';

const require = createRequire(join(import.meta.dirname, 'run-import.ts'));

/** Folders of the code that validates and maps records. */
const FOLDERS = [
  import.meta.dirname,
  ...['@facade/feed', '@facade/shared-domain/goal'].map((name) => dirname(require.resolve(name))),
];

/**
 * Changes with the code of the import: an unchanged record may then be mapped differently, so a new version of Facade
 * maps every record again. A hash, because a version number would be forgotten.
 */
async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => /\.(ts|tsv)$/.test(name) && !name.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The steps of an import, in order. The staging tables are empty. */
export async function runImport(run: ImportRun): Promise<ImportReport> {
  const {
    db,
    feed,
    folders,
    fetcher,
    delivered,
    isPartial,
    isTextlessSaid,
    errors,
    mayLackPictures,
    kept,
    source,
    options,
  } = run;
  const { signal, onProgress = () => {}, measure, dryRun = false, dataFolder, pictureHosts: hosts = [] } = options;
  const now = (options.now ?? new Date()).toISOString();
  const problems = new Problems();
  problems.add(errors.listed);
  problems.count += errors.more;
  const withholds = options.withholds ?? false;
  // Another setting maps every record again.
  const version = `${await codeVersion()}${withholds ? ' withholding' : ''}`;
  const before = await readSource(db, source);
  const isFull = before.madeBy !== version;
  // In parallel, if there are several connections.
  const [records] = await Promise.all([readAll(run, problems), listKnown(db, source, isFull)]);
  const allowed = allowedRemovals(options);
  if (!isPartial && allowed === null && !(await hasHomes(db))) throw new FeedError('noHomes');

  const numbers = new SourceNumbers(db, source);
  const fresh = await findFresh(db, isPartial);
  // What is missing may be missing because it is broken.
  const isWhole = !isPartial && problems.count === 0;
  const lookups = await lookupsOf(db, source, { own: records.map(), before: isWhole ? null : before.lookups });
  await touchReferrers(db, await changedReferences(db, lookups.merged));
  await touchPictured(
    db,
    await changedSources(db, { ...folders, feed: source, mayLack: mayLackPictures || isPartial }),
  );

  // Another version maps every record again, but pictures are as they were.
  const asksAgain = fetcher !== null && !isFull && !dryRun;
  if (asksAgain) await touchPictured(db, [...(await dueAddresses(db)), ...(await missingDocuments(db, dataFolder))]);

  const oldProjects = await projectsOf(db, source);
  const projects = isPartial ? new Set(oldProjects) : await storedProjects(db);
  const pictures = new PictureImport({
    ...folders,
    feed: source,
    fetcher,
    asksAgain,
    known: knownPictures(db),
    keep: !dryRun,
    measure,
    fallBack: mayLackPictures,
  });
  const known = knownIds(lookups.merged, projects);
  const documents = new DocumentImport({
    dataFolder,
    hosts,
    signal,
    keep: !dryRun,
    asksAgain,
    near: run.documents,
    embedded: folders.embedded,
  });
  const maker = new EntryMaker(db, {
    pictures,
    documents,
    findCity: cityFinder(lookups.merged.cities),
    known,
    now,
    withholds,
  });
  const onDone = (done: number) => onProgress({ step: 'checking', done, total: fresh.count, records: done });
  const checking = { db, feed, maker, numbers, problems, projects, signal, onDone };
  await checkFresh(checking);
  onProgress({ step: 'comparing', done: 0, total: 1, records: 0 });
  await touchReferrers(
    db,
    differing(oldProjects, projects).map((id) => referenceTo('project', id)),
  );
  await gatherEntries(db);
  await findTwice(db, { source, hasRepeats: fresh.hasRepeats }, problems);
  const leftOut = await leaveBroken(db);
  if (leftOut > 0 && !isPartial && !(await hasValidHomes(db))) return refused(problems);
  await completeEntries(checking);
  await feed.checkUnchanged();

  await addKeys(db);
  await markStagedDrops(db, now);
  const onIndexed = (made: number, total: number) =>
    onProgress({ step: 'comparing', done: made, total: total + 1, records: 0 });
  // In parallel, if there are several connections.
  const [changes] = await Promise.all([
    compareEntries(db, { source, isAll: isFull && !isPartial }),
    run.isFirst && indexSuccessor(db, onIndexed),
  ]);
  onProgress({ step: 'comparing', done: 1, total: 1, records: 0 });
  const removals = await countRemovals(db, source, changes);
  // A partial feed names each home that goes.
  const refusal = isPartial ? null : await refuseRemovals(removals, { allowed, changes, feed: delivered, kept });
  const texts = async (table: 'feed_entry' | 'feed_import.change') => {
    const { languages = [] } = options;
    const missing = new Problems();
    missing.add(await missingTexts(db, { source, languages, table, isTextlessSaid }));
    return missing;
  };
  if (dryRun) {
    const report = await preview(db, changes, refusal === null ? null : removals);
    return withErrors(withWarnings(report, await texts('feed_import.change')), problems, leftOut);
  }
  if (refusal !== null) return refused(problemsOf({ record: 'feed', field: '', ...refusal }), removals);
  const madeBy = isPartial ? before.madeBy : version;
  const ready = { changes, removals, lookups, owners: records.owners, isFull, madeBy, now };
  const report = await storeAll(run, ready);
  return withErrors(withWarnings(report, await texts('feed_entry')), problems, leftOut);
}

/** The small records of this feed, and of all feeds together. */
async function lookupsOf(
  db: Db,
  source: string,
  { own, before }: { own: StoredLookups; before: StoredLookups | null },
): Promise<{ own: StoredLookups; merged: StoredLookups }> {
  const others = await otherLookups(db, source);
  const all = mergeLookups([own, ...(before ? [before] : [])]);
  return { own: all, merged: mergeLookups([...others.before, all, ...others.after]) };
}

/** Finds all records. Small ones are validated at once; for the others, hash and position are stored. */
async function readAll({ db, feed, options }: ImportRun, problems: Problems): Promise<LookupRecords> {
  const records = new LookupRecords();
  const staged = new RecordStage(db);
  await feed.split(
    (record) => {
      if (isEntry(record.kind)) staged.add(record.kind, record);
      else problems.add(records.add(record.kind, record));
    },
    async (done) => {
      options.signal?.throwIfAborted();
      options.onProgress?.({ step: 'reading', done, total: feed.size, records: staged.count });
      await staged.flush();
    },
  );
  await staged.finish();
  return records;
}
