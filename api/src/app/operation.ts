import { sql } from 'kysely';
import { type CatalogueReads, NEVER_FILLED, type ReplicaState } from '../catalogue/index.ts';
import type { FeedPlace } from '../import/index.ts';
import { readBacklog } from '../mail/index.ts';
import type { Pictures } from '../pictures/index.ts';
import { type Db, type Disk, Metrics, Readiness, shareCheck } from '../platform/index.ts';
import { erasedSoFar } from '../privacy/index.ts';
import type { Preparer, SiteData } from '../site/index.ts';
import { lastChanges } from './site-events.ts';

/** Mail that has waited longer than this is a problem of the mail server, in seconds. */
const LATE_MAIL = 15 * 60;

/** How long a count of the outbox is cached, in milliseconds. */
const SHARED = 5000;

/** The health and metrics of the api, for probes and monitoring. */
export interface Operation {
  readiness: Readiness;
  metrics: Metrics;
}

export interface OperationParts {
  db: Db;
  siteData: SiteData;
  disk: Disk;
  pictures: Pictures;
  /** Absent if no pictures are prepared in the background. */
  preparer?: Preparer;
  /** Feeds that are imported by schedule. */
  feeds?: readonly Pick<FeedPlace, 'name' | 'hinted'>[];
  /** Absent if there are no replicas. */
  reads?: CatalogueReads;
}

/** All health checks and all metrics. */
export function watchOperation(parts: OperationParts): Operation {
  const { db, siteData, disk, pictures, preparer, feeds = [], reads } = parts;
  const readiness = new Readiness();
  const metrics = new Metrics();
  const backlog = shareCheck(() => readBacklog(db), SHARED);

  const add = (name: string, isRequired: boolean, check: () => Promise<boolean> | boolean) =>
    readiness.add({ name, isRequired, check });
  add('database', true, async () => (await sql`select 1`.execute(db)).rows.length === 1);
  add('catalogue', true, async () => siteData.isLoaded || Boolean(await siteData.current()));
  // Any import counts, because an agency may have no homes to offer. Forms and pages work without one.
  add('properties', false, async () => (await siteData.current()).catalogue.revision !== NEVER_FILLED);
  add('outbox', false, async () => (await backlog()).oldestSeconds < LATE_MAIL);
  add('disk', false, () => disk.isHealthy());

  metrics.gauge('facade_ready', 'Checks of readiness: 1 is healthy, 0 is not', () => asFigures(readiness), 'check');
  metrics.gauge('facade_disk_free_bytes', 'Room for more files', async () => ({ data: await disk.free() }), 'folder');
  metrics.gauge('facade_outbox_waiting', 'Mails not handed over yet', async () => (await backlog()).waiting);
  metrics.gauge('facade_outbox_oldest_seconds', 'Age of the oldest', async () => (await backlog()).oldestSeconds);
  metrics.gauge('facade_privacy_erased', 'Erased because its time was over', () => erasedSoFar(db), 'kind');
  metrics.gauge('facade_last_change_timestamp_seconds', 'When it was last changed', () => lastChanges(db), 'kind');
  metrics.gauge('facade_outbox_dead', 'Mails given up', async () => ({ ...(await backlog()).dead }), 'to');
  metrics.gauge('facade_pictures_queue_length', 'Pictures that wait to be made', () => pictures.figures().queue);
  metrics.gauge('facade_encoder_memory_bytes', 'Held by the encoder, 0 without', () => pictures.figures().memory);
  if (preparer) {
    metrics.gauge('facade_pictures_prepared', 'Sizes made in the background', () => preparer.figures().prepared);
    metrics.gauge('facade_pictures_to_prepare', 'Sizes to be made in all', () => preparer.figures().toPrepare);
  }
  if (feeds.length > 0)
    metrics.gauge('facade_import_age_seconds', 'Since the feed was imported that was not for longest', () =>
      importAge(db, feeds),
    );
  if (reads && reads.replicas().length > 0) watchReplicas(reads, { readiness, metrics });
  return { readiness, metrics };
}

/** No value before the first import, which the check `properties` reports. */
async function importAge(db: Db, feeds: readonly Pick<FeedPlace, 'name' | 'hinted'>[]): Promise<number> {
  // A CRM that says what has changed may have nothing to say for weeks.
  const names = feeds.filter(({ hinted }) => !hinted).map(({ name }) => name);
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(imported_at))::float8 as seconds from feed_source
    where name = any(${sql.val(names)}::text[])`.execute(db);
  return rows[0]?.seconds ?? Number.NaN;
}

/** Not required: without replicas the primary answers. */
function watchReplicas(reads: CatalogueReads, { readiness, metrics }: Operation): void {
  readiness.add({ name: 'replicas', isRequired: false, check: () => reads.replicas().every((one) => !one.isMissed) });
  const gauge = (name: string, help: string, read: (one: ReplicaState) => number) =>
    metrics.gauge(
      name,
      help,
      () => Object.fromEntries(reads.replicas().map((one) => [one.name, read(one)])),
      'replica',
    );
  gauge('facade_replica_used', 'Whether reads go to the replica', ({ isUsed }) => Number(isUsed));
  gauge('facade_replica_behind_seconds', 'For how long it lacks the newest catalogue', (one) => one.behindSeconds);
  gauge('facade_replica_answers', 'Statements it has answered since the start', ({ answered }) => answered);
}

async function asFigures(readiness: Readiness): Promise<Record<string, number>> {
  const { checks } = await readiness.report();
  return Object.fromEntries(Object.entries(checks).map(([name, isHealthy]) => [name, Number(isHealthy)]));
}
