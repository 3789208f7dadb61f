import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { describeDatabase } from '../testing/described-database.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { confirmation, keepLines, message, ONE_OUTAGE, QUICK } from '../testing/outbox-samples.ts';
import { readBacklog } from './backlog.ts';
import type { MailMessage } from './message.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { smtpDelivery } from './transport.ts';

const MANY = 1000;

describeDatabase('the outbox', (db) => {
  const log = keepLines();
  let server: MailServer;
  let outbox: Outbox;
  const texts = () => log.lines.map(({ text }) => text);
  const subjects = () => server.received.map((mail) => /Subject: (\S+)/.exec(mail)?.[1]);
  const send = (...mails: MailMessage[]) =>
    db()
      .transaction()
      .execute(async (tx) => {
        for (const mail of mails) await outbox.add(tx, mail);
      });
  const start = async () => {
    outbox = await startOutbox(db(), smtpDelivery(server.url), log, QUICK);
  };
  beforeAll(async () => {
    server = await startMailServer();
    await start();
  });
  afterAll(async () => {
    await outbox.stop();
    await server.stop();
  });
  beforeEach(() => {
    server.received.length = 0;
    server.manners = 'take';
    log.lines.length = 0;
  });

  test('delivers a message to the mail server', async () => {
    await send(message('first'));
    await until(() => server.received.length === 1);
    expect(server.received[0]).toContain('Subject: first');
    expect(server.received[0]).toMatch(/To: .*<zoe@example\.be>/);
  });

  test('keeps nothing of a transaction that is rolled back', async () => {
    await expect(
      db()
        .transaction()
        .execute(async (tx) => {
          await outbox.add(tx, message('never'));
          throw new Error('rolled back');
        }),
    ).rejects.toThrow('rolled back');
    await send(message('after'));
    await until(() => server.received.length === 1);
    expect(subjects()).toEqual(['after']);
  });

  test('sends a thousand in well under a minute over a few connections, the agency’s first, beside other queries', async () => {
    server.manners = 'refuse-sender';
    await send(message('opens-the-outage'));
    await until(() => log.lines.length === 1);
    await send(...Array.from({ length: MANY - 10 }, () => confirmation('confirmation')));
    await send(...Array.from({ length: 9 }, () => message('enquiry')));
    expect((await readBacklog(db())).waiting).toBe(MANY);
    const connections = server.connections;
    server.manners = 'take';
    const began = performance.now();
    let queries = 0;
    while ((await readBacklog(db())).waiting > 0) {
      await sql`select 1`.execute(db());
      queries += 1;
      if (performance.now() - began > 50_000) throw new Error('it takes too long');
    }
    expect(server.received).toHaveLength(MANY);
    // The queue blocks no other query: queries are answered while each batch is being sent.
    expect(queries).toBeGreaterThan(MANY / 20);
    // Mails that were fetched before the agency's were added may come first.
    expect(subjects().lastIndexOf('enquiry')).toBeLessThan(100);
    expect(server.connections - connections).toBeLessThan(50);
    expect(await readBacklog(db())).toEqual({ waiting: 0, oldestSeconds: 0, dead: { agency: 0, automatic: 0 } });
  });

  test('sends what a person waits for before the newsletter, and the agency’s mail before both', async () => {
    server.manners = 'refuse-sender';
    await send(message('opens-the-outage'));
    await until(() => log.lines.length === 1);
    await send(...Array.from({ length: 300 }, () => confirmation('letter', undefined, 'newsletter')));
    const awaited = ['password-reset', 'visit-booked', 'demand-confirm', 'contact-confirmation'] as const;
    await send(...awaited.map((kind) => confirmation(kind, undefined, kind)));
    await send(message('enquiry'));
    server.manners = 'take';
    await until(() => server.received.length === 306, 50);
    const sent = subjects();
    const last = Math.max(...awaited.map((kind) => sent.indexOf(kind)));
    // Two batches of two may have been fetched before.
    expect(last).toBeLessThan(30);
    expect(sent.indexOf('enquiry')).toBeLessThan(30);
    expect(sent.lastIndexOf('letter')).toBeGreaterThan(last);
  });

  test('reports how many mails are pending, and for how long', async () => {
    server.manners = 'refuse-sender';
    await send(message('waits'), confirmation('waits-too'));
    await until(async () => (await readBacklog(db())).oldestSeconds > 0.3);
    expect((await readBacklog(db())).waiting).toBe(2);
    server.manners = 'take';
    await until(async () => (await readBacklog(db())).waiting === 0);
  });

  test('loses nothing while the mail server is down, and logs one line without an address', async () => {
    const { port, received } = server;
    await server.stop();
    for (const subject of ['one', 'two', 'three']) await send(message(subject), confirmation(subject));
    await until(() => log.lines.length > 0);
    // Long enough for several checks of the server, and for as many attempts as there would be without the pause.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(log.lines).toEqual([
      {
        level: 'warn',
        text: ONE_OUTAGE[0],
        details: expect.objectContaining({ place: `mail server 127.0.0.1:${port}`, code: expect.any(String) }),
      },
    ]);
    expect(received).toEqual([]);
    server = await startMailServer(port);
    await until(() => server.received.length === 6);
    expect(subjects().sort()).toEqual(['one', 'one', 'three', 'three', 'two', 'two']);
    expect(texts()).toEqual(ONE_OUTAGE);
    expect(JSON.stringify(log.lines)).not.toContain('zoe');
  });

  test('sends the remaining mails after a restart', async () => {
    const { port } = server;
    await server.stop();
    await send(message('survivor'));
    await outbox.stop();
    server = await startMailServer(port);
    await start();
    await until(() => server.received.length === 1);
    expect(subjects()).toEqual(['survivor']);
  });
});
