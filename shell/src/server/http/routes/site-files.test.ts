import { gunzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
const TYPE = { 'content-type': 'application/xml; charset=utf-8', etag: '"a"' };

beforeAll(async () => {
  site = await startTestServer({
    answers: {
      'GET /sitemap.xml': { body: '<a/>', headers: TYPE },
      'HEAD /sitemap.xml': { body: '', headers: TYPE },
      'GET /icons/icon-192.png': { body: 'png', headers: { 'content-type': 'image/png', etag: '"b"' } },
      'GET /images/flags/xx.png': {
        status: 404,
        body: { status: 404 },
        headers: { 'content-type': 'application/problem+json' },
      },
      'GET /robots.txt': 'cut',
    },
  });
});
afterAll(() => site.close());

test('texts are compressed for who takes it, under an ETag that says they are the same', async () => {
  const plain = await site.server.inject('/sitemap.xml');
  expect([plain.body, plain.headers.etag, plain.headers.vary]).toEqual(['<a/>', '"a"', 'Accept-Encoding']);
  const packed = await site.server.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe('<a/>');
  expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['gzip', 'W/"a"']);
});

test('pictures and refusals are passed on as they are', async () => {
  const picture = await site.server.inject({ url: '/icons/icon-192.png', headers: { 'accept-encoding': 'gzip' } });
  expect([picture.body, picture.headers['content-type'], picture.headers['content-encoding']]).toEqual([
    'png',
    'image/png',
    undefined,
  ]);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await site.server.inject('/images/flags/xx.png')).statusCode).toBe(404);
});

test('HEAD has the headers alone', async () => {
  const answer = await site.server.inject({ method: 'HEAD', url: '/sitemap.xml' });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([200, '', '"a"']);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s is no question', async (method) => {
  const answer = await site.server.inject({
    method,
    url: '/sitemap.xml',
    payload: 'x',
    headers: { 'content-type': 'a/b' },
  });
  expect([answer.statusCode, answer.headers.allow, answer.headers['content-type']]).toEqual([
    405,
    'GET, HEAD',
    'application/problem+json; charset=utf-8',
  ]);
});

test('an api that breaks off is said to be away for a moment', async () => {
  const answer = await site.server.inject('/robots.txt');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
  ]);
});

test('the api learns who asks and for which site, and of the visitor’s headers no more than it needs', async () => {
  await site.server.inject({ url: '/sitemap.xml', headers: { cookie: 'a=b', 'if-none-match': 'W/"a"' } });
  const { headers } = site.api.calls.at(-1) ?? {};
  expect(headers).toMatchObject({ 'if-none-match': 'W/"a"', 'x-forwarded-proto': 'http' });
  expect(headers).not.toHaveProperty('cookie');
});

test('every answer of a site that is not public yet asks search engines to leave it out', async () => {
  const headerOf = async (isPublic: boolean, path: string) => {
    await site?.close();
    site = await startTestServer({ site: { isPublic } });
    return (await site.server.inject(path)).headers['x-robots-tag'];
  };
  for (const path of ['/nl/contact/', '/nl/nergens/', '/api/site?lang=nl', '/robots.txt'])
    expect([path, await headerOf(false, path)]).toEqual([path, 'noindex']);
  expect(await headerOf(true, '/nl/contact/')).toBeUndefined();
});
