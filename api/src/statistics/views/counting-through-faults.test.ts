import { setTimeout as delay } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { until } from '@facade/server-kit/until';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { FeedFolder } from '../../testing/feed-folder.ts';
import { startFaultyDatabase } from '../../testing/postgres/database-faults.ts';
import { embeddedDatabase, type RunDatabase, serverDatabase } from '../../testing/postgres/run-databases.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';

/** Visits of this last time may be lost when an api is killed, in milliseconds. */
const LAST = 1000;

const runs: Run[] = [];
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

async function startApi(env: Record<string, string>): Promise<{ run: Run; origin: string }> {
  const run = runProgram('main.ts', env);
  runs.push(run);
  const port = await run.ready;
  if (port === null) throw new Error((await run.ended).errors);
  return { run, origin: `http://127.0.0.1:${port}` };
}

let people = 0;

/** A visit of a new visitor. */
async function visit(origin: string): Promise<void> {
  people += 1;
  const { status } = await fetch(`${origin}/api/visits`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      'x-forwarded-for': `203.0.${people >> 8}.${people & 255}`,
    },
    body: JSON.stringify({ propertyId: 1 }),
  });
  if (status !== 204) throw new Error(`a visit was answered with ${status}`);
}

async function addHome(db: Db): Promise<void> {
  const feed = new FeedFolder(db);
  const report = await feed.load(propertyRecords(1));
  feed.remove();
  if (!report.imported) throw new Error(JSON.stringify(report));
}

async function countedIn(db: Db): Promise<number> {
  const rows = await db.selectFrom('visit').select('visits').execute();
  return rows.reduce((sum, { visits }) => sum + visits, 0);
}

describe.each([
  ['the embedded database', embeddedDatabase],
  ['a PostgreSQL server', serverDatabase],
])('an api on %s', (_name, start) => {
  let database: RunDatabase;
  const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = await openDatabase({ url: database.env.DATABASE_URL ?? null, folder: database.env.FACADE_DATA ?? '' });
    try {
      return await work(db);
    } finally {
      await closeDatabase(db);
    }
  };
  beforeEach(async () => {
    database = await start();
    await withDatabase(addHome);
  });
  afterEach(() => database.stop());

  test('that is killed with -9 loses at most the visits of its last second', async () => {
    const { run, origin } = await startApi(database.env);
    const sent: number[] = [];
    const end = performance.now() + 3500;
    while (performance.now() < end) {
      await visit(origin);
      sent.push(performance.now());
      await delay(20);
    }
    const killedAt = performance.now();
    run.child.kill('SIGKILL');
    await run.ended;
    const counted = await withDatabase(countedIn);
    expect(counted).toBeGreaterThanOrEqual(sent.filter((at) => at < killedAt - LAST).length);
    expect(counted).toBeLessThanOrEqual(sent.length);
    expect(sent.length).toBeGreaterThan(50);
  });

  test('that is restarted loses none, and still knows who has been counted', async () => {
    const first = await startApi(database.env);
    for (let count = 0; count < 10; count += 1) await visit(first.origin);
    first.run.child.kill('SIGTERM');
    await first.run.ended;
    people -= 10;
    const second = await startApi(database.env);
    for (let count = 0; count < 11; count += 1) await visit(second.origin);
    second.run.child.kill('SIGTERM');
    await second.run.ended;
    expect(await withDatabase(countedIn)).toBe(11);
  });
});

test('visits during an outage of the database are answered at once and counted afterwards', async () => {
  const faulty = await startFaultyDatabase();
  await addHome(faulty.db);
  const { origin, run } = await startApi(faulty.env);
  await visit(origin);
  await until(async () => (await countedIn(faulty.db)) === 1);
  await faulty.server.halt('SIGINT');
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const since = performance.now();
    await visit(origin);
    times.push(performance.now() - since);
    await delay(100);
  }
  await faulty.server.resume();
  await until(async () => (await countedIn(faulty.db).catch(() => 0)) === 21, 60);
  expect(Math.max(...times)).toBeLessThan(1000);
  run.child.kill('SIGTERM');
  await run.ended;
  expect(await countedIn(faulty.db)).toBe(21);
  await faulty.stop();
});
