import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { feedOf } from '@facade/feed/testing/sample-records';
import { pino } from 'pino';
import { type Config, readConfig } from '../app/config/config.ts';
import { watchOperation } from '../app/operation.ts';
import { buildServer } from '../app/server.ts';
import type { Api } from '../http/api.ts';
import { importFeed } from '../import/import-feed.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { Pictures } from '../pictures/pictures.ts';
import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { Disk } from '../platform/operation/disk.ts';
import { ContentWatch } from '../site/content-watch.ts';
import { SiteData } from '../site/site-data.ts';
import { VisitCounter } from '../statistics/views/visit-counter.ts';
import { newDatabase } from './postgres/shared-postgres.ts';

/** A whole api with its own database and the sample agency's content; mails are only collected. */
export interface TestApi {
  api: Api;
  db: Db;
  config: Config;
  pictures: Pictures;
  siteData: SiteData;
  visitCounter: VisitCounter;
  mails: MailMessage[];
  /** Ids of the leads that would be reported to the CRM. */
  events: string[];
  /** Lines of the api's log, parsed. */
  log: Record<string, unknown>[];
  load(properties: Parameters<typeof feedOf>[0], more?: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Name of a picture beside every feed of {@link TestApi.load}, 400 by 300 pixels. */
export const PICTURE = { ID: 'p1-1', File: 'p1-1.svg', Alt: 'Voorgevel', Color: '#aabbcc' };

export interface TestApiOptions {
  /** An open and migrated database, which stays open. Default: a new one. */
  db?: Db;
  /** A database that several apis can share. */
  databaseUrl?: string;
  /** Further settings. */
  env?: Record<string, string>;
  /** Minimum level of the log; `warn` by default. */
  logLevel?: string;
  /** Maximum wait for a picture in the queue, in seconds. */
  longestWait?: number;
}

/** The sample agency's content, which no test changes: to read it takes longer than all else that a start does. */
let sample: Promise<ContentWatch> | undefined;

function openSample(folder: string): Promise<ContentWatch> {
  sample ??= openContent(folder);
  return sample;
}

async function openContent(folder: string): Promise<ContentWatch> {
  const content = await ContentWatch.open({ folder, warn() {} });
  if (!content.ok) throw new Error(content.problems.join('\n'));
  return content.watch;
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { db: given, databaseUrl, env, logLevel = 'warn', longestWait } = options;
  const folder = mkdtempSync(join(tmpdir(), 'facade-api-'));
  const root = resolve(import.meta.dirname, '../../..');
  const configured = readConfig({ FACADE_DATA: folder, FACADE_CONTENT: 'tools/sample-agency/content', ...env }, root);
  if (!configured.ok) throw new Error(configured.problems.join());
  const { config } = configured;
  const content = await (env?.FACADE_CONTENT ? openContent : openSample)(config.contentFolder);
  const own = given || databaseUrl ? null : await newDatabase();
  const db = given ?? (await openDatabase({ url: databaseUrl ?? own?.url ?? null, folder }));
  const mails: MailMessage[] = [];
  const outbox: Outbox = {
    async add(_tx, message) {
      mails.push(message);
    },
    async stop() {},
  };
  const events: string[] = [];
  const webhook = { add: async (_tx: unknown, leadId: string) => void events.push(leadId) };
  const log: TestApi['log'] = [];
  const logger = pino({ level: logLevel }, { write: (line: string) => log.push(JSON.parse(line)) });
  const pictures = new Pictures({ dataFolder: folder, log: logger, longestWait });
  const siteData = new SiteData(db, content, logger);
  const operation = watchOperation({ db, siteData, disk: new Disk(folder, logger), pictures });
  const visitCounter = new VisitCounter(db, logger);
  const api = await buildServer({
    config,
    db,
    siteData,
    outbox,
    webhook,
    pictures,
    operation,
    visitCounter,
    log: logger,
  });
  writePicture(folder);
  return {
    api,
    db,
    config,
    pictures,
    siteData,
    visitCounter,
    mails,
    events,
    log,
    async load(properties, more) {
      const file = join(folder, 'feed', 'feed.json');
      writeFileSync(file, JSON.stringify(feedOf(properties, more)));
      const report = await importFeed(db, { file, dataFolder: folder, sample: true });
      if (!report.imported) throw new Error(JSON.stringify(report.errors));
    },
    async close() {
      await api.close();
      await Promise.all([pictures.close(), visitCounter.stop()]);
      if (!given) await closeDatabase(db);
      await own?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function writePicture(folder: string): void {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#aabbcc"/></svg>';
  const pictures = join(folder, 'feed', 'pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, PICTURE.File), svg);
}
