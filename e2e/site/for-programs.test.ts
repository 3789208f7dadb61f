import { ask } from '../support/ask.ts';
import { feedHomes } from '../support/feed-homes.ts';
import { expect, test } from '../support/site.ts';

test('endpoints for monitoring and other programs', async ({ request, site }) => {
  expect((await ask(request, '/healthz')).status).toBe(200);

  const registry = await (await request.get('/registry.json')).json();
  expect(Object.keys(registry)).toEqual(['schema', 'microFrontends']);
  for (const section of ['mf-listings', 'mf-detail', 'mf-forms', 'mf-owner', 'mf-consent']) {
    const [live] = registry.microFrontends[section];
    expect(live).toMatchObject({
      metadata: { integrity: expect.stringMatching(/^sha384-/), version: expect.any(String) },
    });
    expect((await request.get(live.url)).status(), live.url).toBe(200);
  }

  const { openapi, paths } = await (await request.get('/api/openapi.json')).json();
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/properties', '/api/forms/contact']));

  const list = await (await request.get('/api/properties?lang=nl&goal=sale&page=1&pageSize=12&sort=price')).json();
  const forSale = feedHomes(site).filter(
    ({ language, Goal, OffMarket }) => language === 'nl' && Goal === 0 && !OffMarket,
  );
  expect(list).toMatchObject({ page: 1, pageSize: 12, total: forSale.length });
  expect(list.items).toHaveLength(12);
  const problem = await request.get('/api/properties?lang=nl&page=zero');
  expect(problem.status()).toBeGreaterThanOrEqual(400);
  expect(problem.headers()['content-type']).toContain('application/problem+json');
});

test('every boundary in the HTML names its section and the release that is live', async ({ request, site }) => {
  const { microFrontends } = await (await request.get('/registry.json')).json();
  const { home, saleList, saleProperty, feedback, login } = site.places;
  for (const [section, path] of [
    ['mf-listings', home.nl],
    ['mf-listings', saleList.fr],
    ['mf-detail', saleProperty.nl],
    ['mf-forms', feedback.fr],
    ['mf-owner', login.nl],
    ['mf-consent', home.fr],
  ] as const) {
    const html = await (await request.get(path)).text();
    const { version } = microFrontends[section][0].metadata;
    expect(html, path).toContain(`data-section="${section}" data-release="${version}"`);
    const boundaries = html.match(/data-section="[^"]+"(?! data-release=".)/g);
    expect(boundaries, `${path}: boundaries without a release`).toBeNull();
  }
});

test('a page is not sent again to a client that has it', async ({ request, site }) => {
  const first = await request.get(site.places.saleList.nl);
  const { etag = '' } = first.headers();
  expect(etag).not.toBe('');
  expect((await ask(request, site.places.saleList.nl, { 'if-none-match': etag })).status).toBe(304);
});
