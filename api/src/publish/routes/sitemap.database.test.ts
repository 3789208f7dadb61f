import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { firstIdsOfParts, homeEntries } from '../search-engines/home-entries.ts';
import type { SitemapEntry } from '../search-engines/sitemap-entry.ts';
import { sitemapXml } from '../search-engines/sitemap-xml.ts';

describeDatabase('sitemap', (db) => {
  let site: TestApi;
  const get = (url: string) => site.api.inject({ url, headers: { 'x-forwarded-host': 'www.example.be' } });
  const all = async (entries: AsyncIterable<SitemapEntry>) => {
    const found: SitemapEntry[] = [];
    for await (const entry of entries) found.push(entry);
    return found;
  };

  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    await site.load(
      [1, 2, 3, 7, 9].flatMap((id) => propertyRecords(id, id === 9 ? { City: 'Lessines', Zip: '7860' } : {})),
    );
  });
  afterAll(() => site.close());

  test('names its parts, with the date of the last change', async () => {
    const { body } = await get('/sitemap.xml');
    const parts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(parts).toEqual(
      ['pages', 'lists', 'lists-1', 'projects', 'homes-1'].map((name) => `http://www.example.be/sitemap/${name}.xml`),
    );
    expect(body).toMatch(/homes-1\.xml<\/loc><lastmod>20\d\d-/);
  });

  test('has each home in each language, with its alternates', async () => {
    const { body } = await get('/sitemap/homes-1.xml');
    expect(body.match(/<url>/g)).toHaveLength(5 * 3);
    expect(body).toContain('<loc>http://www.example.be/nl/te-koop/ath/woning/1/</loc>');
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr-BE" href="http://www.example.be/fr/a-vendre/ath/maison-1/1/"/>',
    );
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://www.example.be/nl/te-koop/ath/woning/1/"/>',
    );
  });

  test('has the lists of towns and types with homes', async () => {
    const { body } = await get('/sitemap/lists.xml');
    expect(body).toContain('<loc>http://www.example.be/nl/te-koop/?city=Lessines%7C7860</loc>');
    expect(body).toContain('<loc>http://www.example.be/fr/a-vendre/?type=1</loc>');
    expect(body).not.toContain('?type=12');
    expect(body).not.toContain('Tournai');
    expect(body).not.toContain('/nl/te-huur/?');
  });

  test('has the lists of one type in one town with homes, and no others', async () => {
    const { body } = await get('/sitemap/lists-1.xml');
    const lists = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
      loc?.replace('http://www.example.be', ''),
    );
    expect(lists.filter((path) => path?.startsWith('/nl/'))).toEqual([
      '/nl/te-koop/?type=1&amp;city=Ath%7C7800',
      '/nl/te-koop/?type=1&amp;city=Lessines%7C7860',
    ]);
    expect(lists).toHaveLength(2 * 3);
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr-BE" href="http://www.example.be/fr/a-vendre/?type=1&amp;city=Ath%7C7800"/>',
    );
    expect((await get('/sitemap/lists-2.xml')).statusCode).toBe(404);
  });

  test('is split after a fixed number of homes, each in one part', async () => {
    const firsts = await firstIdsOfParts(site.db, 2);
    expect(firsts).toEqual([1, 3, 9]);
    const parts = await Promise.all(
      firsts.map((first) => all(homeEntries(site.db, { first, homes: 2, languages: ['nl'] }))),
    );
    expect(parts.map((part) => part.map(({ paths }) => paths.nl))).toEqual([
      ['/nl/te-koop/ath/woning/1/', '/nl/te-koop/ath/woning/2/'],
      ['/nl/te-koop/ath/woning/3/', '/nl/te-koop/ath/woning/7/'],
      ['/nl/te-koop/lessines/woning/9/'],
    ]);
  });

  test('is streamed while it is read, with constant memory for many homes', async () => {
    const { rows } = await sql<{ record: object }>`select record from property where id = 1`.execute(site.db);
    const record = JSON.stringify(rows[0]?.record);
    await sql`insert into property (id, goal, availability, published_at, record)
      select n, 'sale', 'available', now(), jsonb_set(${record}::jsonb, '{id}', to_jsonb(n))
      from generate_series(1001, 13000) as n`.execute(site.db);
    const before = process.memoryUsage().heapUsed;
    let [length, most] = [0, 0];
    for await (const piece of sitemapXml(
      homeEntries(site.db, { first: 1001, homes: 12_000, languages: ['nl', 'fr', 'en'] }),
      'https://www.example.be',
      'nl',
    )) {
      length += piece.length;
      most = Math.max(most, piece.length);
    }
    expect(length).toBeGreaterThan(10_000_000);
    expect(most).toBeLessThan(5000);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
  });
});

test('pictures, dates and special characters are valid XML', async () => {
  const pieces: string[] = [];
  const entry = { paths: { nl: '/nl/a&b/' }, modifiedAt: '2026-01-02', picture: '/p?a=1&b=2' };
  for await (const piece of sitemapXml([entry], 'https://x.be', 'nl')) pieces.push(piece);
  expect(pieces[1]).toBe(
    '<url><loc>https://x.be/nl/a&amp;b/</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://x.be/p?a=1&amp;b=2</image:loc></image:image></url>\n',
  );
});
