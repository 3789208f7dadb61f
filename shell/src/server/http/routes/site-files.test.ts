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

test('compresses texts for clients that accept it, under a weak ETag', async () => {
  const plain = await site.server.inject('/sitemap.xml');
  expect([plain.body, plain.headers.etag, plain.headers.vary]).toEqual(['<a/>', '"a"', 'Accept-Encoding']);
  const packed = await site.server.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe('<a/>');
  expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['gzip', 'W/"a"']);
});

test('forwards pictures and refusals unchanged', async () => {
  const picture = await site.server.inject({ url: '/icons/icon-192.png', headers: { 'accept-encoding': 'gzip' } });
  expect([picture.body, picture.headers['content-type'], picture.headers['content-encoding']]).toEqual([
    'png',
    'image/png',
    undefined,
  ]);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await site.server.inject('/images/flags/xx.png')).statusCode).toBe(404);
});

test('the icon of the agency answers to its old name too', async () => {
  const icon = await site.server.inject('/favicon.ico?v=2');
  expect([icon.statusCode, icon.body, icon.headers['content-type']]).toEqual([200, 'png', 'image/png']);
});

test('HEAD has only the headers', async () => {
  const answer = await site.server.inject({ method: 'HEAD', url: '/sitemap.xml' });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([200, '', '"a"']);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('rejects %s', async (method) => {
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

test('an api that breaks off gives a 503', async () => {
  const answer = await site.server.inject('/robots.txt');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
  ]);
});

test('tells the api visitor and site, and forwards only the headers it needs', async () => {
  await site.server.inject({ url: '/sitemap.xml', headers: { cookie: 'a=b', 'if-none-match': 'W/"a"' } });
  const { headers } = site.api.calls.at(-1) ?? {};
  expect(headers).toMatchObject({ 'if-none-match': 'W/"a"', 'x-forwarded-proto': 'http' });
  expect(headers).not.toHaveProperty('cookie');
});

test('every answer of a site that is not public yet is noindex', async () => {
  const headerOf = async (isPublic: boolean, path: string) => {
    await site?.close();
    site = await startTestServer({ site: { isPublic } });
    return (await site.server.inject(path)).headers['x-robots-tag'];
  };
  for (const path of ['/nl/contact/', '/nl/nergens/', '/api/site?lang=nl', '/robots.txt'])
    expect([path, await headerOf(false, path)]).toEqual([path, 'noindex']);
  expect(await headerOf(true, '/nl/contact/')).toBeUndefined();
});
