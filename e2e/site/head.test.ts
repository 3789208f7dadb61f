import { ask } from '../support/ask.ts';
import { readPage } from '../support/page/read-page.ts';
import type { PlaceName } from '../support/places.ts';
import { schemaProblems } from '../support/schema-org.ts';
import { expect, test } from '../support/site.ts';

/** Kinds of pages that search engines may show, with the types of their JSON-LD. */
const TYPES: [PlaceName, string[]][] = [
  ['home', ['RealEstateAgent', 'WebSite']],
  ['saleList', ['ItemList', 'BreadcrumbList']],
  ['rentList', ['ItemList', 'BreadcrumbList']],
  ['filteredList', ['ItemList', 'BreadcrumbList']],
  ['projectList', ['ItemList', 'BreadcrumbList']],
  ['article', ['BreadcrumbList']],
  ['saleProperty', ['RealEstateListing', 'BreadcrumbList']],
  ['rentProperty', ['RealEstateListing', 'BreadcrumbList']],
  ['soldProperty', ['RealEstateListing', 'BreadcrumbList']],
  ['unit', ['RealEstateListing', 'BreadcrumbList']],
  ['project', ['RealEstateListing', 'BreadcrumbList']],
];

for (const [name, types] of TYPES)
  test(`the head of ${name} is whole, and its structured data are schema.org's`, async ({ request, site }) => {
    for (const language of ['nl', 'fr'] as const) {
      const path = site.places[name][language];
      const head = await readPage(request, path);
      expect(head.title, path).toBeTruthy();
      expect(head.description?.length ?? 0, path).toBeGreaterThan(20);
      expect(head.canonical, path).toMatch(new RegExp(`^${site.url}/${language}/`));
      expect(Object.keys(head.alternates), path).toEqual(expect.arrayContaining(['nl-BE', 'fr-BE', 'x-default']));
      expect([head.manifest, head.icon]).toEqual(['/manifest.webmanifest', '/icons/apple-touch-icon.png']);
      expect(
        head.jsonLd.map((data) => data['@type']),
        path,
      ).toEqual(types);
      expect(schemaProblems(head.jsonLd), path).toEqual([]);
      for (const property of ['title', 'description', 'type', 'url', 'site_name', 'locale'])
        expect(head.og(property), `${path} og:${property}`).toBeTruthy();
      const image = await request.get(head.og('image') ?? '');
      expect([image.status(), image.headers()['content-type']], path).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

test('the check of structured data finds errors', () => {
  expect(schemaProblems({ '@type': 'House', name: 'A', address: { '@type': 'PostalAddress' }, bedrooms: 2 })).toEqual([
    '$: House has no property "bedrooms"',
    '$.address: PostalAddress lacks "addressCountry"',
  ]);
  expect(schemaProblems({ '@type': 'Hous', url: '/nl/' })[0]).toContain('no type "Hous"');
});

test('a home and a project have a picture made for sharing, whose size the head names', async ({ request, site }) => {
  for (const name of ['saleProperty', 'rentProperty', 'soldProperty', 'unit', 'project'] as const) {
    const head = await readPage(request, site.places[name].fr);
    expect(head.og('image')).toMatch(/\/api\/(properties|projects)\/\d+\/share\.png\?lang=fr$/);
    expect([head.og('image:width'), head.og('image:height')]).toEqual(['1200', '630']);
    expect(head.og('image:alt')).toBeTruthy();
    const answer = await request.get(head.og('image') ?? '');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    const { etag = '' } = answer.headers();
    expect((await ask(request, head.og('image') ?? '', { 'if-none-match': etag })).status).toBe(304);
  }
});

test('lists name the feed of new homes, and it answers', async ({ request, site }) => {
  for (const language of ['nl', 'fr'] as const) {
    const { feed = '' } = await readPage(request, site.places.saleList[language]);
    expect(feed).toBe(`/${language}/feed.xml`);
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text.match(/<entry>/g)?.length).toBe(50);
    const [, link = ''] = text.match(/<entry>.*?<link rel="alternate"[^>]* href="([^"]*)"/s) ?? [];
    expect((await ask(request, link)).status).toBe(200);
  }
});

test('a home links to the feed too, and old programs find the icon', async ({ request, site }) => {
  expect((await readPage(request, site.places.saleProperty.nl)).feed).toBe('/nl/feed.xml');
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/png');
});

test('icons and manifest are there for a visitor who installs the site', async ({ page, request }) => {
  const failed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await page.goto('/nl/');
  expect(failed).toEqual([]);
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of icons) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
