import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FeedError, isEntry, Problems, problemsOf } from '@facade/feed';
import { PictureImport } from './import-pictures.ts';
import type { ImportRun } from './import-run.ts';
import { cityFinder, LookupRecords } from './records/lookups.ts';
import { knownIds, referenceTo } from './records/references.ts';
import { allowedRemovals, countRemovals, refuseRemovals } from './removals.ts';
import { type ImportReport, refused } from './report.ts';
import { checkFresh } from './staging/check-fresh.ts';
import { addKeys, compareEntries } from './staging/compare-entries.ts';
import { completeEntries, findTwice, gatherEntries } from './staging/complete-entries.ts';
import { EntryMaker } from './staging/entry-maker.ts';
import { findFresh, hasHomes, listKnown, storedProjects, touchPictured, touchReferrers } from './staging/find-fresh.ts';
import { indexSuccessor } from './staging/first-catalogue.ts';
import { changedSources, knownPictures } from './staging/picture-files.ts';
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
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The steps of an import, in order. The staging tables are empty. */
export async function runImport(run: ImportRun): Promise<ImportReport> {
  const { db, feed, folders, fetcher, delivered, kept, options } = run;
  const { signal, onProgress = () => {}, measure, dryRun = false } = options;
  const now = (options.now ?? new Date()).toISOString();
  const problems = new Problems();
  const withholds = options.withholds ?? false;
  // Another setting maps every record again.
  const version = `${await codeVersion()}${withholds ? ' withholding' : ''}`;
  const before = await db.selectFrom('import_state').select('made_by').executeTakeFirst();
  const isFull = before?.made_by !== version;
  // In parallel, if there are several connections.
  const [records] = await Promise.all([readAll(run, problems), listKnown(db, isFull)]);
  const allowed = allowedRemovals(options);
  if (problems.count === 0 && allowed === null && !(await hasHomes(db))) throw new FeedError('has no homes');

  const fresh = await findFresh(db);
  const lookups = records.map();
  await touchReferrers(db, await changedReferences(db, lookups));
  await touchPictured(db, await changedSources(db, folders));

  const projects = await storedProjects(db);
  const oldProjects = new Set((await db.selectFrom('project').select('id').execute()).map(({ id }) => id));
  const pictures = new PictureImport({
    ...folders,
    fetcher,
    known: knownPictures(db),
    keep: !dryRun,
    measure,
    fallBack: options.beside !== undefined,
  });
  const known = knownIds(lookups, projects);
  const maker = new EntryMaker(db, { pictures, findCity: cityFinder(lookups.cities), known, now, withholds });
  const onDone = (done: number) => onProgress({ step: 'checking', done, total: fresh.count, records: done });
  const checking = { db, feed, maker, problems, projects, signal, onDone };
  await checkFresh(checking);
  onProgress({ step: 'comparing', done: 0, total: 1, records: 0 });
  await touchReferrers(
    db,
    differing(oldProjects, projects).map((id) => referenceTo('project', id)),
  );
  await gatherEntries(db);
  await findTwice(db, fresh.hasRepeats, problems);
  if (problems.count > 0) return refused(problems);
  await completeEntries(checking);
  await feed.checkUnchanged();
  if (problems.count > 0) return refused(problems);

  await addKeys(db);
  const onIndexed = (made: number, total: number) =>
    onProgress({ step: 'comparing', done: made, total: total + 1, records: 0 });
  // In parallel, if there are several connections.
  const [changes] = await Promise.all([compareEntries(db, isFull), run.isFirst && indexSuccessor(db, onIndexed)]);
  onProgress({ step: 'comparing', done: 1, total: 1, records: 0 });
  const removals = await countRemovals(db, changes);
  const refusal = await refuseRemovals(removals, { allowed, changes, feed: delivered, kept });
  if (dryRun) return preview(db, changes, refusal === null ? null : removals);
  if (refusal !== null) return refused(problemsOf(new FeedError(refusal).problem), removals);
  return storeAll(run, { changes, removals, lookups, owners: records.owners, isFull, version, now });
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
