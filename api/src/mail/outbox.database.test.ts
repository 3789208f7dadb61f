import { SMTPServer } from 'smtp-server';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { MailMessage } from './message.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { smtpDelivery } from './transport.ts';

const TIMING = { pollSeconds: 0.5, retrySeconds: 1, longestRetrySeconds: 1 };

const message = (subject: string): MailMessage => ({
  from: { name: 'Agency', address: 'info@example.be' },
  to: { name: 'Zoé', address: 'zoe@example.be' },
  subject,
  text: 'Één, deux, drei',
});

/** A real mail server that keeps what it is given. */
async function startMailServer(port: number, received: string[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone') ? refusal() : null),
    onData(stream, _session, done) {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        received.push(data);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const refusal = () => Object.assign(new Error('no such mailbox'), { responseCode: 550 });

async function until(condition: () => boolean, seconds = 15): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!condition()) {
    if (performance.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describeEachDatabase('the outbox', (db) => {
  const received: string[] = [];
  const warnings: string[] = [];
  const log = { warn: (_details: object, text: string) => warnings.push(text) };
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let outbox: Outbox;
  const send = (mail: MailMessage) =>
    db()
      .transaction()
      .execute((tx) => outbox.add(tx, mail));
  beforeAll(async () => {
    server = await startMailServer(0, received);
    outbox = await startOutbox(db(), smtpDelivery(`smtp://127.0.0.1:${server.port}`), log, TIMING);
  }, 30_000);
  afterAll(async () => {
    await outbox.stop();
    await server.stop();
  });
  beforeEach(() => {
    received.length = 0;
    warnings.length = 0;
  });

  it('hands a message to the mail server', async () => {
    await send(message('first'));
    await until(() => received.length === 1);
    expect(received[0]).toContain('Subject: first');
    expect(received[0]).toMatch(/To: .*<zoe@example\.be>/);
  }, 20_000);

  it('keeps nothing of a transaction that is rolled back', async () => {
    await expect(
      db()
        .transaction()
        .execute(async (tx) => {
          await outbox.add(tx, message('never'));
          throw new Error('rolled back');
        }),
    ).rejects.toThrow('rolled back');
    await send(message('after'));
    await until(() => received.length === 1);
    expect(received[0]).toContain('Subject: after');
  }, 20_000);

  it('loses nothing while the mail server is down', async () => {
    await server.stop();
    for (const subject of ['one', 'two', 'three']) await send(message(subject));
    await until(() => warnings.length >= 2);
    expect(received).toEqual([]);
    server = await startMailServer(server.port, received);
    await until(() => received.length === 3, 25);
    const subjects = received.map((mail) => /Subject: (\w+)/.exec(mail)?.[1]).sort();
    expect(subjects).toEqual(['one', 'three', 'two']);
  }, 40_000);

  it('gives up a confirmation that the server refuses for good', async () => {
    await send({ ...message('refused'), to: { name: '', address: 'gone@example.be' }, isAutomatic: true });
    await until(() => warnings.length > 0);
    expect(warnings).toEqual(['the mail server refuses this confirmation for good']);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(warnings).toHaveLength(1);
  }, 20_000);

  it('goes on after a restart with what was left', async () => {
    await server.stop();
    await send(message('survivor'));
    await outbox.stop();
    server = await startMailServer(server.port, received);
    outbox = await startOutbox(db(), smtpDelivery(`smtp://127.0.0.1:${server.port}`), log, TIMING);
    await until(() => received.length === 1, 25);
    expect(received[0]).toContain('Subject: survivor');
  }, 40_000);
});
