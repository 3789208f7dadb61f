import { connect, type TLSSocket } from 'node:tls';
import { expect } from 'playwright/test';
import { type Machine, missing, test } from '../support/machine/machine.ts';
import { SITE_NAME } from '../support/machine/nginx.ts';
import { PROTECTION } from '../support/machine/protection.ts';
import { slowClient } from '../support/machine/slow-client.ts';
import type { Answer, Visitor } from '../support/machine/visitor.ts';

const reason = missing();
test.skip(reason !== null, reason ?? '');
test.setTimeout(90_000);

const JSON_BODY = { 'content-type': 'application/json' };
const POST = `POST /api/forms/contact HTTP/1.1\r\nhost: ${SITE_NAME}\r\ncontent-type: application/json\r\n`;

/** Open connections of each shell, as it counts them. */
const connections = ({ shells }: Machine): Promise<number[]> =>
  Promise.all(
    shells.map(async ({ port }) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(metrics.match(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m)?.[1] ?? 0);
    }),
  );

test('slow headers and bodies are cut off, reach no shell, and slow no one down', async ({ machine, site }) => {
  const attacker = { localAddress: '127.0.9.9', port: machine.ports.tls };
  const many = (count: number, how: Parameters<typeof slowClient>[1]) =>
    Promise.all(Array.from({ length: count }, () => slowClient(attacker, how)));
  const before = await connections(machine);
  const headers = await many(60, {
    start: `GET /nl/ HTTP/1.1\r\nhost: ${SITE_NAME}\r\n`,
    drip: 'x-a: b\r\n',
    every: 700,
  });
  const stalled = await many(20, { start: `${POST}content-length: 500\r\n\r\n{` });
  const drips = await many(130, { start: `${POST}content-length: 5000\r\n\r\n`, drip: ' ', every: 700 });
  const visitor = machine.visitor();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await visitor.ask(site.places.home.nl)).status).toBe(200);
    expect((await visitor.ask('/api/forms/contact', { method: 'POST', body: '{}', headers: JSON_BODY })).status).toBe(
      422,
    );
  }
  const during = await connections(machine);
  for (const [index, count] of during.entries()) expect(count).toBeLessThan((before[index] ?? 0) + 10);
  const closed = (clients: typeof drips) => clients.filter((client) => client.isClosed()).length;
  // The first of the bodies may go on, one by one; the others are refused at once.
  await expect.poll(() => closed(drips), { timeout: 30_000 }).toBeGreaterThanOrEqual(130 - 32);
  await expect.poll(() => closed(headers), { timeout: 40_000 }).toBe(60);
  await expect.poll(() => closed(stalled), { timeout: 40_000 }).toBe(20);
  for (const client of drips) client.leave();
});

test('an address that asks too much is refused, page by page and call by call; another is served', async ({
  machine,
  site,
}) => {
  const greedy = machine.visitor();
  // The first round makes the connections, and a slow machine may make them slower than the limit allows.
  const refusedOf = async (path: string) => {
    let refused: Answer[] = [];
    const round = async () => {
      const answers = await Promise.all(Array.from({ length: 300 }, () => greedy.ask(path)));
      refused = answers.filter(({ status }) => status === 429);
      return refused.length;
    };
    await expect.poll(round, { timeout: 40_000 }).toBeGreaterThan(0);
    return refused;
  };
  const pages = await refusedOf(site.places.home.nl);
  const calls = await refusedOf('/api/properties');
  expect([pages[0]?.headers['retry-after'], pages[0]?.text]).toEqual(['5', expect.stringContaining('Even geduld')]);
  expect(JSON.parse(calls[0]?.text ?? '{}')).toMatchObject({ status: 429, title: 'Too many requests' });
  expect(calls[0]?.headers['content-type']).toBe('application/problem+json');
  expect((await machine.visitor().ask(site.places.home.nl)).status).toBe(200);
});

test('a forged address is ignored: the limit of forms holds', async ({ machine }) => {
  const visitor = machine.visitor();
  const forge = (number: number, { ask }: Visitor): Promise<Answer> =>
    ask('/api/forms/contact', {
      method: 'POST',
      body: '{}',
      headers: { ...JSON_BODY, 'x-forwarded-for': `203.0.113.${number}`, forwarded: `for=203.0.113.${number}` },
    });
  const answers: Answer[] = [];
  for (let number = 0; number < 120; number += 1) answers.push(await forge(number, visitor));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  // The api's own answer, not that of nginx.
  expect(refused.some(({ headers }) => Number(headers['retry-after']) > 5)).toBe(true);
  expect((await forge(1, machine.visitor())).status).toBe(422);
});

test('forwarded headers and request ids of a visitor are not passed on', async ({ machine, site }) => {
  const visitor = machine.visitor();
  const hops: Record<string, string>[] = [
    { upgrade: 'a', connection: 'upgrade' },
    { expect: '100-continue' },
    { 'keep-alive': 'x' },
  ];
  for (let turn = 0; turn < 200; turn += 1)
    await visitor.ask('/api/properties?pageSize=1', { headers: hops[turn % 3] });
  const headers = { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'evil.example', 'x-request-id': 'forged' };
  const answer = await visitor.ask(site.places.saleProperty.nl, { headers });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('evil.example');
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => machine.nginx.log().filter((line) => line.includes(`id=${id} `)).length).toBe(1);
  const lines = () => machine.shells.flatMap(({ log }) => log).filter(({ requestId }) => requestId === id);
  await expect.poll(() => lines().length).toBe(1);
});

test('the metrics are not reachable', async ({ machine }) => {
  const visitor = machine.visitor();
  const ways = [
    '/metrics',
    '/metrics?a',
    '//metrics',
    '/./metrics',
    '/%6detrics',
    '/nl/../metrics',
    '/api/../metrics',
    '/api/..%2fmetrics',
    '/api/%2e%2e/metrics',
    '/metrics/',
    '/api/metrics',
  ];
  for (const path of ways) {
    const { status, text } = await visitor.ask(path);
    expect([path, status, text.includes('nodejs_')]).toEqual([path, expect.any(Number), false]);
    expect([path, status]).not.toEqual([path, 200]);
  }
});

test('every kind of answer is protected, with each header once', async ({ machine, site }) => {
  const { ask } = machine.visitor();
  const large = { method: 'POST', body: 'x'.repeat(70_000), headers: JSON_BODY };
  const answers = {
    page: await ask(site.places.home.nl),
    data: await ask('/api/properties?pageSize=1'),
    missing: await ask('/_shell/nobody.js'),
    'too large': await ask(site.places.contact.nl, large),
    'too large for the api': await ask('/api/forms/contact', large),
    figures: await ask('/metrics'),
    'bare name': await ask('/nl/', { headers: { host: 'agency.example' } }),
  };
  const statuses = Object.values(answers).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 404, 413, 413, 404, 308]);
  for (const [kind, { headers }] of Object.entries(answers))
    expect({ kind, ...headers }).toMatchObject({ kind, ...PROTECTION });
  expect(answers['too large'].text).toContain('trop volumineux');
  expect(JSON.parse(answers['too large for the api'].text)).toMatchObject({ status: 413 });
});

test('a file of 10 MB passes, a larger one is refused as by the api', async ({ machine }) => {
  const { ask } = machine.visitor();
  const send = (bytes: number) => {
    const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="loon.pdf"\r\n\r\n%PDF-1.7\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=part' };
    return ask('/api/uploads', { method: 'POST', headers, body: `${head}${'x'.repeat(bytes)}\r\n--part--\r\n` });
  };
  expect((await send(10_400_000)).status).toBe(201);
  const refused = await send(11_000_000);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([413, expect.objectContaining({ status: 413 })]);
  expect(refused.headers).toMatchObject(PROTECTION);
});

test('files of a form that is posted to its page pass, each as large as for the api', async ({ machine }) => {
  const { ask } = machine.visitor();
  const part = (head: string, value: string) => `--part\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const file = (bytes: number) => part('name="uploadFiles"; filename="loon.pdf"', `%PDF-1.7\n${'x'.repeat(bytes)}`);
  const body = `${part('name="form"', 'rental-application')}${file(10_000_000)}${file(11_000_000)}--part--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  const { status, text } = await ask('/nl/downloads/kandidatuur-verhuur/', { method: 'POST', headers, body });
  expect([status, text]).toEqual([422, expect.stringContaining('loon.pdf: Dit bestand is groter dan 10 MB')]);
});

test('another host name gets neither a certificate nor an answer', async ({ machine }) => {
  const { plain, tls } = machine.ports;
  const open = (servername: string) =>
    new Promise<string>((resolve) => {
      const socket: TLSSocket = connect({ host: '127.0.0.1', port: tls, servername, rejectUnauthorized: false }, () =>
        resolve('open'),
      );
      socket.on('error', () => resolve('refused'));
    });
  expect([await open('evil.example'), await open(SITE_NAME)]).toEqual(['refused', 'open']);
  const evil = await machine
    .visitor()
    .ask('/nl/', { headers: { host: 'evil.example' } })
    .catch((error: Error) => error.message);
  expect(evil).toMatch(/^(socket hang up|read ECONNRESET)$/);
  const redirect = await fetch(`http://127.0.0.1:${plain}/nl/?a=1`, { redirect: 'manual' }).catch(() => null);
  expect(redirect).toBeNull();
});
