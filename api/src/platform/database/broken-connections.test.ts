import { until } from '@facade/server-kit/until';
import { readBacklog } from '../../mail/backlog.ts';
import { accountOf } from '../../testing/account-of.ts';
import { FAULTS, type FaultyDatabase, startFaultyDatabase } from '../../testing/postgres/database-faults.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';
import { startWriters, type Writers } from '../../testing/writers.ts';

const LIST = '/api/properties?lang=nl&goal=sale';

describe('an api whose PostgreSQL breaks connections in use', () => {
  let database: FaultyDatabase;
  let api: Run;
  let origin: string;
  let writers: Writers | undefined;

  const answersOf = (from: number) => writers?.sent.slice(from).flatMap(({ answers }) => answers) ?? [];
  beforeAll(async () => {
    database = await startFaultyDatabase();
    api = runProgram('main.ts', database.env);
    const port = await api.ready;
    if (port === null) throw new Error(JSON.stringify(await api.ended));
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    api.child.kill('SIGTERM');
    await api.ended;
    await database.stop();
  });
  const begin = () => {
    writers = startWriters({ origins: () => [origin], count: 4, retries: false });
  };

  afterEach(() => writers?.stop());

  test.each(Object.entries(FAULTS))(
    '%s: it survives, answers 503 during the outage, and loses nothing',
    async (_name, fault) => {
      begin();
      await until(() => answersOf(0).includes(201));
      await fault(database);
      const since = writers?.sent.length ?? 0;
      await until(() => answersOf(since).filter((status) => status === 201).length >= 4);
      const sent = (await writers?.stop()) ?? [];
      const stored = await database.db.selectFrom('submission').select('fields').execute();
      const account = accountOf(
        sent,
        stored.map(({ fields }) => String(fields.message)),
      );
      expect(api.child.exitCode).toBeNull();
      expect(account).toMatchObject({ lost: 0, twice: 0 });
      expect(Object.keys(account.answers).filter((status) => !['201', '503'].includes(status))).toEqual([]);
    },
  );

  test('a database that accepts and never answers: 503 instead of a hang, and recovery', async () => {
    begin();
    await until(() => answersOf(0).includes(201));
    expect((await fetch(origin + LIST)).status).toBe(200);
    database.proxy.hang();
    await until(() => answersOf(0).filter((status) => status === 503).length >= 4);
    // What is in memory is still served: content, and catalogue answers that are cached.
    for (const path of ['/api/site?lang=nl', LIST]) expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(`${origin}/api/properties?lang=nl&goal=rent`)).status).toBe(503);
    database.proxy.pass();
    const since = writers?.sent.length ?? 0;
    await until(() => answersOf(since).filter((status) => status === 201).length >= 4);
    const sent = (await writers?.stop()) ?? [];
    expect(accountOf(sent, []).answers).toEqual({ 201: expect.any(Number), 503: expect.any(Number) });
    expect(api.child.exitCode).toBeNull();
  });

  test('sends the mails of everything it has stored', async () => {
    await until(async () => (await readBacklog(database.db)).waiting === 0, 60);
    expect(api.child.exitCode).toBeNull();
  });
});
