import { readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { StoredPicture } from '../catalogue/stored.ts';
import type { Db } from '../database/index.ts';
import { addOwner } from '../owners/add-owner.ts';
import { libraryFolder, removeUnused } from '../pictures/library.ts';
import type { MeasurePicture } from '../pictures/measure.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { PictureImport } from './import-pictures.ts';
import { readFeed } from './read-feed.ts';
import type { ImportReport } from './report.ts';
import { storeCatalogue } from './store-catalogue.ts';

export interface ImportOptions {
  /** Feed of the CRM; its pictures are in the folder `pictures` beside it. */
  file: string;
  /** State folder; pictures are copied under it. */
  dataFolder: string;
  /** Also creates the accounts of the feed's `owners`: the sample agency's only, a real feed carries no password. */
  sample?: boolean;
  now?: Date;
  /** Ends the import as long as nothing of it is stored: it throws the signal's reason. */
  signal?: AbortSignal;
  /** Measures pictures whose size or colour is not known; in this process by default. */
  measure?: MeasurePicture;
}

/**
 * Imports a feed: everything or, when a single record is wrong, nothing. What is expected to go wrong is in the report;
 * it throws only when the database does.
 */
export async function importFeed(db: Db, options: ImportOptions): Promise<ImportReport> {
  const now = (options.now ?? new Date()).toISOString();
  const document = await readJson(options.file);
  if (!document.ok) return refused([{ record: 'feed', field: '', message: document.message }]);
  const { feed, errors } = readFeed(document.value);
  if (errors.length > 0) return refused(errors);
  const known = new Map(
    (await db.selectFrom('picture').selectAll().execute()).map((row): [string, StoredPicture] => [
      parse(row.file).name,
      row,
    ]),
  );
  const pictures = new PictureImport(
    join(dirname(options.file), 'pictures'),
    libraryFolder(options.dataFolder),
    known,
    { signal: options.signal, measure: options.measure },
  );
  const { catalogue, warnings } = await buildCatalogue(feed, pictures, now);
  const changes = await db.transaction().execute(async (tx) => {
    options.signal?.throwIfAborted();
    const stored = await storeCatalogue(tx, catalogue, now);
    if (options.sample) for (const owner of feed.owners) await addOwner(tx, owner);
    return stored;
  });
  await removeUnused(options.dataFolder, new Set([...catalogue.pictures.values()].map(({ file }) => file)));
  const { revision, ...difference } = changes;
  const counts = {
    properties: catalogue.properties.length,
    projects: catalogue.projects.length,
    pictures: catalogue.pictures.size,
    ...difference,
  };
  return { imported: true, errors: [], warnings, counts, revision };
}

function refused(errors: ImportReport['errors']): ImportReport {
  const counts = { properties: 0, projects: 0, pictures: 0, added: 0, changed: 0, removed: 0 };
  return { imported: false, errors, warnings: [], counts, revision: null };
}

async function readJson(file: string): Promise<{ ok: true; value: unknown } | { ok: false; message: string }> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    return { ok: false, message: `${file} cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
  try {
    return { ok: true, value: JSON.parse(content.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { ok: false, message: `${file} is not JSON: ${(error as Error).message}` };
  }
}
