import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPicture } from './fetch-picture.ts';
import { isPublicAddress, lookupPublic } from './lookup-public.ts';
import { allowedAddress, readPictureHosts } from './picture-hosts.ts';

let folder: string;
let server: Server;
let host: string;
let answer: RequestListener;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facade-fetch-'));
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const fetchIt = (path = '/a/1.jpg', hosts = [host]) =>
  fetchPicture(new URL(`http://${host}${path}`), { hosts, target: join(folder, 'one') });
const say =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

test('a picture becomes a file, with the extension of its media type', async () => {
  answer = say(200, { 'content-type': 'image/webp; charset=binary' }, 'bytes');
  expect(await fetchIt()).toBe(join(folder, 'one.webp'));
  expect(readFileSync(join(folder, 'one.webp'), 'utf8')).toBe('bytes');
});

test.each<[string, RequestListener, RegExp]>([
  ['an error', say(404, {}), /cannot be fetched: its server answers 404/],
  ['a page', say(200, { 'content-type': 'text/html' }, '<p>'), /is text\/html, not a JPEG/],
  ['a drawing', say(200, { 'content-type': 'image/svg+xml' }, '<svg/>'), /is image\/svg\+xml, not a JPEG/],
  ['nothing named', say(200, {}, 'x'), /is of no known kind/],
  ['a size too large', say(200, { 'content-type': 'image/png', 'content-length': '25000001' }), /larger than 25 MB/],
  [
    'more than a size too large',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      for (let part = 0; part < 26; part += 1) response.write(Buffer.alloc(1_000_000));
      response.end();
    },
    /larger than 25 MB/,
  ],
  ['a broken connection', (request) => void request.socket.destroy(), /cannot be fetched: ECONNRESET/],
  ['another host', say(302, { location: 'https://elsewhere.example/1.jpg' }), /FEED_PICTURE_HOSTS does not name/],
  ['itself', (request, response) => void response.writeHead(301, { location: request.url }).end(), /without end/],
])('an answer that is %s leaves no file', async (_name, listener, message) => {
  answer = listener;
  await expect(fetchIt()).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

test('a redirect to a host of the list is followed', async () => {
  answer = (request, response) =>
    request.url === '/b.png'
      ? say(200, { 'content-type': 'image/png' }, 'b')(request, response)
      : say(302, { location: '/b.png' })(request, response);
  expect(readFileSync(await fetchIt(), 'utf8')).toBe('b');
});

test('ending an import aborts its downloads', async () => {
  const ending = new AbortController();
  answer = () => ending.abort(new Error('the site is stopping'));
  const options = { hosts: [host], target: join(folder, 'one'), signal: ending.signal };
  await expect(fetchPicture(new URL(`http://${host}/`), options)).rejects.toThrow('the site is stopping');
});

test.each([
  ['https://pictures.example/1.jpg', true],
  ['https://a.cdn.example/1.jpg', true],
  ['https://cdn.example/1.jpg', false],
  ['https://evilcdn.example/1.jpg', false],
  ['https://pictures.example:8443/1.jpg', false],
  ['http://pictures.example/1.jpg', false],
  ['https://user:secret@pictures.example/1.jpg', false],
  ['http://localhost:8090/1.jpg', true],
  ['http://localhost/1.jpg', false],
  ['file:///etc/passwd', false],
  ['front.jpg', false],
  ['', false],
])('from %s it is fetched: %s', (address, isAllowed) => {
  const hosts = readPictureHosts('pictures.example, *.CDN.example,localhost:8090') ?? [];
  expect(allowedAddress(address, hosts) !== null).toBe(isAllowed);
});

test.each(['', '*', 'https://a.example', 'a.example/x', 'a b', '*.*.example'])(
  '"%s" is not a list of hosts',
  (text) => {
    expect(readPictureHosts(text)).toBeNull();
  },
);

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('names and literal addresses of this machine are refused', async () => {
  const found = new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error)));
  expect(await found).toMatchObject({ code: 'EPRIVATE' });
  await expect(
    fetchPicture(new URL('https://169.254.169.254/1.jpg'), { hosts: ['*.254'], target: join(folder, 'one') }),
  ).rejects.toThrow('is on a private network');
});
