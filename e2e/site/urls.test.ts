import { ask } from '../support/ask.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

const FRENCH = { 'accept-language': 'fr-BE,fr;q=0.9,nl;q=0.8' };

test('the root redirects by query, cookie, then the browser’s languages, with a Vary header', async ({ request }) => {
  const french = await ask(request, '/', FRENCH);
  expect(french).toMatchObject({ status: 302, to: '/fr/' });
  expect(french.vary).toMatch(/Accept-Language/i);
  expect(french.vary).toMatch(/Cookie/i);
  expect(french.cache).not.toContain('public');
  expect((await ask(request, '/', { 'accept-language': 'es,nl;q=0.5,fr;q=0.2' })).to).toBe('/nl/');
  expect((await ask(request, '/', { 'accept-language': 'de' })).to, 'German is not in use').toBe('/nl/');
  expect((await ask(request, '/', { ...FRENCH, cookie: 'i18next=nl' })).to).toBe('/nl/');
  expect((await ask(request, '/?lng=fr', { cookie: 'i18next=nl', 'accept-language': 'nl' })).to).toMatch(/^\/fr\//);
  const explicit = await ask(request, '/nl/contact/', { ...FRENCH, cookie: 'i18next=fr' });
  expect(explicit.status, 'a prefix always wins').toBe(200);
});

test('a missing slash and capitals lead to the address as it should be, query kept', async ({ request }) => {
  expect(await ask(request, '/nl/te-koop')).toMatchObject({ status: 301, to: '/nl/te-koop/' });
  expect(await ask(request, '/fr/a-vendre?type=1')).toMatchObject({ status: 301, to: '/fr/a-vendre/?type=1' });
  expect(await ask(request, '/nl')).toMatchObject({ status: 301, to: '/nl/' });
  expect(await ask(request, '/NL/Te-Koop/')).toMatchObject({ status: 301, to: '/nl/te-koop/' });
  expect(await ask(request, '/nl/Discret/')).toMatchObject({ status: 301, to: '/nl/discreet/' });
  expect((await ask(request, '/projects/', FRENCH)).to).toBe('/fr/projets-neufs/');
});

test('a property is found by its id, whatever the rest of its address is', async ({ request, site }) => {
  const { nl, fr } = site.places.saleProperty;
  const id = nl.match(/(\d+)\/$/)?.[1];
  expect(await ask(request, `/property/${id}/`, FRENCH)).toMatchObject({ status: 301, to: fr });
  expect(await ask(request, `/nl/property/${id}/`)).toMatchObject({ status: 301, to: nl });
  expect(await ask(request, `/nl/te-koop/elders/kasteel/${id}/`)).toMatchObject({ status: 301, to: nl });
  expect(await ask(request, `/nl/te-huur/elders/kasteel/${id}/?a=1`)).toMatchObject({ status: 301, to: `${nl}?a=1` });
  expect(await ask(request, nl.slice(0, -1))).toMatchObject({ status: 301, to: nl });
  expect((await ask(request, `/en/property/${id}/`)).status).toBe(200);
});

test('a property of a project has the address of its project', async ({ request, site }) => {
  const { nl, fr } = site.places.unit;
  const id = nl.match(/(\d+)\/$/)?.[1];
  expect(nl).toMatch(/^\/nl\/projecten\/.+\/\d+\/.+\/\d+\/$/);
  expect(fr).toMatch(/^\/fr\/projects\/.+\/\d+\/.*\d+\/$/);
  expect(await ask(request, `/property/${id}/`, FRENCH)).toMatchObject({ status: 301, to: fr });
  expect(await ask(request, `/nl/te-koop/ath/appartement/${id}/`)).toMatchObject({ status: 301, to: nl });
});

test('a project is found by its id in each form', async ({ request }) => {
  const nl = /^\/nl\/projecten\/ath\/.+\/79\/$/;
  const byQuery = await ask(request, '/project/?id=79', { 'accept-language': 'nl' });
  expect(byQuery.status).toBe(301);
  expect(byQuery.to).toMatch(nl);
  const byPath = await ask(request, '/project/79/', { 'accept-language': 'nl' });
  expect(byPath.status).toBe(301);
  expect(byPath.to).toMatch(nl);
  expect((await ask(request, '/nl/projecten/?id=79')).to).toMatch(nl);
  const wrong = await ask(request, '/nl/projecten/mons/elders/79/');
  expect(wrong.status).toBe(301);
  expect(wrong.to).toMatch(nl);
  for (const id of [79, 78, 77, 75, 71, 50])
    expect((await request.get(`/project/${id}/`)).status(), `project ${id}`).toBe(200);
});

test('an unknown page is a 404 in the visitor’s language, with links', async ({ request }) => {
  for (const language of LANGUAGES) {
    for (const path of [`/${language}/xyzzy/`, `/${language}/property/999999/`, `/${language}/project/999999/`]) {
      const { status, body, cache } = await ask(request, path);
      const html = await body();
      expect(status, path).toBe(404);
      expect(html, path).toContain(text('shell', language, 'notFound.title'));
      expect(html, path).toContain(`lang="${language}"`);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(cache, path).not.toContain('public');
    }
  }
  expect((await ask(request, '/xyzzy/', FRENCH)).status).toBe(404);
  expect((await ask(request, '/nl/%E0%A4%A')).status, 'an address that cannot be read').toBeLessThan(500);
});
