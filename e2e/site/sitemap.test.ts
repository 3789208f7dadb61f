import type { APIRequestContext } from 'playwright/test';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/site.ts';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

async function partsOf(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = robots.match(/^Sitemap: (.*)$/m) ?? [];
  return locations(await (await request.get(index)).text());
}

test('every address of the sitemap answers, and is its own canonical address', async ({ request, site }) => {
  test.setTimeout(240_000);
  const parts = await partsOf(request);
  expect(parts.map((part) => part.replace(site.url, ''))).toEqual(
    ['pages', 'lists', 'lists-1', 'projects', 'homes-1'].map((name) => `/sitemap/${name}.xml`),
  );
  const addresses: string[] = [];
  for (const part of parts) addresses.push(...locations(await (await request.get(part)).text()));
  expect(new Set(addresses).size).toBe(addresses.length);
  // 104 homes and 6 projects in three languages, and their lists and pages.
  expect(addresses.length).toBeGreaterThan(3 * (104 + 6));
  const wrong: string[] = [];
  const left = [...addresses];
  const checkNext = async (): Promise<void> => {
    const address = left.pop();
    if (!address) return;
    const answer = await request.get(address, { maxRedirects: 0 });
    const html = await answer.text();
    const canonical = html
      .match(/<link rel="canonical" href="([^"]*)"/)?.[1]
      ?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll('&amp;', '&');
    if (answer.status() !== 200 || canonical !== address) wrong.push(`${address}: ${answer.status()}, ${canonical}`);
    if (html.includes('name="robots" content="noindex"')) wrong.push(`${address}: noindex`);
    await checkNext();
  };
  // Three at a time: shell, api and this process each have something to do.
  await Promise.all([checkNext(), checkNext(), checkNext()]);
  expect(wrong).toEqual([]);
});

test('the privacy page shows what the site keeps, also when the sitemap was asked for first', async ({ request }) => {
  const addresses: string[] = [];
  for (const part of await partsOf(request)) addresses.push(...locations(await (await request.get(part)).text()));
  const pages = addresses.filter((address) => address.endsWith('/privacy-statement/'));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const rows = (await (await request.get(page)).text()).match(/<tr[ >]/g) ?? [];
    expect(rows.length, page).toBeGreaterThan(10);
  }
});

test('pages that are not indexed are not in the sitemap', async ({ request, site }) => {
  const all = (await Promise.all((await partsOf(request)).map(async (part) => (await request.get(part)).text()))).join(
    '',
  );
  for (const name of ['discreet', 'feedback', 'notFound', 'filteredList', 'emptyList'] as const)
    expect(all).not.toContain(`<loc>${site.url}${site.places[name].nl.replaceAll('&', '&amp;')}</loc>`);
  for (const name of ['saleProperty', 'unit', 'project', 'saleList', 'services', 'article'] as const)
    expect(all).toContain(`<loc>${site.url}${site.places[name].fr}</loc>`);
});

test('parts are compressed if accepted, support ETags, and refuse other methods', async ({ request }) => {
  const [part = ''] = await partsOf(request);
  const first = await request.get(part);
  expect(first.headers()['content-encoding']).toBe('gzip');
  const { etag = '' } = first.headers();
  expect((await ask(request, part, { 'if-none-match': etag })).status).toBe(304);
  for (const path of ['/sitemap.xml', '/robots.txt', '/nl/feed.xml', '/icons/icon-192.png', '/images/flags/nl.png']) {
    const posted = await request.post(path, { data: 'x' });
    expect([path, posted.status(), posted.headers().allow]).toEqual([path, 405, 'GET, HEAD']);
    expect((await request.head(path)).status(), path).toBe(200);
  }
  for (const path of ['/sitemap/homes-99.xml', '/de/feed.xml', '/icons/x.png', '/images/epc/flanders/g.png'])
    expect((await request.get(path)).status(), path).toBe(404);
});
