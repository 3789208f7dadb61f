import { ask } from '../support/ask.ts';
import { expect, sampleOwner, test } from '../support/site.ts';
import { expectPage } from './expect-page.ts';
import { addressedRecords } from './record-addresses.ts';
import { PROJECT_IDS } from './record-routes.ts';
import { SCREEN_ROUTES } from './screen-routes.ts';
import { LIST_QUERIES, ROUTE_LANGUAGES, type RouteLanguage, SPEC_ROUTES, type SpecRoute } from './spec-routes.ts';

/** The path of a route in each language. */
const pathsOf = ({ original, nl, fr, en = `/en${original}` }: SpecRoute): Record<RouteLanguage, string> => ({
  nl,
  fr,
  en,
});

/** Of a visitor whose browser speaks this language. */
const speaking = (language: RouteLanguage) => ({ 'accept-language': `${language}-BE,${language};q=0.9` });

for (const route of SPEC_ROUTES) {
  const { original, aliases = [], breadcrumb, noindex, login } = route;
  const paths = pathsOf(route);
  for (const language of ROUTE_LANGUAGES) {
    const path = paths[language];
    test(`${original} in ${language}: ${path}`, async ({ request, site }) => {
      for (const way of [original, ...aliases]) {
        expect(await ask(request, way, speaking(language)), way).toMatchObject({ status: 302, to: path });
        if (`/${language}${way}` !== path)
          expect(await ask(request, `/${language}${way}`), way).toMatchObject({ status: 301, to: path });
      }
      expect(await ask(request, path.slice(0, -1)), 'without its slash').toMatchObject({ status: 301, to: path });
      expect(await ask(request, path.toUpperCase()), 'in capitals').toMatchObject({ status: 301, to: path });
      if (login) {
        const to = pathsOf(SPEC_ROUTES.find((other) => other.original === login) ?? route)[language];
        expect(await ask(request, path), 'to who has not logged in').toMatchObject({ status: 302, to });
        await request.post('/api/owner/login', { data: sampleOwner(site) });
      }
      await expectPage(request, site.url, {
        language,
        paths,
        noindex,
        breadcrumb: breadcrumb?.[language],
      });
    });
  }
}

for (const original of ['/for-sale/', '/for-rent/'])
  for (const language of ROUTE_LANGUAGES)
    test(`${original} in ${language} keeps city and type in the other languages`, async ({ request, site }) => {
      const list = SPEC_ROUTES.find((route) => route.original === original);
      for (const query of LIST_QUERIES) {
        const paths = Object.fromEntries(
          Object.entries(list ? pathsOf(list) : {}).map(([code, path]) => [code, path + query]),
        ) as Record<RouteLanguage, string>;
        await expectPage(request, site.url, { language, paths });
      }
    });

for (const { what, ...templates } of SCREEN_ROUTES)
  for (const language of ROUTE_LANGUAGES)
    test(`${what} in ${language}: ${templates[language]}`, async ({ request, site }) => {
      const id = site.places.saleProperty.nl.match(/(\d+)\/$/)?.[1] ?? '';
      const paths = Object.fromEntries(
        ROUTE_LANGUAGES.map((code) => [code, templates[code].replace('{id}', id)]),
      ) as Record<RouteLanguage, string>;
      await expectPage(request, site.url, { language, paths, noindex: true });
    });

test('every home and project is found by its original paths, in each language', async ({ request, site }) => {
  test.slow();
  const records = addressedRecords(site);
  expect(records.filter(({ route }) => route.what === 'a project').map(({ id }) => id)).toEqual(
    expect.arrayContaining(PROJECT_IDS),
  );
  const wrong: string[] = [];
  for (const { originals, paths } of records)
    for (const language of ROUTE_LANGUAGES)
      for (const original of originals) {
        const to = paths[language];
        const found = await ask(request, original, speaking(language));
        if (found.status !== 301 || found.to !== to)
          wrong.push(`${original} (${language}): ${found.status} ${found.to}`);
        const prefixed = await ask(request, `/${language}${original}`);
        const isItself = `/${language}${original}` === to;
        if (isItself ? prefixed.status !== 200 : prefixed.status !== 301 || prefixed.to !== to)
          wrong.push(`/${language}${original}: ${prefixed.status} ${prefixed.to}`);
      }
  expect(wrong).toEqual([]);
});

/** One record of each kind, and one of each without a part of its address. */
const SHAPES = [
  ['a home for sale', null],
  ['a home for sale', 'town'],
  ['a home for sale', 'type'],
  ['a home to rent', null],
  ['a home inside a project', null],
  ['a project', null],
  ['a project', 'project'],
] as const;

for (const [what, lacking] of SHAPES)
  for (const language of ROUTE_LANGUAGES)
    test(`${what}${lacking ? ` without its ${lacking}` : ''} in ${language}`, async ({ request, site }) => {
      const record = addressedRecords(site).find(
        ({ route, lacks }) => route.what === what && (lacking ? lacks.includes(lacking) : lacks.length === 0),
      );
      if (!record) throw new Error('the sample agency has none');
      const { paths } = record;
      await expectPage(request, site.url, { language, paths });
      const elsewhere = paths[language].replace(/[^/]+(\/\d+\/)$/, 'elsewhere$1');
      if (language !== 'en' && !lacking)
        expect(await ask(request, elsewhere), elsewhere).toMatchObject({ status: 301, to: paths[language] });
    });
