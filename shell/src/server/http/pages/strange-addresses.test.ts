import { MAX_CORNERS, parsePolygon } from '@facade/shared-domain/listing/area/geo-parameters';
import { withList } from '../../testing/list-section.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(async () => {
  await site.close();
  log.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('all unknown addresses share one page per language', async () => {
  site = await startTestServer({ modules: withList() });
  const [first, ...others] = await Promise.all(['/nl/a/', '/nl/b/?c=1', '/nl/te-koop/d/'].map((url) => get(url)));
  for (const other of others) expect([other.statusCode, other.body]).toEqual([404, first?.body]);
  expect(first?.body).not.toContain('/nl/a/');
  expect((await get('/fr/a/')).body).toContain('<html lang="fr">');
  expect(site.api.calls.some(({ path }) => path.startsWith('/content'))).toBe(false);
});

test('does not process an address longer than any of the site', async () => {
  site = await startTestServer({ modules: withList() });
  const long = 'x'.repeat(5120);
  const page = await get(`/nl/te-koop/?${long}`);
  expect([page.statusCode, page.body.includes('<footer')]).toEqual([414, true]);
  expect(page.body).toContain('<title>Dit adres is te lang | ');
  expect(page.body).toContain('begin opnieuw bij een van de lijsten');
  expect(page.body).toMatch(/<h1[^>]*>Dit adres is te lang/);
  const program = await get(`/api/properties?lang=de&${long}`);
  expect([program.statusCode, program.headers['content-language']]).toEqual([414, 'de']);
  expect(program.json()).toMatchObject({
    status: 414,
    title: 'Diese Adresse ist zu lang',
    detail: expect.stringContaining('/api/properties'),
  });
  expect((await get(`/nl/te-koop/?${long.slice(200)}`)).statusCode).toBe(200);
});

test('an area of a hundred corners has room in an address, however exact they are', async () => {
  site = await startTestServer({ modules: withList() });
  const corners = Array.from({ length: MAX_CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / MAX_CORNERS;
    return `${(-150 + 9 * Math.cos(angle)).toFixed(15)} ${(-50 + 9 * Math.sin(angle)).toFixed(15)}`;
  });
  const within = [...corners, corners[0]].join();
  expect(parsePolygon(within)).toHaveLength(MAX_CORNERS);
  const query = `within=${encodeURIComponent(within)}&type=1&minPrice=100000&utm_source=newsletter`;
  expect((await get(`/nl/te-koop/?${query}`)).statusCode).toBe(200);
});

test.each([
  ['/nl/nergens/', 'nl'],
  ['/fr/nulle-part/', 'fr'],
  ['/de/', 'fr'],
  ['/de/zu-verkaufen/', 'fr'],
  ['/es/', 'fr'],
  ['/nl/%E0%A4%A', 'nl'],
  ['/%', 'fr'],
])('%s is unknown: 404 in %s', async (path, language) => {
  site = await startTestServer();
  const answer = await get(path, { 'accept-language': 'fr' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(`<html lang="${language}">`);
});

test.each([
  '//',
  '//evil.example/',
  '//[/nl/',
  '/nl//te-koop//',
  '/nl/te-koop/?%E0%A4%A',
  '/nl/te-koop/?city=%00&a[]=1&a[b]=2&__proto__=1',
  '/nl/te-koop/?<script>"\'\\^`{|}',
  `/nl/te-koop/?${'x'.repeat(8000)}`,
  `/nl/${'y'.repeat(3000)}/`,
  '/nl/..%2f..%2fetc/passwd',
  '/nl/te-koop/;a=b',
])('no address breaks the server: %s', async (path) => {
  site = await startTestServer({ modules: withList() });
  const strange: Record<string, string>[] = [{}, { host: 'a b', cookie: 'i18next=%', 'accept-language': ';;q=' }];
  for (const headers of strange) {
    const { statusCode, headers: answered } = await get(path, headers);
    expect(statusCode).toBeLessThan(500);
    expect(String(answered.location ?? '/')).toMatch(/^\/(?!\/)/);
  }
});

test('an address with two slashes does not make another host canonical', async () => {
  site = await startTestServer();
  const { body } = await get('//evil.example/nl/');
  expect(body).not.toContain('://evil.example');
});
