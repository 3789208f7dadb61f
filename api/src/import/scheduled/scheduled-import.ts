import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { enabledLanguages } from '../../content/index.ts';
import { mailParties } from '../../correspondence/index.ts';
import { StartupError } from '../../kernel/index.ts';
import type { MailConfig, Outbox } from '../../mail/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import { type Db, onPatientConnections, type Repeated, repeat } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { type Dropped, listDropped } from '../delivery/open-delivery.ts';
import { announceHomes } from '../hints/announce-homes.ts';
import { hintedSources } from '../hints/crm-hints.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportReport } from '../report.ts';
import { takeWanted } from '../runs/import-runs.ts';
import type { FeedPlace } from '../sources/feed-places.ts';
import { renewImport } from '../sources/feed-sources.ts';
import { importMail } from './import-mail.ts';

/** A file that changed more recently than this may still be being written, in milliseconds. */
const QUIET = 60_000;

/** Delay after the start before the first check of the feed, in milliseconds. */
const FIRST = 10_000;

/** How often it is checked whether a manager wants an import, or a CRM has said that something changed, in milliseconds. */
const WANTED = 10_000;

/** The feeds that are imported whenever they have changed, and how often that is checked. */
export interface FeedSchedule {
  feeds: readonly FeedPlace[];
  everyMinutes: number;
}

/** The configuration that importing needs. */
export interface ScheduledImportConfig {
  dataFolder: string;
  databaseUrl: string | null;
  feedFormat: string;
  adapterFile: string | null;
  pictureHosts: readonly string[];
  mail: MailConfig;
}

export interface ScheduledImportOptions {
  db: Db;
  config: ScheduledImportConfig;
  siteData: { current(): Promise<Snapshot> };
  outbox: Pick<Outbox, 'add'>;
  measure: MeasurePicture;
  log: { warn(details: object, message: string): void; info(details: object, message: string): void };
}

/** Imports the configured feeds whenever they have changed, and mails the results to the agency. */
export function startScheduledImport({ feeds, everyMinutes }: FeedSchedule, options: ScheduledImportOptions): Repeated {
  let next = 0;
  const turn = async (signal: AbortSignal) => {
    const wanted = [...(await takeWanted(options.db)), ...(await hintedSources(options.db))];
    const isTime = Date.now() >= next;
    if (isTime) next = Date.now() + everyMinutes * 60_000;
    await importAll(isTime ? feeds : feeds.filter(({ name }) => wanted.includes(name)), options, signal);
  };
  return repeat(turn, {
    first: FIRST,
    every: WANTED,
    log: options.log,
    failure: 'the scheduled import',
  });
}

/** A feed that cannot be read does not stop the others. */
async function importAll(feeds: readonly FeedPlace[], options: ScheduledImportOptions, signal: AbortSignal) {
  const failures: unknown[] = [];
  for (const place of feeds)
    await importWhereChanged(place, options, signal).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Imports a feed unless this or another api has already processed this version of it; of a folder each new file, in the order in which they
 * came.
 * @throws if the file cannot be accessed, or the database fails: the caller should retry
 */
export async function importWhereChanged(
  place: FeedPlace,
  options: ScheduledImportOptions,
  signal?: AbortSignal,
): Promise<void> {
  const { db, log } = options;
  if ((await place.bringUpToDate?.({ db, log, signal })) === false) return;
  for (const found of await waitingFiles(place, db)) if (!(await importFile(place, found, options, signal))) return;
  if (place.hinted) await announceHomes(place, { ...options, announce: place.hinted.announce, signal });
}

/** The file of a feed; of a folder the files since the last one that was imported, or the newest. */
async function waitingFiles({ name, file }: FeedPlace, db: Db): Promise<Dropped[]> {
  const dropped = await listDropped(file);
  if (!dropped) return [{ ...(await stat(file)), file }];
  const before = await db.selectFrom('feed_source').select('seen').where('name', '=', name).executeTakeFirst();
  const [, last] = / ([\d.]+) \d+(?: withholding)?(?: refused)?$/.exec(before?.seen ?? '') ?? [];
  const news = last === undefined ? [] : dropped.filter(({ mtimeMs }) => mtimeMs > Number(last));
  return news.length > 0 ? news : dropped.slice(-1);
}

/** @returns whether this file is done, so that the next may be imported */
async function importFile(
  { name: source, format: own, bringUpToDate, hinted }: FeedPlace,
  { file, ...found }: Dropped,
  { db, config, siteData, outbox, measure, log }: ScheduledImportOptions,
  signal?: AbortSignal,
): Promise<boolean> {
  if (Date.now() - found.mtimeMs < QUIET) return false;
  const { content } = await siteData.current();
  const withholds = content.settings.advertising.incomplete === 'withhold';
  const languages = enabledLanguages(content);
  const stateNow = (now: Pick<Stats, 'mtimeMs' | 'size'>) =>
    `${file} ${now.mtimeMs} ${now.size}${withholds ? ' withholding' : ''}`;
  const state = stateNow(found);
  const refused = `${state} refused`;
  const before = await db.selectFrom('feed_source').select('seen').where('name', '=', source).executeTakeFirst();
  // The CRM has answered, and has nothing new. A file that it does not write says nothing.
  if (before?.seen === state && bringUpToDate && !hinted) await renewImport(db, source);
  if (before?.seen === state || before?.seen === refused) return true;
  const { dataFolder, feedFormat, adapterFile, pictureHosts } = config;
  const format = own ?? feedFormat;
  const report = await onPatientConnections(db, (patient) =>
    unlessBusy(
      importFeed(patient, {
        ...{ file, source, dataFolder, format, adapterFile, pictureHosts, withholds, languages, measure, signal },
      }),
    ),
  );
  if (!report) return false;
  // Refused because it was replaced or written meanwhile: the next run reads it when it is complete.
  if (!report.imported && stateNow(await stat(file)) !== state) return false;
  log.info({ file, source, imported: report.imported, ...report.counts }, 'the feed was imported by schedule');
  const seen = report.imported ? state : refused;
  const mail = importMail(report, mailParties(await siteData.current(), config.mail, null));
  await db.transaction().execute(async (tx) => {
    const isNew = await tx
      .insertInto('feed_source')
      .values({ name: source, seen })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ seen }).where('feed_source.seen', '<>', seen))
      .returning('name')
      .executeTakeFirst();
    if (mail && isNew) await outbox.add(tx, mail);
  });
  return true;
}

/** Null while another import runs, which may be importing the same feed. */
async function unlessBusy(importing: Promise<ImportReport>): Promise<ImportReport | null> {
  try {
    return await importing;
  } catch (error) {
    if (error instanceof StartupError) return null;
    throw error;
  }
}
