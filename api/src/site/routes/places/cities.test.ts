import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { City } from '@facade/shared-domain/model';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** Each town has as many homes as its position in the list. */
const TOWNS = ['Arbre', 'Bouvignies', 'Chièvres', 'Enghien', 'Ghislenghien'];

describe('GET /api/cities', () => {
  let site: TestApi;
  const get = async (query: string) => {
    const response = await site.api.inject(`/api/cities?lang=nl${query}`);
    return { status: response.statusCode, body: response.json() };
  };
  const names = async (query: string) => ((await get(query)).body as City[]).map(({ name }) => name);

  beforeAll(async () => {
    site = await startTestApi();
    const homes = TOWNS.flatMap((City, index) =>
      Array.from({ length: index + 1 }, () => ({ City, Zip: `780${index}` })),
    );
    const ath = { City: 'Ath', Zip: '7800', Goal: 1 };
    await site.load([ath, ...homes].flatMap((fields, index) => propertyRecords(index + 1, fields)));
  });
  afterAll(() => site.close());

  test('returns every town without parameters', async () => {
    expect(await names('')).toEqual(['Ath', ...TOWNS]);
    expect(await names('&city=&most=')).toEqual(['Ath', ...TOWNS]);
  });

  test.each([
    ['&city=Aat', ['Ath']],
    ['&city=enghien&city=Ath%7C7800', ['Ath', 'Enghien']],
    ['&city=7800', ['Ath', 'Arbre']],
    ['&city=Atlantis', []],
    ['&city=Doornik', ['Tournai']],
    ['&city=Tournai%7C7500&most=1', ['Ghislenghien', 'Tournai']],
    ['&near=50.63,3.778,10', ['Ath']],
    ['&near=50,3,10', []],
    ['&most=2', ['Enghien', 'Ghislenghien']],
    ['&most=2&goal=rent', ['Ath']],
    ['&most=1&city=Arbre', ['Arbre', 'Ghislenghien']],
  ])('of %s only some', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('knows a town of the map without homes, with its name, its point and no count', async () => {
    const { body } = await get('&city=Tournai%7C7500');
    expect(body).toEqual([
      {
        name: 'Tournai',
        label: 'Doornik',
        aliases: ['Doornik'],
        zip: '7500',
        counts: { sale: 0, rent: 0 },
        location: { lat: expect.closeTo(50.6, 1), lng: expect.closeTo(3.4, 1) },
      },
    ]);
    const { lat, lng } = body[0].location;
    expect(await names(`&near=${lat},${lng},10`)).toEqual(['Tournai']);
  });

  test('names the valid values of a parameter', async () => {
    const { status, body } = await get('&most=101&goal=x');
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'most', message: 'moet een geheel getal zijn van 0 tot 100' }],
    ]);
  });
});
