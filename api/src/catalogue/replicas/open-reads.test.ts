import { createServer } from 'node:net';
import { closeDatabase, type Db, openDatabase } from '../../platform/database/index.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/postgres-server.ts';
import { NewestRevision } from './newest-revision.ts';
import { openReads } from './open-reads.ts';

describe('reads with an invalid replica', () => {
  let server: PostgresServer;
  let db: Db;
  beforeAll(async () => {
    server = await startPostgres();
    db = await openDatabase({ url: server.url });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await server.stop();
  });

  test('is the primary, or not PostgreSQL: both are logged once, and the primary answers', async () => {
    const web = createServer((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
    const address = web.address();
    const place = `127.0.0.1:${typeof address === 'object' && address?.port}`;
    const warn = jest.fn();
    const reads = await openReads(db, [server.url, `postgres://user:secret@${place}/x`], { warn, info() {} });
    expect(await reads.db.selectFrom('property').select('id').execute()).toEqual([]);
    expect(reads.replicas().map(({ isUsed, isMissed, answered }) => [isUsed, isMissed, answered])).toEqual([
      [false, true, 0],
      [false, true, 0],
    ]);
    const logged = warn.mock.calls.map(([details]) => details);
    expect(logged.find(({ replica }) => replica !== place).reason).toBe(
      'it is not a replica: it takes writes of its own',
    );
    expect(JSON.stringify(logged)).not.toContain('secret');
    await reads.close();
    web.close();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('without replicas, the primary answers every read', async () => {
    const reads = await openReads(db, [], { warn() {}, info() {} });
    expect([reads.db, reads.replicas()]).toEqual([db, []]);
    await reads.close();
  });
});

describe('NewestRevision', () => {
  /** A primary that answers on the test's command. */
  function primary() {
    const questions: ((revision: string) => void)[] = [];
    const executeTakeFirst = () => new Promise((done) => questions.push((revision) => done({ revision })));
    const db = { selectFrom: () => ({ select: () => ({ executeTakeFirst }) }) };
    return { newest: new NewestRevision(db as unknown as Db), questions };
  }

  test('keeps the result of a later query when an earlier one ends after it', async () => {
    const { newest, questions } = primary();
    const [early, late] = [newest.ask(), newest.ask()];
    questions[1]?.('b');
    await late;
    questions[0]?.('a');
    expect([await early, newest.known]).toEqual(['b', 'b']);
  });

  test('queries again after a read of the primary, once for all callers, and ignores earlier queries', async () => {
    const { newest, questions } = primary();
    const first = newest.certain();
    newest.wasRead();
    const others = [newest.certain(), newest.certain()];
    expect(questions).toHaveLength(2);
    questions[0]?.('a');
    await first;
    expect(newest.isCertain).toBe(false);
    questions[1]?.('b');
    expect(await Promise.all(others)).toEqual(['b', 'b']);
    expect([newest.isCertain, await newest.certain(), questions.length]).toEqual([true, 'b', 2]);
  });
});
