import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areFeedUrls, fetchFeed, urlFeeds } from './feed-url.ts';

let folder: string;
let server: Server;
let answer: RequestListener;
let address: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facade-feed-url-'));
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/export.xml`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('a feed is fetched, and again only if it has changed', async () => {
  const file = join(folder, 'feed.xml');
  const asked: unknown[] = [];
  let text = '<one/>';
  answer = ({ headers }, response) => {
    asked.push(headers['if-none-match']);
    const etag = `"${text}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(text);
  };
  await fetchFeed(address, file, undefined, []);
  const { mtimeMs } = statSync(file);
  expect(Date.now() - mtimeMs).toBeGreaterThan(60_000);
  await fetchFeed(address, file, undefined, []);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  text = '<two/>';
  await fetchFeed(address, file, undefined, []);
  expect(readFileSync(file, 'utf8')).toBe('<two/>');
  expect(asked).toEqual([undefined, '"<one/>"', '"<one/>"']);
});

test('a server that fails is asked again, and what was fetched stays', async () => {
  const file = join(folder, 'feed.xml');
  let asked = 0;
  answer = (_request, response) => {
    asked += 1;
    response.writeHead(asked === 2 ? 200 : 503).end('<one/>');
  };
  await fetchFeed(address, file, undefined, [1]);
  await expect(fetchFeed(address, file, undefined, [1])).rejects.toThrow('its server answers 503');
  expect([asked, readFileSync(file, 'utf8')]).toEqual([4, '<one/>']);
});

test('feeds have names and formats as files do', () => {
  expect(areFeedUrls('https://crm.example/a.xml, rentals:csv=https://crm.example/get?id=1')).toBe(true);
  expect(['http://crm.example/a.xml', 'https://u:p@crm.example/', '/srv/a.xml', ''].some(areFeedUrls)).toBe(false);
  expect(
    urlFeeds('https://crm.example/a.xml, rentals:csv=https://crm.example/get?id=1', '/data').map(({ file }) => file),
  ).toEqual(['/data/pulled/feed-url.xml', '/data/pulled/rentals-url']);
});

test('nothing is fetched from a private address', async () => {
  await expect(fetchFeed('https://10.0.0.1/a.xml', join(folder, 'feed'), undefined, [])).rejects.toThrow();
});
