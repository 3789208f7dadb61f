import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let service: Server;
let site: TestServer;
let url: string;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: line\n\n');
    let size = 0;
    for await (const bytes of request) size += bytes.length;
    const { host, cookie, authorization, 'x-forwarded-host': forwarded } = request.headers;
    response.end(
      JSON.stringify({ method: request.method, url: request.url, size, cookie, authorization, forwarded, host }),
    );
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const registryUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  site = await startTestServer({ configuration: { registryUrl, trustProxy: [] } });
  url = await site.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  service.close();
});

test('the registry service gets a file of megabytes, the token and the asked host, and its answer comes in parts', async () => {
  const body = Buffer.alloc(3_000_000);
  const headers = { authorization: 'Bearer x', cookie: 'a=1', 'x-forwarded-host': 'evil.example' };
  const answer = await fetch(`${url}/_registry/v1/sections/mf-a/files/1?x=%2F`, { method: 'PUT', body, headers });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const [, told = ''] = (await answer.text()).split('\n\n');
  const { host } = new URL(url);
  expect(JSON.parse(told)).toMatchObject({
    method: 'PUT',
    url: '/_registry/v1/sections/mf-a/files/1?x=%2F',
    size: body.length,
    authorization: 'Bearer x',
    forwarded: host,
  });
  expect(told).not.toContain('cookie');
});

test('a program is told that the service does not answer', async () => {
  const away = await startTestServer({ configuration: { registryUrl: 'http://127.0.0.1:9', trustProxy: [] } });
  const answer = await away.server.inject('/_registry/v1/shell');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    503,
    expect.stringContaining('application/problem+json'),
  ]);
  await away.close();
});

test('a page of another site cannot send to it', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${url}/_registry/v1/sections/mf-a/rollback`, { method: 'POST', headers })).status).toBe(403);
});
