import type { Head, LoaderArgs } from '@facade/section-kit';
import { sampleSite, testTranslate } from '@facade/section-kit/testing';
import { HttpResponse } from '@facade/section-kit/testing/api';
import nl from '../locales/nl.json';
import { listArgs, pathsOf, startHomesApi } from '../testing/homes-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { page as compare } from './compare-page.tsx';
import { page as favourites } from './favourites-page.tsx';

const homesApi = startHomesApi();
const at = (query: string, api = homesApi([sampleProperty({ id: 4 }), sampleProperty({ id: 7 })])): LoaderArgs =>
  listArgs(query, api);
const headOf = <Data>(page: { head(args: never): Head }, data: Data) =>
  page.head({
    data,
    t: testTranslate('mf-listings', nl),
    language: 'nl',
    site: sampleSite('nl'),
    url: new URL('http://site.test/nl/bewaard/'),
  } as never);

test('the api is asked for favourites only where the address names some', async () => {
  const api = homesApi([sampleProperty({ id: 4 }), sampleProperty({ id: 7 })]);
  expect(await favourites.loader(at('', api))).toEqual({ shared: null });
  expect(pathsOf(api)).toEqual([]);
  const { shared } = await favourites.loader(at('?ids=7,4,7,x', api));
  expect(shared?.map(({ id }) => id)).toEqual([7, 4]);
  expect(pathsOf(api)).toEqual(['/properties?ids=7%2C4&lang=nl&pageSize=100']);
});

test('an address that asks for mails about a home has their title', async () => {
  const data = await favourites.loader(at('?ids=7&follow=1'));
  expect(data).toMatchObject({ follow: true });
  expect(headOf(favourites, data).title).toMatch(/^Mail mij wat er verandert/);
  expect(headOf(favourites, await favourites.loader(at('?ids=7'))).title).toMatch(/^Gedeelde panden/);
});

test('four homes at most are compared, and those that are gone are left out', async () => {
  const api = homesApi();
  const detail = { ...sampleProperty(), groups: [], cadastralIncome: 500 };
  api.answer('get', '/properties/:id', ({ path }) =>
    path.startsWith('/properties/2')
      ? HttpResponse.json({}, { status: 410 })
      : HttpResponse.json({ ...detail, id: Number.parseInt(path.slice('/properties/'.length), 10) }),
  );
  const homes = await compare.loader(at('?ids=1,2,3,4,5', api));
  expect(pathsOf(api)).toHaveLength(4);
  expect(homes).toHaveLength(3);
});

test('search engines must not index either', () => {
  expect(headOf(favourites, { shared: null })).toMatchObject({ noindex: true, canonical: '/nl/bewaard/' });
  expect(headOf(compare, [])).toMatchObject({ noindex: true, canonical: '/nl/vergelijken/' });
});
