import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { importFeed } from '../../import/import-feed.ts';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { type CatalogueReaders, startReaders } from '../../testing/catalogue-readers.ts';
import { type PostgresReplica, PREPARE_PRIMARY, startReplica } from '../../testing/postgres/postgres-replica.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/postgres-server.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';
import { readRevision } from '../catalogue.ts';
import { openReads } from './open-reads.ts';

describe('an api that reads from two streaming replicas', () => {
  let folder: string;
  let primary: PostgresServer;
  let db: Db;
  let replicas: PostgresReplica[];
  let api: Run;
  let origin: string;
  let readers: CatalogueReaders;
  let price = 100_000;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-reads-'));
    primary = await startPostgres();
    db = await openDatabase({ url: primary.url });
    for (const statement of PREPARE_PRIMARY) await sql.raw(statement).execute(db);
    await importNext();
    replicas = await [await startReplica(db, primary), await startReplica(db, primary)];
    const urls = { DATABASE_URL: primary.url, DATABASE_READ_URL: replicas.map(({ url }) => url).join(', ') };
    api = runProgram('main.ts', { FACADE_DATA: folder, LOG_LEVEL: 'info', ...urls });
    const port = await api.ready;
    if (port === null) throw new Error(JSON.stringify(await api.ended));
    origin = `http://127.0.0.1:${port}`;
    await isUsed(true, true);
    readers = startReaders(origin, 4);
  });
  afterAll(async () => {
    await readers?.stop();
    api?.child.kill('SIGTERM');
    await api?.ended;
    for (const replica of replicas ?? []) await replica.stop();
    if (db) await closeDatabase(db).catch(() => {});
    await primary?.stop();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => expect(readers.wrong).toEqual([]));

  async function importNext(): Promise<void> {
    price += 1;
    const homes = Array.from({ length: 20 }, (_, index) => propertyRecords(index + 1, { Price: price })).flat();
    const file = join(folder, 'feed.json');
    writeFileSync(file, JSON.stringify(feedOf(homes)));
    const report = await importFeed(db, { file, dataFolder: folder });
    if (!report.imported) throw new Error(JSON.stringify(report.errors));
  }

  /** Values of a metric, by replica in the order of the settings. */
  async function figuresOf(name: string): Promise<number[]> {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return [...text.matchAll(new RegExp(`^facade_replica_${name}\\{.*\\} (\\S+)$`, 'gm'))].map(([, value]) =>
      Number(value),
    );
  }
  const isUsed = (...used: boolean[]) =>
    until(async () => String(await figuresOf('used')) === String(used.map(Number)), 15);
  const more = async (answers = 100) => {
    const target = readers.answered + answers;
    await until(async () => readers.answered >= target, 15);
  };
  const priceShown = async () => (await (await fetch(`${origin}/api/properties/1?lang=nl`)).json()).price.amount;
  const health = async () => (await fetch(`${origin}/api/readyz`)).json();

  test('both answer, the primary does not', async () => {
    const before = await figuresOf('answers');
    await more();
    const after = await figuresOf('answers');
    expect(after.every((count, index) => count > (before[index] ?? 0) + 20)).toBe(true);
    expect(await health()).toMatchObject({ status: 'ok', checks: { replicas: true } });
  });

  test('an import is shown at once, and older data never again', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await importNext();
      await more(40);
    }
    await until(async () => (await priceShown()) === price);
    await isUsed(true, true);
  });

  test('a lagging one is left out until it has caught up', async () => {
    await replicas[0]?.pauseReplay();
    await importNext();
    await isUsed(false, true);
    const [before] = await figuresOf('answers');
    await more();
    expect(await priceShown()).toBe(price);
    expect((await figuresOf('answers'))[0]).toBe(before);
    expect((await figuresOf('behind_seconds'))[0]).toBeGreaterThan(0);
    await replicas[0]?.resumeReplay();
    await isUsed(true, true);
  });

  test('data that one has shown is not reverted by a lagging one', async () => {
    const urls = replicas.map(({ url }) => url);
    const reads = await openReads(db, urls, { warn() {}, info() {} });
    await until(async () => reads.replicas().every((one) => one.isUsed));
    await replicas[1]?.pauseReplay();
    await importNext();
    const newest = await readRevision(db);
    const seen: string[] = [];
    while (seen.length < 200) seen.push(await readRevision(reads.db));
    expect(seen.at(-1)).toBe(newest);
    expect(seen.slice(seen.indexOf(newest)).filter((revision) => revision !== newest)).toEqual([]);
    await replicas[1]?.resumeReplay();
    await reads.close();
    await isUsed(true, true);
  });

  test('if all lag, the primary answers', async () => {
    for (const replica of replicas) await replica.pauseReplay();
    await importNext();
    await isUsed(false, false);
    await more();
    expect(await priceShown()).toBe(price);
    for (const replica of replicas) await replica.resumeReplay();
    await isUsed(true, true);
    const before = await figuresOf('answers');
    await more();
    expect((await figuresOf('answers')).every((count, index) => count > (before[index] ?? 0))).toBe(true);
  });

  test('if one dies, no request fails, and it is used again after its restart', async () => {
    await replicas[1]?.kill();
    await isUsed(true, false);
    await more();
    await until(async () => (await health()).status === 'degraded');
    expect((await health()).checks).toMatchObject({ replicas: false, database: true });
    await importNext();
    await replicas[1]?.resume();
    await isUsed(true, true);
    await until(async () => (await health()).status === 'ok');
  });

  test('if one hangs, no request fails, and it is used again when it continues', async () => {
    replicas[0]?.hang();
    await isUsed(false, true);
    await more();
    replicas[0]?.wake();
    await isUsed(true, true);
  });

  test('without the primary the catalogue is still read', async () => {
    await more(20);
    await primary.halt('SIGINT');
    await more();
    await primary.resume();
    await isUsed(true, true);
  });

  test('each long outage and its end are logged once, without the password', async () => {
    await readers.stop();
    api.child.kill('SIGTERM');
    const { output } = await api.ended;
    const lines = output.split('\n').flatMap((line) => (line.includes('a replica is') ? [JSON.parse(line)] : []));
    const names = replicas.map(({ url }) => new URL(url).searchParams.get('host'));
    expect(lines.map(({ replica, msg, reason }) => [names.indexOf(replica), msg, reason])).toEqual([
      [1, 'a replica is left out: others answer its reads', expect.any(String)],
      [1, 'a replica is used again', undefined],
      [0, 'a replica is left out: others answer its reads', 'no answer within 1000 ms'],
      [0, 'a replica is used again', undefined],
    ]);
  });
});
