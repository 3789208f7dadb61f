import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { describeDatabase } from '../../testing/described-database.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { confirmation, keepLines, message, QUICK } from '../../testing/outbox-samples.ts';
import { readBacklog } from '../backlog.ts';
import type { MailMessage } from '../message.ts';
import { type Outbox, startOutbox } from '../outbox.ts';
import { smtpDelivery } from '../transport.ts';
import { listMails, showMail } from './list-mails.ts';
import { resendMails } from './resend-mails.ts';

const NOWHERE = '0d5a3c1e-6f0b-4f7e-9d0a-3b1c2d4e5f60';

const messageIdOf = (mail = '') => /^Message-ID: <(.*)@/im.exec(mail)?.[1];

describeDatabase('mails that are not sent', (db) => {
  let server: MailServer;
  let outbox: Outbox | undefined;
  const send = (...mails: MailMessage[]) =>
    db()
      .transaction()
      .execute(async (tx) => {
        for (const mail of mails) await outbox?.add(tx, mail);
      });
  const start = async () => {
    outbox = await startOutbox(db(), smtpDelivery(server.url), keepLines(), QUICK);
  };
  const dead = async () => (await listMails(db(), 10)).mails.filter(({ state }) => state === 'dead');
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.manners = 'take';
    server.received.length = 0;
  });
  afterEach(async () => {
    await outbox?.stop();
    outbox = undefined;
    if ((await listMails(db(), 1)).mails.length > 0)
      await sql`delete from pgboss.job where name = 'mail'`.execute(db());
  });

  test('do not exist before the first start of an api', async () => {
    expect(await listMails(db(), 10)).toEqual({ mails: [], counts: { waiting: 0, retrying: 0, sending: 0, dead: 0 } });
    expect(await showMail(db(), NOWHERE)).toBeNull();
    expect(await resendMails(db(), { allDead: true })).toBe(0);
    await expect(resendMails(db(), { id: NOWHERE })).rejects.toThrow('no pending or dead mail');
  });

  test('are listed without subject and address: the dead ones first, with the server’s codes', async () => {
    await start();
    server.manners = 'refuse-recipient';
    await send({ ...confirmation('refused'), kind: 'contact-confirmation' }, message('deferred'));
    await until(async () => (await dead()).length === 1);
    await until(async () => (await listMails(db(), 10)).mails.some(({ state }) => state === 'retrying'));
    await outbox?.stop();
    await send(message('late'));
    const { mails, counts } = await listMails(db(), 10);
    expect(counts).toEqual({ waiting: 1, retrying: 1, sending: 0, dead: 1 });
    const shared = { id: expect.any(String), to: 'z…@example.be', createdAt: expect.stringMatching(/^20.*Z$/) };
    const error = 'EENVELOPE RCPT TO 550';
    expect(mails).toEqual([
      { ...shared, kind: 'contact-confirmation', state: 'dead', attempts: 1, error },
      { ...shared, kind: 'enquiry', state: 'retrying', attempts: expect.any(Number), error },
      { ...shared, kind: 'enquiry', state: 'waiting', attempts: 0, error: '' },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/zoe|refused|late/);
    expect((await listMails(db(), 1)).mails).toHaveLength(1);
    expect(await readBacklog(db())).toMatchObject({ waiting: 2, dead: { agency: 0, automatic: 1 } });
  });

  test('are shown whole on request', async () => {
    await start();
    await outbox?.stop();
    const attachments = [{ name: 'plan.pdf', type: 'application/pdf', content: 'AAAA' }];
    await send({ ...message('whole'), attachments });
    const [{ id } = { id: '' }] = (await listMails(db(), 1)).mails;
    expect(await showMail(db(), id)).toMatchObject({
      id,
      recipient: 'zoe@example.be',
      subject: 'whole',
      text: 'Één, deux, drei',
      files: ['plan.pdf'],
    });
  });

  test('are sent again once when they are dead, with the same Message-ID', async () => {
    await start();
    server.manners = 'refuse-recipient';
    await send(confirmation('one'), confirmation('two'), confirmation('three'));
    await until(async () => (await dead()).length === 3);
    const ids = (await dead()).map(({ id }) => id).sort();
    server.manners = 'take';
    expect(await resendMails(db(), { id: ids[0] ?? '' })).toBe(1);
    await until(() => server.received.length === 1);
    expect(messageIdOf(server.received[0])).toBe(ids[0]);
    expect(await resendMails(db(), { allDead: true })).toBe(2);
    await until(async () => (await readBacklog(db())).waiting === 0);
    expect(server.received.map(messageIdOf).sort()).toEqual(ids);
    expect(await dead()).toEqual([]);
    await expect(resendMails(db(), { id: ids[0] ?? '' })).rejects.toThrow('was sent is not sent again');
  });

  test('have the full retry time again after they were given up for their age', async () => {
    await start();
    await outbox?.stop();
    await send(confirmation('old', 'later@example.be'));
    await sql`update pgboss.job set created_on = now() - interval '25 hours' where name = 'mail'`.execute(db());
    await start();
    await until(async () => (await dead()).length === 1);
    await resendMails(db(), { allDead: true });
    await until(async () => (await listMails(db(), 1)).mails[0]?.attempts === 3);
    expect((await listMails(db(), 1)).mails[0]?.state).not.toBe('dead');
  });
});
