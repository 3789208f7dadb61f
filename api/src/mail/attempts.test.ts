import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { closeDatabase, DatabaseUnavailable, type Db, openDatabase } from '../platform/database/index.ts';
import { confirmation, keepLines, message, ONE_OUTAGE, QUICK } from '../testing/outbox-samples.ts';
import { newDatabase, type TestDatabase } from '../testing/postgres/shared-postgres.ts';
import { readBacklog } from './backlog.ts';
import type { MailMessage } from './message.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { CONNECTIONS, type Delivery } from './transport.ts';

const REFUSED = Object.assign(new Error('greylisted'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 });
const OUTAGE = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });

describe('attempts of the outbox', () => {
  const log = keepLines();
  const texts = () => log.lines.map(({ text }) => text);
  let database: TestDatabase;
  let db: Db;
  let outbox: Outbox;
  let deliver: Delivery['deliver'];
  const send = (...mails: MailMessage[]) =>
    db.transaction().execute(async (tx) => {
      for (const mail of mails) await outbox.add(tx, mail);
    });
  /** Stops the outbox from sending until `start`, so that a test can change pending mails first. */
  const stop = () => outbox.stop();
  const start = async () => {
    const place = 'a mail server of the test';
    outbox = await startOutbox(
      db,
      { place, deliver: (id, mail) => deliver(id, mail), check: async () => {}, close() {} },
      log,
      QUICK,
    );
  };
  beforeAll(async () => {
    database = await newDatabase();
    db = await openDatabase({ url: database.url });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await database.stop();
  });
  beforeEach(async () => {
    log.lines.length = 0;
    deliver = async () => {};
    await start();
  });
  afterEach(async () => {
    await stop();
    await sql`delete from pgboss.job where name = 'mail'`.execute(db);
  });

  test('are at most as many at once as there are connections: no time limit includes a wait for a connection', async () => {
    let running = 0;
    let most = 0;
    let sent = 0;
    const ends: (() => void)[] = [];
    deliver = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      sent += 1;
    };
    await send(...Array.from({ length: 5 * CONNECTIONS }, (_, n) => message(`slow-${n}`)));
    await until(() => running === CONNECTIONS);
    await until(() => {
      for (const end of ends.splice(0)) end();
      return sent === 5 * CONNECTIONS;
    });
    expect(most).toBe(CONNECTIONS);
  });

  test('are not used up by an outage, however long it lasts', async () => {
    await stop();
    await send(message('waited'));
    await sql`update pgboss.job set retry_count = 600, started_on = now(), state = 'retry'`.execute(db);
    let attempts = 0;
    deliver = async () => {
      attempts += 1;
      if (attempts === 1) throw OUTAGE;
    };
    await start();
    await until(async () => (await readBacklog(db)).waiting === 0);
    expect(attempts).toBe(2);
    expect(texts()).toEqual(ONE_OUTAGE);
  });

  test('end after a day for a confirmation that the server defers, not for a mail to the agency', async () => {
    await stop();
    await send(confirmation('yesterday'), message('enquiry'));
    await sql`update pgboss.job set created_on = now() - interval '25 hours'`.execute(db);
    await send(confirmation('today'));
    deliver = () => Promise.reject(REFUSED);
    await start();
    const statesOf = async () => {
      const { rows } = await sql<{ subject: string; state: string }>`
        select data->>'subject' as subject, state::text from pgboss.job where retry_count > 0 or state = 'failed'`.execute(
        db,
      );
      return Object.fromEntries(rows.map(({ subject, state }) => [subject, state]));
    };
    await until(async () => Object.keys(await statesOf()).length === 3);
    const states = await statesOf();
    expect(states.yesterday).toBe('failed');
    expect([states.today, states.enquiry]).not.toContain('failed');
    expect(texts().filter((text) => text.includes('given up'))).toHaveLength(1);
  });

  test('of a deferred confirmation do not count as late mail', async () => {
    deliver = () => Promise.reject(REFUSED);
    await send(confirmation('deferred'));
    await sql`update pgboss.job set created_on = now() - interval '1 hour'`.execute(db);
    expect(await readBacklog(db)).toEqual({ waiting: 1, oldestSeconds: 0, dead: { agency: 0, automatic: 0 } });
    await send(message('enquiry'));
    expect((await readBacklog(db)).oldestSeconds).toBeLessThan(3000);
    await sql`update pgboss.job set created_on = now() - interval '1 hour'`.execute(db);
    expect((await readBacklog(db)).oldestSeconds).toBeGreaterThanOrEqual(3600);
  });

  test('do not log an outage of the database, which is logged elsewhere', async () => {
    let failures = 0;
    const connection = jest.spyOn(db, 'connection').mockImplementation(
      () =>
        ({
          execute: () => {
            failures += 1;
            return Promise.reject(new DatabaseUnavailable(new Error('it restarts')));
          },
        }) as never,
    );
    await until(() => failures > 3);
    connection.mockRestore();
    expect(texts()).toEqual([]);
  });
});
