import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('answers of public data', () => {
  let site: TestApi;
  let serialized: number;
  beforeAll(async () => {
    site = await startTestApi();
    site.api.addHook('preSerialization', async (_request, _reply, payload) => {
      serialized += 1;
      return payload;
    });
    await site.load([...propertyRecords(1), ...propertyRecords(2)]);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    serialized = 0;
  });
  const get = (url: string) => site.api.inject(url);

  test.each([
    '/api/cities?lang=nl',
    '/api/categories?lang=fr',
    '/api/properties/1?lang=fr',
    '/api/properties/1/similar?lang=en',
    '/api/openapi.json?',
  ])('are created once: %s', async (url) => {
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      const again = await get(url);
      expect(again.body).toBe(first.body);
      expect(again.headers).toMatchObject({ etag: first.headers.etag, 'content-type': first.headers['content-type'] });
    }
    expect(serialized).toBe(1);
  });

  test('are created once where made-up parameters are ignored, and refused elsewhere', async () => {
    const first = await get('/api/openapi.json');
    serialized = 0;
    for (let count = 0; count < 5; count += 1) {
      expect((await get(`/api/openapi.json?x${count}=${count}`)).body).toBe(first.body);
      expect((await get(`/api/cities?lang=nl&x${count}=${count}`)).statusCode).toBe(400);
    }
    // The problems alone.
    expect(serialized).toBe(5);
  });

  test('name their data, also if they depend on everything', async () => {
    const [found, gone] = [await get('/api/properties/1?lang=fr'), await get('/api/properties/999999?lang=fr')];
    expect([found.statusCode, gone.statusCode]).toEqual([200, 404]);
    expect(found.headers['facade-revision']).toMatch(/./);
    expect(gone.headers['facade-revision']).toBe(found.headers['facade-revision']);
  });

  test('differ by their parameters', async () => {
    const ids = async (query: string) =>
      (await get(`/api/properties?${query}`)).json().items.map(({ id }: { id: number }) => id);
    expect(await ids('ids=1,2')).toEqual([1, 2]);
    expect(await ids('ids=2,1')).toEqual([2, 1]);
    expect(await ids('ids=2')).toEqual([2]);
  });
});
