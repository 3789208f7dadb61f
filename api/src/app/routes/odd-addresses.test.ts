import { propertyRecords } from '@facade/feed/testing/sample-records';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('the read endpoints', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());

  test('survive any request', async () => {
    const name = fc.constantFrom(
      'lang',
      'goal',
      'type',
      'city',
      'project',
      'ids',
      'page',
      'pageSize',
      'sort',
      'path',
      'has',
      'energy',
      'bbox',
      'within',
      'near',
      'minPrice',
      'facets',
      'q',
      'zoom',
      '__proto__',
    );
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.double().map(String),
    );
    const path = fc.constantFrom(
      '/api/properties',
      '/api/properties/1',
      '/api/cities',
      '/api/categories',
      '/api/map',
      '/api/suggest',
      '/api/content',
      '/api/site',
      '/api/pictures/x',
    );
    await fc.assert(
      fc.asyncProperty(path, fc.array(fc.tuple(name, value), { maxLength: 5 }), async (url, pairs) => {
        const query = pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&');
        const { statusCode } = await site.api.inject(`${url}?${query}`);
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    '/api/properties?%',
    '/api/properties/%E0%A4%A',
    '/api/properties?lang=%FF',
    '/api//properties',
    '/api/properties/1/',
  ])('survive the address %s', async (url) => {
    expect((await site.api.inject(url)).statusCode).toBeLessThan(500);
  });
});
