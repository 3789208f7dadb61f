import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { startOutbox } from '../mail/outbox.ts';
import { smtpDelivery } from '../mail/transport.ts';
import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { keepLines, QUICK } from '../testing/outbox-samples.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres/postgres-server.ts';
import { type Run, runProgram } from '../testing/run-program.ts';

const FORM = JSON.stringify({
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  message: 'Bonjour',
  privacy: true,
});
const HEADERS = { 'content-type': 'application/json', 'idempotency-key': 'one-form-filled-in' };

const messageIds = (mails: string[]) => mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]).sort();

describe('an api that is killed with a form and its mails in its hands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-killed-'));
  const runs: Run[] = [];
  let server: PostgresServer;
  let mailServer: MailServer;
  let db: Db;
  const start = async () => {
    const run = runProgram('main.ts', {
      FACADE_DATA: folder,
      DATABASE_URL: server.url,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'silent',
    });
    runs.push(run);
    return { run, url: `http://127.0.0.1:${await run.ready}/api/forms/contact` };
  };
  beforeAll(async () => {
    server = await startPostgres();
    mailServer = await startMailServer(0, 'hang-at-data');
    db = await openDatabase({ url: server.url });
  });
  afterAll(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGKILL');
      await ended;
    }
    await closeDatabase(db);
    await mailServer.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const submissions = () => db.selectFrom('submission').select('id').execute();
  const jobs = async (state: string) =>
    (await sql<{ id: string }>`select id from pgboss.job where name = 'mail' and state::text = ${state}`.execute(db))
      .rows;

  test('has stored it once, and another sends each mail, under the id it had', async () => {
    const first = await start();
    sendAndNeverRead(first.url);
    await until(async () => (await submissions()).length === 1);
    await until(() => mailServer.offered.length === 2);
    first.run.child.kill('SIGKILL');
    await first.run.ended;
    expect(await jobs('active')).toHaveLength(2);

    mailServer.manners = 'take';
    const second = await start();
    const answer = await fetch(second.url, { method: 'POST', headers: HEADERS, body: FORM });
    const [stored, ...more] = await submissions();
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as { id: string }).id).toBe(stored?.id);
    expect(more).toEqual([]);

    // A third one that looks for such mails more often. Half a minute without a sign of life is put into the database.
    const outbox = await startOutbox(db, smtpDelivery(mailServer.url), keepLines(), QUICK);
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds' where state = 'active'`.execute(
      db,
    );
    await until(async () => (await jobs('retry')).length === 2, 60);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    await until(() => mailServer.received.length === 2);
    await until(async () => (await jobs('completed')).length === 2);
    expect(messageIds(mailServer.received)).toEqual(messageIds(mailServer.offered.slice(0, 2)));
    expect(mailServer.received).toHaveLength(2);
    // The server had each before the api died and once after: twice at most, and no third time.
    expect(mailServer.offered).toHaveLength(4);
    expect(new Set(messageIds(mailServer.offered)).size).toBe(2);
    await outbox.stop();
  });
});

/** As a visitor whose connection breaks: sends the form and reads no answer. */
function sendAndNeverRead(url: string): void {
  const { hostname, port, pathname } = new URL(url);
  const head = Object.entries({ host: 'localhost', ...HEADERS, 'content-length': Buffer.byteLength(FORM) });
  const socket = connect(Number(port), hostname, () => {
    socket.write(`POST ${pathname} HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n${FORM}`);
  });
  socket.pause();
  socket.on('error', () => {});
}
