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
  fetchPicture(new URL(`http://${host}${path}`), { hosts, target: join(folder, 'one') }).then(
    (found) => found?.file ?? '',
  );
const say =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

test.each([
  ['jpg', JPEG],
  ['png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
  ['avif', Buffer.from('\0\0\0\u0020ftypavif\0\0', 'latin1')],
])(
  'a picture becomes a file with the extension of its bytes, whatever the server calls it: %s',
  async (extension, bytes) => {
    for (const type of ['application/octet-stream', 'image/jpeg', 'text/html', '']) {
      answer = say(200, type ? { 'content-type': type } : {}, bytes);
      const file = await fetchIt('/get.php?id=1');
      expect(file).toBe(join(folder, `one.${extension}`));
      expect(readFileSync(file)).toEqual(bytes);
    }
  },
);

test.each<[string, RequestListener, RegExp]>([
  ['an error', say(404, {}), /cannot be fetched: its server answers 404/],
  ['a page', say(200, { 'content-type': 'image/jpeg' }, '\n<!DOCTYPE html><p>Not here'), /is a web page, not a JPEG/],
  ['a drawing', say(200, { 'content-type': 'image/png' }, '<svg/>'), /is SVG, not a JPEG/],
  ['HEIC', say(200, { 'content-type': 'image/jpeg' }, '\0\0\0\u0018ftypheic'), /is HEIC, not a JPEG/],
  ['nothing known', say(200, { 'content-type': 'image/jpeg' }, 'x'), /is of no known kind/],
  ['empty', say(200, { 'content-type': 'image/jpeg' }), /is empty/],
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
  ['another host', say(302, { location: 'https://elsewhere.example/1.jpg' }), /a host that is not allowed/],
  ['itself', (request, response) => void response.writeHead(301, { location: request.url }).end(), /without end/],
])('an answer that is %s leaves no file', async (_name, listener, message) => {
  answer = listener;
  await expect(fetchIt()).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

test('a redirect to a host of the list is followed', async () => {
  answer = (request, response) =>
    request.url === '/b.png'
      ? say(200, { 'content-type': 'image/png' }, JPEG)(request, response)
      : say(302, { location: '/b.png' })(request, response);
  expect(readFileSync(await fetchIt())).toEqual(JPEG);
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
