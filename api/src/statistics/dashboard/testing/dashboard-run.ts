import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addOwner } from '../../../accounts/owners/add-owner.ts';
import { ownerSessions } from '../../../accounts/owners/session.ts';
import { closeDatabase, type Db, openDatabase } from '../../../platform/database/index.ts';
import { FeedFolder } from '../../../testing/feed-folder.ts';
import { startPostgres } from '../../../testing/postgres/postgres-server.ts';
import { randomRecords } from '../../../testing/random-homes.ts';
import { runProgram } from '../../../testing/run-program.ts';

/** The contents of the table of visits. */
export interface VisitsLoad {
  homes: number;
  /** Days of visits that each home has, up to today. */
  days: number;
  /** Further homes, each visited on ten of these days. */
  others?: number;
}

export interface DashboardRun extends VisitsLoad {
  rows: number;
  /** Response times to an owner of three homes, in milliseconds. */
  p50: number;
  p99: number;
}

/** Homes in the catalogue, as many as the sample agency has. */
const CATALOGUE = 104;

const WARM_UP = 50;

/** For the further homes: the number of days with visits of each, and the share of homes visited per day. */
const VISITED_DAYS = 10;
const SPREAD = 300;

/**
 * Requests a dashboard from an api on a new PostgreSQL, with each of these loads in turn.
 * @param requests per load, one after the other, alternately for all homes and for one
 */
export async function measureDashboard(loads: readonly VisitsLoad[], requests: number): Promise<DashboardRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-dashboard-'));
  const server = await startPostgres();
  const db = await openDatabase({ url: server.url, isCommand: true });
  const feed = new FeedFolder(db);
  await feed.load(randomRecords(CATALOGUE));
  await addOwner(db, { name: 'Anne', email: 'anne@example.be', password: 'correct horse', propertyIds: [1, 2, 3] });
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const device = { browser: '', system: '' };
  const { token } = await ownerSessions.start(db, { accountId: id, device, isRemembered: true });
  const api = runProgram('main.ts', { FACADE_DATA: folder, DATABASE_URL: server.url, LOG_LEVEL: 'fatal' });
  try {
    const port = await api.ready;
    if (port === null) throw new Error((await api.ended).errors);
    const runs: DashboardRun[] = [];
    for (const load of loads) {
      const rows = await fillVisits(db, load);
      const url = `http://127.0.0.1:${port}/api/owner/statistics?lang=nl`;
      const times = await timesOf([url, `${url}&property=1`], { cookie: `facade-owner=${token}` }, requests);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      runs.push({ ...load, rows, p50: at(0.5), p99: at(0.99) });
    }
    return runs;
  } finally {
    api.child.kill('SIGTERM');
    await api.ended;
    feed.remove();
    await closeDatabase(db);
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Replaces all visits. Each home has visits of two sources a day. Returns the number of rows. */
async function fillVisits(db: Db, { homes, days, others = 0 }: VisitsLoad): Promise<number> {
  await sql`truncate visit, visit_total`.execute(db);
  // Create the index afterwards: updating it row by row takes many times as long.
  await sql`alter table visit drop constraint visit_pkey`.execute(db);
  // Insert by day, as the site does: the rows of one home are then far apart on disk.
  await sql`insert into visit (day, property_id, source, visits)
    select current_date - back, home, source, 1 + (home + back) % 9
    from generate_series(${days - 1}::int, 0, -1) as back, lateral (
      select home, unnest(array['direct', 'search']) as source from generate_series(1, ${homes}::int) as home
      union all
      select home, 'direct' from generate_series(${homes + 1}::int + back % ${SPREAD}, ${homes + others}::int, ${SPREAD}) as home
      where back < ${VISITED_DAYS * SPREAD}) as visited`.execute(db);
  await sql`alter table visit add constraint visit_pkey primary key (property_id, day, source)`.execute(db);
  await sql`insert into visit_total (property_id, source, visits)
    select property_id, source, sum(visits) from visit group by property_id, source`.execute(db);
  await sql`vacuum analyze visit, visit_total`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from visit`.execute(db);
  return rows[0]?.count ?? 0;
}

async function timesOf(urls: readonly string[], headers: Record<string, string>, requests: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests + WARM_UP; request += 1) {
    const since = performance.now();
    const answer = await fetch(urls[request % urls.length] ?? '', { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a dashboard was answered with ${answer.status}`);
    if (request >= WARM_UP) times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b);
}
