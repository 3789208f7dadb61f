import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@facade/server-kit/until';
import type { Db } from '../../platform/database/index.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { storeLead } from '../inbox/add-lead.ts';
import { startWebhook, type Webhook, type WebhookTiming } from './webhook.ts';

const QUICK: WebhookTiming = { pollSeconds: 0.5, retrySeconds: 1, longestRetrySeconds: 1, giveUpSeconds: 60 };

interface Event {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describeDatabase('the webhook', (db) => {
  const key = randomBytes(32);
  const received: Event[] = [];
  const lines: string[] = [];
  const log = { warn: (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`) };
  let answers: number[] = [];
  let crm: Server;
  let webhook: Webhook;
  let url: string;

  const start = async (timing = QUICK) => {
    webhook = await startWebhook(db(), { url, key }, log, timing);
  };
  /** The verification that the documentation asks of a receiver. */
  const isGenuine = ({ headers, body }: Event) => {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    return signature === `v1,${expected}` && Math.abs(Date.now() / 1000 - Number(time)) < 300;
  };
  beforeAll(async () => {
    crm = createServer(async (request, response) => {
      received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
      const status = answers.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`;
    await start();
  });
  afterAll(async () => {
    await webhook.stop();
    crm.close();
  });
  beforeEach(() => {
    received.length = 0;
    lines.length = 0;
    answers = [];
  });

  test('posts a lead, signed, once', async () => {
    const id = await send(db(), webhook);
    await until(() => received.length === 1);
    const [event] = received as [Event];
    expect(isGenuine(event)).toBe(true);
    expect(isGenuine({ ...event, body: `${event.body} ` })).toBe(false);
    expect(event.headers['content-type']).toBe('application/json');
    expect(JSON.parse(event.body)).toMatchObject({
      type: 'lead.created',
      data: { id, form: 'contact', fields: { message: 'Bonjour' } },
    });
    await new Promise((done) => setTimeout(done, 1500));
    expect(received).toHaveLength(1);
  });

  test('retries after a failure, under the same id, until the receiver accepts it', async () => {
    answers = [500, 404];
    await send(db(), webhook);
    await until(() => received.length === 3, 20_000);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received.every(isGenuine)).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Bonjour');
  });

  test('follows no redirect', async () => {
    answers = [302];
    await send(db(), webhook);
    await until(() => received.length === 2, 20_000);
    expect(received.map(({ path }) => path)).toEqual(['/leads', '/leads']);
  });

  test('discards the event of a transaction that is rolled back, and sends nothing of an erased lead', async () => {
    await expect(send(db(), webhook, () => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
    await webhook.stop();
    const erased = await send(db(), webhook);
    await db().deleteFrom('submission').where('id', '=', erased).execute();
    await start();
    const kept = await send(db(), webhook);
    await until(() => received.length === 1);
    await new Promise((done) => setTimeout(done, 1500));
    expect(received.map(({ body }) => JSON.parse(body).data.id)).toEqual([kept]);
  });

  test('gives up in the end, and logs it', async () => {
    await webhook.stop();
    await start({ ...QUICK, giveUpSeconds: 0 });
    answers = [500];
    await send(db(), webhook);
    await until(() => lines.length === 1);
    await new Promise((done) => setTimeout(done, 2500));
    expect(received).toHaveLength(1);
    expect(lines[0]).toContain('giving up');
  });
});

async function send(db: Db, webhook: Webhook, then = async () => {}): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date();
  await db.transaction().execute(async (tx) => {
    const fields = JSON.stringify({ firstName: 'Jean', message: 'Bonjour', website: '' });
    await tx
      .insertInto('submission')
      .values({
        id,
        form: 'contact',
        language: 'fr',
        property_id: null,
        project_id: null,
        fields,
        created_at: createdAt,
      })
      .execute();
    await storeLead(tx, { id, form: 'contact', propertyId: null, projectId: null, createdAt, isSuspect: false });
    await webhook.add(tx, id);
    await then();
  });
  return id;
}
