import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('lists, maps and suggestions', () => {
  let site: TestApi;
  const get = async (url: string) => {
    const response = await site.api.inject({ url });
    return { status: response.statusCode, body: response.json() };
  };
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(Array.from({ length: 30 }, (_, n) => propertyRecords(n + 1, { Goal: n % 3 === 0 ? 1 : 0 })).flat());
  });
  afterAll(() => site.close());

  test('return homes on a map, suggestions, and counts of choices', async () => {
    const map = await get('/api/map?lang=nl&zoom=10&goal=rent');
    expect(map.body).toMatchObject({ type: 'FeatureCollection', features: [{ properties: { count: 10 } }] });
    const { body } = await get('/api/suggest?lang=nl&q=aat');
    expect(body).toMatchObject({
      cities: [{ name: 'Ath' }],
      query: { goal: null, filters: 'city=Ath%7C7800', count: 30 },
    });
    const list = await get('/api/properties?lang=nl&type=1&city=Aat&city=7860&facets=true&available=true');
    expect(list.body.facets.city).toEqual([{ value: 'Ath|7800', count: 30 }]);
  });

  test.each([
    ['/api/map?zoom=x', 'zoom'],
    ['/api/map?bbox=4,50,3,51', 'bbox'],
    ['/api/map?colour=red', 'colour'],
    [`/api/suggest?q=${'x'.repeat(201)}`, 'q'],
    ['/api/suggest?query=ath', 'query'],
  ])('name the error in %s', async (url, name) => {
    const { status, body } = await get(url);
    expect(status).toBe(400);
    expect(Object.keys(errorsByField(body.errors))).toEqual([name]);
  });
});
