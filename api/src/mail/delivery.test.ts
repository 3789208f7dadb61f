import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { closeDatabase, type Db, openDatabase } from '../platform/database/index.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { confirmation, keepLines, message, ONE_OUTAGE, QUICK } from '../testing/outbox-samples.ts';
import { newDatabase, type TestDatabase } from '../testing/postgres/shared-postgres.ts';
import { readBacklog } from './backlog.ts';
import { fileDelivery } from './file-delivery.ts';
import type { MailMessage } from './message.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { type Delivery, smtpDelivery } from './transport.ts';

const HASTY = { attempt: 600, dns: 300, connection: 300, greeting: 300, silence: 600 };

describe('the mail server or folder of the outbox', () => {
  const log = keepLines();
  let database: TestDatabase;
  let db: Db;
  let server: MailServer;
  let outbox: Outbox;
  const texts = () => log.lines.map(({ text }) => text);
  const subjects = () => server.received.map((mail) => /Subject: (\S+)/.exec(mail)?.[1]);
  const send = (...mails: MailMessage[]) =>
    db.transaction().execute(async (tx) => {
      for (const mail of mails) await outbox.add(tx, mail);
    });
  const start = async (delivery: Delivery) => {
    outbox = await startOutbox(db, delivery, log, QUICK);
  };
  const waiting = async () => (await readBacklog(db)).waiting;
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
    server = await startMailServer();
  });
  afterEach(async () => {
    await outbox.stop();
    await server.stop();
  });

  test.each(['hang', 'hang-at-data'] as const)(
    'may hang (%s): one line in the log, few attempts, and delivery resumes automatically',
    async (manners) => {
      await start(smtpDelivery(server.url, HASTY));
      server.manners = manners;
      await send(...Array.from({ length: 60 }, (_, n) => confirmation(`hanging-${n}`)));
      await until(() => log.lines.length > 0);
      const { connections } = server;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(log.lines).toHaveLength(1);
      // It polls the server instead of trying every message.
      expect(server.connections - connections).toBeLessThan(30);
      server.manners = 'take';
      await until(async () => (await waiting()) === 0);
      expect(new Set(subjects()).size).toBe(60);
      expect(texts()).toEqual(ONE_OUTAGE);
    },
  );

  test('may be a folder that cannot be written to: messages are kept, and written whole later', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'facade-mail-'));
    const folder = join(parent, 'mail');
    writeFileSync(folder, 'in the way');
    await start(fileDelivery(folder, () => {}));
    await send(message('kept'), confirmation('kept-too'));
    await until(() => log.lines.length > 0);
    rmSync(folder);
    await until(async () => (await waiting()) === 0);
    expect(texts()).toEqual(ONE_OUTAGE);
    expect(readdirSync(folder).map((file) => file.replace(/^2.*\.eml$/, 'mail'))).toEqual(['mail', 'mail']);
    rmSync(parent, { recursive: true });
  });

  test('may refuse a confirmation permanently: it is given up, and the log contains no address', async () => {
    await start(smtpDelivery(server.url));
    await send(confirmation('refused', 'gone@example.be'));
    await until(async () => (await waiting()) === 0);
    expect(log.lines).toEqual([
      {
        level: 'warn',
        text: 'the mail server permanently refuses this confirmation',
        details: { job: expect.any(String), code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
      },
    ]);
  });

  test('gets the whole message: both forms, appointment, files, and how to unsubscribe', async () => {
    await start(smtpDelivery(server.url));
    await send({
      ...confirmation('whole'),
      html: '<p>Één</p>',
      unsubscribe: { url: 'https://agency.example/unsubscribe?token=1' },
      calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      attachments: [{ name: 'plan.pdf', type: 'application/pdf', content: 'JVBERi0=' }],
    });
    await until(() => server.received.length === 1);
    const [mail = ''] = server.received;
    expect(mail).toContain('List-Unsubscribe: <https://agency.example/unsubscribe?token=1>');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (const type of ['text/plain', 'text/html', 'text/calendar', 'application/pdf'])
      expect(mail).toContain(`Content-Type: ${type}`);
    expect(mail).toContain('JVBERi0=');
  });

  test('may defer a message: it is retried, with one line in the log, while the others are sent', async () => {
    await start(smtpDelivery(server.url));
    await send(confirmation('later', 'later@example.be'), message('now'));
    await until(async () => {
      const { rows } = await sql<{
        n: number;
      }>`select max(retry_count) as n from pgboss.job where data->>'subject' = 'later'`.execute(db);
      return Number(rows[0]?.n) >= 2;
    });
    expect(texts()).toEqual(['a message could not be sent, it is kept and retried']);
    expect(subjects()).toEqual(['now']);
  });
});
