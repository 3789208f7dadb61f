import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { accountOf } from '../../testing/account-of.ts';
import { runProgram } from '../../testing/run-program.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../../testing/small-disk.ts';
import { startWriters } from '../../testing/writers.ts';
import { closeDatabase, type Db, openDatabase } from './index.ts';

const title = 'the embedded database on a full disk';
if (canMount()) describe(title, suite);
else describe.skip(`${title} (skipped: this user may not mount a small one)`, suite);

function suite() {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk(200);
  });
  afterEach(() => disk.unmount());

  test('refuses to write when there is no room for its log, and writes again when there is room', async () => {
    const warnings: string[] = [];
    const log = { warn: (_details: object, message: string) => warnings.push(message), info() {} };
    const db = await openDatabase({ url: null, folder: disk.folder, log });
    const store = (day: number) =>
      sql`insert into visit values (date '2026-01-01' + ${day}::int, 1, 'direct', 1)`.execute(db);
    await store(1);
    disk.fill();
    const error = await fillLog(db);
    expect(error).toMatchObject({ name: 'DatabaseUnavailable' });
    await expect(store(2)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    disk.free();
    await until(
      () =>
        store(3).then(
          () => true,
          () => false,
        ),
      60,
    );
    const { rows } = await sql<{ day: string }>`select day from visit order by day`.execute(db);
    expect(rows.map(({ day }) => day)).toEqual(['2026-01-02', '2026-01-04']);
    // PostgreSQL starts again by itself if it has room for that, and ends otherwise.
    const ENDED = ['the embedded database stopped working and is restarted', 'the embedded database runs again'];
    expect([[], ENDED]).toContainEqual(warnings.filter((line) => line !== 'database outage'));
    expect(warnings).toContain('database outage');
    await closeDatabase(db);
  });

  test('an api that starts on a full disk waits for room, and logs why in one line', async () => {
    const env = { FACADE_DATA: disk.folder, FACADE_DATABASE_WAIT: '600', LOG_LEVEL: 'warn' };
    const db = await openDatabase({ url: null, folder: disk.folder });
    disk.fill();
    await fillLog(db);
    await closeDatabase(db);
    const api = runProgram('main.ts', env);
    const output = new Promise<string>((done) => api.child.stdout?.once('data', (text) => done(String(text))));
    const { msg, reason } = JSON.parse(await output);
    expect([msg, reason]).toEqual([
      `The embedded database in ${disk.folder}/database cannot be opened yet, retrying for up to 600 s`,
      expect.stringMatching(/no space left on device/i),
    ]);
    disk.free();
    expect(await api.ready).toBeGreaterThan(0);
    api.child.kill('SIGTERM');
    expect(await api.ended).toMatchObject({ code: 0, errors: '' });
  });

  test('an api refuses what it cannot store, keeps serving, and accepts it again when there is room', async () => {
    const api = runProgram('main.ts', { FACADE_DATA: disk.folder, LOG_LEVEL: 'warn' });
    const origin = `http://127.0.0.1:${await api.ready}`;
    const status = async (path: string) => (await fetch(origin + path)).status;
    expect(await status('/api/properties?lang=nl')).toBe(200);
    disk.fill();
    const writers = startWriters({ origins: () => [origin], count: 2, retries: false });
    const answers = (from = 0) => writers.sent.slice(from).flatMap((enquiry) => enquiry.answers);
    await until(() => answers().includes(503), 60);
    // Cached answers need no database.
    expect(await status('/api/properties?lang=nl')).toBe(200);
    await until(async () => (await readiness(origin)).disk === false, 60);
    disk.free();
    const since = writers.sent.length;
    await until(() => answers(since).includes(201), 60);
    await until(async () => (await readiness(origin)).disk === true, 60);
    const sent = await writers.stop();
    api.child.kill('SIGTERM');
    const { code, output } = await api.ended;
    expect(code).toBe(0);
    const db = await openDatabase({ url: null, folder: disk.folder });
    const stored = await db.selectFrom('submission').select('fields').execute();
    await closeDatabase(db);
    const account = accountOf(
      sent,
      stored.map(({ fields }) => String(fields.message)),
    );
    expect(account).toMatchObject({ lost: 0, twice: 0 });
    expect(Object.keys(account.answers).filter((status) => !['201', '503'].includes(status))).toEqual([]);
    const lines = output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const about = (text: string) => lines.filter(({ msg }) => msg.startsWith(text));
    expect(about('data folder:')).toEqual([
      expect.objectContaining({ msg: 'data folder: it cannot be written to (ENOSPC)' }),
    ]);
    expect(about('database outage')).toHaveLength(1);
  });

  async function readiness(origin: string): Promise<Record<string, boolean>> {
    const { checks } = (await (await fetch(`${origin}/api/readyz`)).json()) as { checks: Record<string, boolean> };
    return checks;
  }
}

/** Writes to the log of the database until there is no room; returns the error. */
async function fillLog(db: Db): Promise<unknown> {
  for (let megabyte = 0; megabyte < 100; megabyte += 1) {
    try {
      await sql`select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`.execute(db);
    } catch (error) {
      return error;
    }
  }
  throw new Error('the log grew by 100 MB on a full disk');
}
