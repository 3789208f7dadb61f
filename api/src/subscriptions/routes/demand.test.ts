import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('homes that match a search now', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([
      ...propertyRecords(1, { Garages: 1, Bedrooms: 2, Price: 200_000 }),
      ...propertyRecords(2, { Garages: 2, Parkings: 1, Bedrooms: 4, Price: 300_000 }),
      ...propertyRecords(3, { City: 'Lessines', Zip: '7860', WebIDs: '12', Bedrooms: 3 }),
      ...propertyRecords(4, { Status: 2 }),
      ...propertyRecords(5, { Goal: 1 }),
    ]);
  });
  afterAll(() => site.close());

  test.each([
    ['', 3],
    ['goal=rent', 1],
    ['type=12', 1],
    ['minGarages=1', 2],
    ['minGarages=1&maxGarages=1', 1],
    ['maxParkings=0', 2],
    ['minBedrooms=2&maxBedrooms=3', 2],
    ['zone=ath', 2],
    ['zone=ath&city=Lessines|7860', 3],
    ['zone=lessines&minGarages=1', 0],
    ['city=7860', 1],
    ['maxPrice=250000&zone=ath', 1],
  ])('%s: %i', async (query, count) => {
    const answer = await site.api.inject({ url: `/api/demand/count?${query}` });
    expect([answer.statusCode, answer.json()]).toEqual([200, { search: expect.any(String), count, isMore: false }]);
  });

  test('everything that a search asks for is in its line', async () => {
    const query =
      'type=1&zone=ath&within=3.7 50.6,3.8 50.6,3.8 50.7&minPrice=100000&maxPrice=400000&minBedrooms=3&maxBedrooms=4' +
      '&minGarages=1&maxParkings=0&minSurface=120&minLand=500&energy=a&energy=b&has=garden';
    const answer = await site.api.inject({ url: `/api/demand/count?lang=en&${query}` });
    expect(answer.json().search.replaceAll('\u00a0', ' ')).toMatch(
      /^\w+ for sale, Ath, drawn area, from € 100.000, up to € 400.000, at least 3 bedrooms, at most 4 bedrooms, at least 1 garage, at most 0 outdoor parking places, living area from 120 m², land from 500 m², garden, energy label A, B$/,
    );
  });

  test.each([
    ['minGarages=many', 'minGarages', 'must be a whole number from 0 to 50'],
    ['minGarages=2&maxGarages=1', 'maxGarages', 'must be at least minGarages (2)'],
    ['zone=No zone', 'zone', 'must be an id of /api/demand/zones'],
    ['page=2', 'page', 'is not a known parameter'],
    ['goal=both', 'goal', 'must be one of: sale, rent'],
  ])('%s is refused, with the valid values', async (query, path, message) => {
    const answer = await site.api.inject({ url: `/api/demand/count?lang=en&${query}` });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
  });

  test('the municipalities are named in the requested language', async () => {
    const zones = async (lang: string) => (await site.api.inject({ url: `/api/demand/zones?lang=${lang}` })).json();
    expect(await zones('nl')).toContainEqual({
      id: 'ath',
      name: 'Aat',
      lat: expect.any(Number),
      lng: expect.any(Number),
    });
    for (const { id, lat, lng } of await zones('nl')) {
      const { properties } = (await site.api.inject({ url: `/api/areas?lat=${lat}&lng=${lng}&lang=fr` })).json();
      expect([
        id,
        properties.name
          .toLowerCase()
          .replace(/[^a-z]/g, '')
          .slice(0, 3),
      ]).toEqual([id, id.replace(/-/g, '').slice(0, 3)]);
    }
    expect(await zones('fr')).toContainEqual(expect.objectContaining({ id: 'ath', name: 'Ath' }));
  });
});
