import { isLocal } from '@facade/server-kit/local-network';
import type { SiteChange, SiteEvents } from '@facade/shared-domain/goals';
import { sql } from 'kysely';
import { z } from 'zod';
import { editsSince } from '../content-admin/index.ts';
import { type Api, ProblemError } from '../http/index.ts';
import { runsSince } from '../import/index.ts';
import type { Db } from '../platform/index.ts';
import { errorsSince, goalsBetween } from '../statistics/index.ts';

/** With how many milliseconds before it a period is compared. */
const WEEK = 7 * 24 * 3600_000;

/** What visitors achieved since a time, what threw in their browsers, and what changed. */
export async function siteEvents(db: Db, since: string): Promise<SiteEvents> {
  const from = new Date(since);
  const [goals, before, errors, edits, runs] = await Promise.all([
    goalsBetween(db, from),
    goalsBetween(db, new Date(from.getTime() - WEEK), from),
    errorsSince(db, from),
    editsSince(db, from),
    runsSince(db, from),
  ]);
  return { since, goals, before, errors, changes: [...edits, ...runs] };
}

/** Kind of {@link SiteChange} → the time of the newest, in seconds since 1970; none that never happened. */
export async function lastChanges(db: Db): Promise<Partial<Record<SiteChange['kind'], number>>> {
  const { rows } = await sql<{ kind: SiteChange['kind']; seconds: number | null }>`
    select 'content' as kind, extract(epoch from max(at))::float8 as seconds from content_edit
    union all
    select 'feed', extract(epoch from max(ended_at))::float8 from import_run where report->>'imported' = 'true'`.execute(
    db,
  );
  return Object.fromEntries(rows.flatMap(({ kind, seconds }) => (seconds === null ? [] : [[kind, seconds]])));
}

/** `GET /site-events?since=`: the same for `facade why` of a user who may not read the database. Outside `/api`, for local addresses, as `/goals`. */
export async function siteEventsRoute(api: Api, { db }: { db: Db }): Promise<void> {
  const querystring = z.object({ since: z.iso.datetime() });
  api.get('/site-events', { logLevel: 'warn', schema: { hide: true, querystring } }, async (request, reply) => {
    if (!isLocal(request.ip)) throw new ProblemError('not-found');
    return reply.header('cache-control', 'no-store').send(await siteEvents(db, request.query.since));
  });
}
