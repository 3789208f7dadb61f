import { isSignal } from '@facade/section-kit';
import { HttpResponse } from '@facade/section-kit/testing/api';
import { listArgs, paramsOf, pathsOf, startHomesApi } from '../testing/homes-api.ts';
import { sampleCities, sampleProperty } from '../testing/samples.ts';
import { loadList } from './load-list.ts';

const homesApi = startHomesApi();
const many = (count: number) => Array.from({ length: count }, (_, index) => sampleProperty({ id: 500 + index }));

const redirectOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no redirect',
    (error) => {
      if (isSignal(error) && error.signal === 'redirect') return error.to;
      throw error;
    },
  );

describe('loadList', () => {
  test('asks the api for no town that it would not accept', async () => {
    const api = homesApi();
    const data = await loadList(listArgs('?city=%00&city=Aat', api));
    expect(data).toMatchObject({
      query: { filters: { cities: ['Ath|7800'] } },
      wrong: [{ name: 'city', values: ['\ufffd'], reason: { kind: 'unreadable' } }],
    });
    expect(pathsOf(api).join()).not.toContain('%00');
  });

  test('asks for properties, categories and towns once', async () => {
    const api = homesApi();
    const data = await loadList(listArgs('?city=Ath%7C7800&type=1&sort=price', api));
    expect(pathsOf(api).sort()).toEqual([
      '/categories?lang=nl',
      '/cities?city=Ath%7C7800&goal=sale&lang=nl&most=40',
      '/properties?city=Ath%7C7800&facets=true&goal=sale&lang=nl&page=1&pageSize=12&sort=price&type=1',
    ]);
    expect(data).toMatchObject({
      total: 1,
      pages: 1,
      wrong: [],
      query: { filters: { cities: ['Ath|7800'], types: [1] } },
    });
  });

  test('asks for the names of towns that have most of its homes, where others have most of all', async () => {
    const api = homesApi();
    const elsewhere = sampleCities.filter(({ name }) => name !== 'Lessines');
    api.answer('get', '/cities', (call) =>
      HttpResponse.json(paramsOf(call).get('most') === '40' ? elsewhere : sampleCities),
    );
    const { choices } = await loadList(listArgs('?minBedrooms=3', api));
    expect(pathsOf(api)).toContain('/cities?city=Lessines%7C7860&goal=sale&lang=nl&most=0');
    expect(choices.cities.map(({ label }) => label)).toContain('Lessen');
  });

  test('gives a town its one spelling', async () => {
    const data = await loadList(listArgs('?city=Aat', homesApi()));
    expect(data).toMatchObject({ total: 1, query: { filters: { cities: ['Ath|7800'] } }, wrong: [] });
  });

  test('ignores an unknown town, with a notice', async () => {
    const data = await loadList(listArgs('?city=Atlantis%7C9999', homesApi()));
    expect(data).toMatchObject({
      total: 1,
      query: { filters: { cities: [] } },
      wrong: [{ name: 'city', values: ['Atlantis|9999'] }],
    });
  });

  test.each(['castle', '99'])('ignores the type %s', async (type) => {
    const data = await loadList(listArgs(`?type=${type}`, homesApi()));
    expect(data).toMatchObject({
      total: 1,
      query: { filters: { types: [] } },
      wrong: [{ name: 'type', values: [type] }],
    });
  });

  test('goes to the list of the goal that the query names, with all the rest', async () => {
    const args = listArgs('?goal=rent&type=1&minBedrooms=2', homesApi());
    expect(await redirectOf(loadList(args))).toBe('/nl/te-huur/?type=1&minBedrooms=2');
  });

  test('takes a radius around the one chosen town in its place, and knows its name', async () => {
    const data = await loadList(listArgs('?city=Ath%7C7800&near=50.63,3.778,5', homesApi()));
    expect(data).toMatchObject({
      query: { filters: { cities: [], near: { km: 5 } } },
      around: { label: 'Aat' },
      city: null,
    });
    expect(data.choices.cities[0]).toEqual({ value: 'Ath|7800', label: 'Aat', count: 4 });
  });

  test('names a few types and towns, and not many', async () => {
    const few = await loadList(listArgs('?type=1,12&city=Ath%7C7800&city=Lessines%7C7860', homesApi()));
    expect(few).toMatchObject({
      type: null,
      city: null,
      typeNames: 'Woningen en appartementen',
      cityNames: 'Aat en Lessen',
    });
  });

  test('counts each choice with the other filters, and towns that are not named as none', async () => {
    const { choices } = await loadList(listArgs('?city=Lanquesaint%7C7800', homesApi()));
    expect(choices.types.map(({ label, count }) => [label, count])).toEqual([
      ['Woning', 5],
      ['Bouwgrond', 0],
      ['Appartement', 2],
    ]);
    expect(choices.cities.map(({ label, count }) => [label, count])).toEqual([
      ['Lanquesaint', 0],
      ['Aat', 4],
      ['Lessen', 1],
    ]);
    expect(choices).toMatchObject({ energy: { a: 3, g: 0 }, has: { lift: 0 }, moreCities: false });
  });

  test('of an empty list, finds the filter without which it has most', async () => {
    const houses = [...many(3), sampleProperty({ id: 900, categoryIds: [12] })];
    const { total, loosening } = await loadList(listArgs('?type=12&maxPrice=1000', homesApi(houses)));
    expect(total).toBe(0);
    expect(loosening).toMatchObject({ name: 'price', count: 1, filters: { types: [12], maxPrice: undefined } });
    const both = await loadList(listArgs('?type=3&minBedrooms=4&city=Ath%7C7800', homesApi(houses)));
    expect(both.loosening).toMatchObject({
      name: 'minBedrooms',
      second: 'type',
      count: 4,
      filters: { types: [], cities: ['Ath|7800'], minBedrooms: undefined },
    });
    const none = await loadList(listArgs('?type=3&minBedrooms=4', homesApi([])));
    expect(none.loosening).toBeNull();
  });

  test('leads from a page after the last to the last', async () => {
    const args = listArgs('?type=1&page=9', homesApi(many(30)));
    expect(await redirectOf(loadList(args))).toBe('/nl/te-koop/?type=1&page=3');
  });

  test.each([834, 835, 999_999])('leads from page %i of a few to the last', async (page) => {
    const api = homesApi(many(30));
    expect(await redirectOf(loadList(listArgs(`?type=1&page=${page}`, api)))).toBe('/nl/te-koop/?type=1&page=3');
    expect(pathsOf(api).join()).toContain('page=834');
  });

  test('leads on without losing what was not understood', async () => {
    const api = homesApi(many(30));
    expect(await redirectOf(loadList(listArgs('?type=1&has=pool&city=Atlantis&page=9', api)))).toBe(
      '/nl/te-koop/?type=1&page=3&has=pool&city=Atlantis',
    );
    expect(await redirectOf(loadList(listArgs('?goal=rent&minPrice=-5', api)))).toBe('/nl/te-huur/?minPrice=-5');
    expect(await redirectOf(loadList(listArgs('?q=aat&minPrice=-5', api)))).toBe(
      '/nl/te-koop/?city=Ath%7C7800&minPrice=-5',
    );
  });

  test('leads from page 2 of nothing to the empty list', async () => {
    expect(await redirectOf(loadList(listArgs('?type=3&page=2', homesApi())))).toBe('/nl/te-koop/?type=3');
  });

  test('shows kept properties whatever their goal', async () => {
    const api = homesApi([sampleProperty(), sampleProperty({ id: 9, goal: 'rent' })]);
    const data = await loadList(listArgs('?ids=9', api));
    expect(data.properties.map(({ id }) => id)).toEqual([9]);
    expect(pathsOf(api).find((path) => path.startsWith('/properties'))).not.toContain('goal');
  });

  test('sends no more pictures than a card shows', async () => {
    const pictures = Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      width: 1,
      height: 1,
      alt: '',
      color: '#000000',
    }));
    const data = await loadList(listArgs('', homesApi([sampleProperty({ pictures })])));
    expect(data.properties[0]?.pictures).toHaveLength(5);
  });

  test('lets a failure of the api be a failure', async () => {
    const api = homesApi();
    api.answer('get', '/properties', () => HttpResponse.error());
    await expect(loadList(listArgs('', api))).rejects.toThrow('cannot be reached');
  });
});
