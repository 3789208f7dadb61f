import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { FILTER_PARAMETERS } from '@facade/shared-domain/listing/filters/filters';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** Parameters that any text of their length is right for. */
const TEXTS = new Set(['city', 'q']);

describe('the read endpoints', () => {
  let site: TestApi;
  const get = async (url: string) => {
    const response = await site.api.inject(url);
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...propertyRecords(1), ...propertyRecords(2)]);
  });
  afterAll(() => site.close());

  test.each([
    ['page=0', 'page', 'moet een geheel getal zijn van 1 tot 10000'],
    ['pageSize=101', 'pageSize', 'moet een geheel getal zijn van 1 tot 100'],
    ['goal=buy', 'goal', 'moet een van deze waarden zijn: sale, rent'],
    ['page=1e3', 'page', 'moet een geheel getal zijn van 1 tot 10000'],
    ['page=0x10', 'page', 'moet een geheel getal zijn van 1 tot 10000'],
    ['page=last', 'page', 'moet een geheel getal zijn van 1 tot 10000'],
    ['type=house', 'type', 'moet een geheel getal zijn van 1 tot 2147483647'],
    ['type=99', 'type', 'moet een van deze waarden zijn: 1, 12'],
    ['type=1&type=99', 'type', 'moet een van deze waarden zijn: 1, 12'],
    ['type=0', 'type', 'moet een geheel getal zijn van 1 tot 2147483647'],
    [`type=${Array.from({ length: 31 }, (_, n) => n + 1)}`, 'type', 'mag hoogstens 30 waarden hebben'],
    [`city=${'x'.repeat(101)}`, 'city', 'mag hoogstens 100 tekens lang zijn'],
    ['has=pool', 'has', `moet een van deze waarden zijn: ${FEATURES.join(', ')}`],
    ['energy=h', 'energy', 'moet een van deze waarden zijn: a, b, c, d, e, f, g'],
    ['available=yes', 'available', 'moet een van deze waarden zijn: true, false'],
    ['minPrice=-1', 'minPrice', 'moet een geheel getal zijn van 0 tot 1000000000'],
    ['minPrice=2&maxPrice=1', 'maxPrice', 'moet minstens minPrice (2) zijn'],
    ['bbox=4,50,3,51', 'bbox', 'moet west,south,east,north zijn, in graden, met west < east en south < north'],
    [
      'within=3 50,4 51,4 50,3 51',
      'within',
      'moet minstens 3 en hoogstens 100 hoeken hebben, lng lat,lng lat,… in graden, die een oppervlakte omsluiten; zijden mogen elkaar niet kruisen',
    ],
    ['near=here', 'near', 'moet lat,lng,km zijn: graden en een straal van meer dan 0 tot 200 km'],
    ['goal=sale&goal=rent', 'goal', 'mag maar één keer gegeven worden'],
    ['sort=price&sort=price', 'sort', 'mag maar één keer gegeven worden'],
    ['page=1000001', 'page', 'ligt voorbij de eerste 10.000 panden: verfijn uw zoekopdracht'],
    [`page=${'9'.repeat(400)}`, 'page', 'ligt voorbij de eerste 10.000 panden: verfijn uw zoekopdracht'],
    ['a%E2%80%AEb=1', 'a\ufffdb', 'is geen bekende parameter'],
    ['a%E2%80%AEb=%00', 'a\ufffdb', 'bevat een teken dat niet toegelaten is'],
    ['city=a%E2%80%AEb', 'city', 'bevat een teken dat niet toegelaten is'],
    ['availability=available', 'availability', 'is geen bekende parameter'],
    ['page=999999', 'page', 'ligt voorbij de eerste 10.000 panden: verfijn uw zoekopdracht'],
    ['page=1&page=2', 'page', 'mag maar één keer gegeven worden'],
    ['ids=1,x,2', 'ids', 'moet een geheel getal zijn van 1 tot 2147483647'],
  ])('name the invalid parameter: %s', async (query, name, message) => {
    const { status, body, headers } = await get(`/api/properties?lang=nl&${query}`);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({
      type: 'urn:facade:problem:bad-parameter',
      status: 400,
      errors: [{ path: name, message }],
    });
    expect(body.detail).toContain(name);
  });

  test('list nothing of a type without homes and of a town that nobody knows', async () => {
    for (const query of ['type=12', 'city=Atlantis', 'city=Tournai%7C7500'])
      expect(await get(`/api/properties?${query}`)).toMatchObject({ status: 200, body: { total: 0 } });
    expect((await get('/api/map?lang=en&type=99')).body.errors).toEqual([
      { path: 'type', message: 'must be one of: 1, 12' },
    ]);
  });

  test.each([
    ['nl', 'mag hoogstens 200 tekens lang zijn'],
    ['fr', 'doit avoir 200 caractères au plus'],
    ['en', 'must be at most 200 characters long'],
    ['de', 'darf höchstens 200 Zeichen lang sein'],
  ])('report the maximum length of a text in characters: %s', async (lang, message) => {
    const { status, body } = await get(`/api/suggest?lang=${lang}&q=${'x'.repeat(201)}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'q', message }]]);
  });

  test.each(['nl', 'fr', 'en', 'de'] as const)('report in %s the valid values of every parameter', async (lang) => {
    const wrong = FILTER_PARAMETERS.map((name) => `${name}=${TEXTS.has(name) ? 'x'.repeat(201) : '-'}`).join('&');
    const { status, body } = await get(`/api/properties?lang=${lang}&${wrong}`);
    expect(status).toBe(400);
    const errors = errorsByField(body.errors);
    expect(Object.keys(errors).sort()).toEqual([...FILTER_PARAMETERS].sort());
    for (const message of Object.values(errors)) expect(message).toMatch(/\d|: .*, |west|lat/);
  });

  test.each([
    '/api/cities',
    '/api/categories',
    '/api/projects',
    '/api/projects/1',
    '/api/off-market',
    '/api/off-market/1',
    '/api/properties/2',
    '/api/properties/2/similar',
  ])('refuse a parameter that %s does not know', async (url) => {
    const { status, body } = await get(`${url}?lang=en&sort=price`);
    expect([status, body.errors]).toEqual([400, [{ path: 'sort', message: 'is not a known parameter' }]]);
  });

  test.each([
    ['zoom=0x10', 'must be a number from 0 to 24, in digits'],
    ['zoom=1e1', 'must be a number from 0 to 24, in digits'],
    ['zoom=25', 'must be a number from 0 to 24, in digits'],
  ])('report an invalid zoom: %s', async (query, message) => {
    const { status, body } = await get(`/api/map?lang=en&${query}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'zoom', message }]]);
    expect((await get('/api/map?zoom=10.5')).status).toBe(200);
  });

  test('report a missing required parameter', async () => {
    const { body } = await get('/api/content?lang=en');
    expect(errorsByField(body.errors)).toEqual({ path: 'is required' });
  });
});
