import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('files at well-known addresses', () => {
  let site: TestApi;
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.api.inject({
      url,
      headers: { 'x-forwarded-host': 'www.example.be', 'x-forwarded-proto': 'https', ...headers },
    });

  beforeAll(async () => {
    site = await startTestApi();
    await site.load([
      ...propertyRecords(1, {}, { nl: { TypeDescription: 'Huis met <tuin> & garage' } }),
      ...propertyRecords(2, { Goal: 1, Price: 800 }),
      ...propertyRecords(3, { Status: 2 }),
    ]);
  });
  afterAll(() => site.close());

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/nl/feed.xml', 'application/atom+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemap/pages.xml', 'application/xml'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ])('%s is %s, may be cached and is revalidated by its ETag', async (url, type) => {
    const first = await get(url);
    expect([first.statusCode, first.headers['content-type']?.split(';')[0]]).toEqual([200, type]);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const again = await get(url, { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await site.api.inject({ method: 'HEAD', url, headers: { 'x-forwarded-host': 'www.example.be' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('refuses crawlers, and has no sitemap, until the agency makes the site public', async () => {
    const { settings } = (await site.siteData.current()).content;
    settings.public = false;
    try {
      expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
      for (const path of ['/sitemap.xml', '/sitemap/pages.xml']) expect((await get(path)).statusCode).toBe(404);
      expect((await get('/api/site?lang=nl')).json()).toMatchObject({ isPublic: false });
    } finally {
      settings.public = true;
    }
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });

  test('robots may read pictures, not the rest of the api, and find the sitemap', async () => {
    const lines = (await get('/robots.txt')).body.split('\n');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Allow: /api/pictures/');
    expect(lines).toContain('Sitemap: https://www.example.be/sitemap.xml');
  });

  test('the manifest names existing icons, one of them maskable', async () => {
    const { name, icons, theme_color: color } = (await get('/manifest.webmanifest')).json();
    expect([name, color]).toEqual(['Cardamine', '#17362E']);
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });

  test('the feed has the newest available homes, with their texts escaped', async () => {
    const { body } = await get('/nl/feed.xml');
    expect(body).toContain('<title>Huis met &lt;tuin&gt; &amp; garage</title>');
    expect(body.match(/<entry>/g)).toHaveLength(2);
    expect(body).toContain('<id>https://www.example.be/property/1/</id>');
    expect(body).toContain('Te huur · € 800 per maand</summary>'.replace('€ ', '€\u00a0'));
    expect(body.indexOf('/property/2/')).toBeLessThan(body.indexOf('/property/1/'));
  });

  test.each([
    '/de/feed.xml',
    '/xx/feed.xml',
    '/sitemap/homes-2.xml',
    '/sitemap/homes-0.xml',
    '/sitemap/x',
    '/icons/x.png',
  ])('%s does not exist', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  test('an origin is never read from a Host header alone', async () => {
    const { statusCode } = await site.api.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(statusCode).toBe(404);
  });
});
