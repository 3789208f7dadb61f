import { sampleSite, testTranslate } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import nl from '../locales/nl.json';
import { listArgs, paramsOf } from '../testing/homes-api.ts';
import { sampleCategories, sampleCities } from '../testing/samples.ts';
import { listHead } from './list-head.ts';
import { loadList } from './load-list.ts';

const mons = {
  name: 'Mons',
  label: 'Bergen',
  aliases: ['Bergen'],
  zip: '7000',
  counts: { sale: 0, rent: 0 },
  location: { lat: 50.45, lng: 3.94 },
};

const api = startApi();

/** Of 30 homes none is in Mons, and as many are around it as a radius of so many kilometres says. */
function answerAround(around: Record<number, number>) {
  api.answer('get', '/cities', () => HttpResponse.json([...sampleCities, mons]));
  api.answer('get', '/categories', () => HttpResponse.json(sampleCategories));
  api.answer('get', '/properties', (call) => {
    const params = paramsOf(call);
    const [, , km] = params.get('near')?.split(',') ?? [];
    const inMons = /^(Mons|Bergen)/.test(params.get('city') ?? '');
    const total = inMons ? 0 : km ? (around[Number(km)] ?? 0) : 30;
    return HttpResponse.json({ items: [], page: 1, pageSize: 1, total, unavailable: 0 });
  });
  return api;
}

const load = (query: string, around: Record<number, number>) => loadList(listArgs(query, answerAround(around)));

test('is a town like any other, whose page search engines leave out', async () => {
  const data = await load('?city=Bergen', {});
  expect(data).toMatchObject({ wrong: [], total: 0, query: { filters: { cities: ['Mons|7000'] } } });
  const head = listHead({
    data,
    t: testTranslate('mf-listings', nl),
    language: 'nl',
    site: sampleSite('nl'),
    url: new URL('http://site.test/nl/te-koop/'),
  });
  expect(head).toMatchObject({ title: 'Panden te koop in Bergen | Testkantoor', noindex: true });
});

test('offers what lies around it before all other towns', async () => {
  const { loosening } = await load('?city=Mons%7C7000', { 5: 3, 10: 4, 20: 9 });
  const near = { lat: 50.45, lng: 3.94, km: 10 };
  expect(loosening).toMatchObject({ name: 'nearby', count: 4, filters: { cities: [], near } });
});

test.each(['?city=Mons%7C7000', '?near=50.45,3.94,10'])('%s offers the smallest radius with homes', async (query) => {
  const { loosening } = await load(query, { 20: 9, 30: 12 });
  expect(loosening).toMatchObject({ name: 'nearby', count: 9, filters: { near: { km: 20 } } });
});

test('offers all towns if nothing lies around it', async () => {
  expect((await load('?city=Mons%7C7000', {})).loosening).toMatchObject({ name: 'city', count: 30 });
});
