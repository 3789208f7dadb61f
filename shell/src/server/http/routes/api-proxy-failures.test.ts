import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { until } from '@facade/server-kit/until';
import { requestText } from '../../testing/raw-client.ts';
import { rawSite } from '../../testing/raw-site.ts';

const { listen, raw, open } = rawSite();
const lines = (...parts: string[]) => requestText('GET /api/x', ...parts);

const replaceApi = async (answer: RequestListener) => {
  const site = await listen();
  // The shell itself polls for the data's revision in the background.
  site.api.replace((request, response) => {
    if (request.url === '/api/x') answer(request, response);
    else response.end('{}');
  });
  return site;
};

test.each([
  [
    'before it answers',
    (_request: IncomingMessage, response: ServerResponse) => void response.socket?.resetAndDestroy(),
  ],
  [
    'in the middle of its answer',
    (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
  ],
])('it dies %s: 503 with a retry time', async (_when, answer) => {
  await replaceApi(answer);
  const got = await raw(lines('connection: close'));
  expect(got).toMatch(/^HTTP\/1\.1 503/);
  expect(got).toMatch(/^retry-after: [1-9]\d*\r$/im);
  expect(got).toContain('application/problem+json');
});

test('cancels the request to the api when the client disconnects', async () => {
  let closed = 0;
  let asked = 0;
  const site = await replaceApi((_request, response) => {
    asked += 1;
    response.on('close', () => {
      closed += 1;
    });
  });
  const socket = open(lines());
  await until(() => asked === 1);
  socket.destroy();
  await until(() => closed === 1);
  expect(site.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
});

test('a slow client occupies no connection to the api', async () => {
  const body = Buffer.alloc(4_000_000, 'x');
  await replaceApi((_request, response) => void response.end(body));
  for (let count = 0; count < 70; count += 1) open(lines()).pause();
  expect(await raw(lines('connection: close'))).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
  '/api/properties/7/films/huis.webm?v=a',
  '/api/projects/7/documents/plan.pdf',
  '/api/asked-documents/abc_1/0',
  '/api/agency/leads/0b9d3139-8c10/uploads/abc',
])('streams a file: %s', async (path) => {
  const site = await listen();
  site.api.replace((request, response) => {
    if (request.url !== path) return void response.end('{}');
    response.writeHead(206, {
      'content-length': 9,
      'content-range': 'bytes 0-8/10',
      etag: '"a"',
      'surrogate-key': 'k',
    });
    response.write(String(request.headers.range));
  });
  const socket = open(requestText(`GET ${path}`, 'range: bytes=0-'));
  let got = '';
  socket.on('data', (part) => {
    got += part;
  });
  // The rest never arrives.
  await until(() => got.endsWith('\r\n\r\nbytes=0-'));
  expect(got).toMatch(/^HTTP\/1\.1 206/);
  for (const line of [/^content-length: 9\r$/im, /^content-range: bytes 0-8\/10\r$/im, /^etag: "a"\r$/im])
    expect(got).toMatch(line);
  expect(got).not.toContain('surrogate-key');
});

test('does not send an unchanged file', async () => {
  const site = await listen();
  site.api.replace((_request, response) => void response.writeHead(304, { etag: '"a"' }).end());
  const answer = await raw(requestText('GET /api/properties/7/films/a.webm', 'connection: close'));
  expect(answer).toMatch(/^HTTP\/1\.1 304/);
  expect(answer).toContain('etag: "a"');
});

test('a kept connection that the api closes is not an error', async () => {
  let count = 0;
  await replaceApi((_request, response) => {
    count += 1;
    if (count === 2) response.socket?.resetAndDestroy();
    else response.end('ok');
  });
  expect(await raw(lines('connection: close'))).toMatch(/^HTTP\/1\.1 200/);
  expect(await raw(lines('connection: close'))).toMatch(/^HTTP\/1\.1 200/);
  expect(count).toBe(3);
});
