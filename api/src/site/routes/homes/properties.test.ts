import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { FILTER_PARAMETERS } from '@facade/shared-domain/listing/filters/filters';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('the read endpoints', () => {
  let running: TestApi;
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await running.api.inject({ url, headers });
    return { ...response, status: response.statusCode, body: response.body ? response.json() : null };
  };
  beforeAll(async () => {
    running = await startTestApi();
    await running.load(
      Array.from({ length: 30 }, (_, n) => propertyRecords(n + 1, { Goal: n % 3 === 0 ? 1 : 0 })).flat(),
    );
  });
  afterAll(() => running.close());

  test('return a page of properties', async () => {
    const { status, body } = await get('/api/properties?lang=nl&goal=sale&page=2&pageSize=12&sort=price');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['items', 'page', 'pageSize', 'total', 'unavailable']);
    expect(body).toMatchObject({ page: 2, pageSize: 12, total: 20 });
    expect(body.items).toHaveLength(8);
  });

  test('treat empty parameters as absent', async () => {
    expect((await get('/api/properties?goal=&city=&type=&page=&sort=')).body.total).toBe(30);
  });

  test('answer in the browser’s language if the language parameter is invalid', async () => {
    const { body } = await get('/api/properties?lang=xx', { 'accept-language': 'fr-BE,fr;q=0.9' });
    expect(body.title).toBe('Paramètre non valable');
    expect(errorsByField(body.errors).lang).toContain('nl, fr, en, de');
  });

  test.each([
    '/api/properties/0x2',
    '/api/properties/2e0',
    '/api/properties/999',
    '/api/properties/abc',
    '/api/properties/9999999999',
    '/api/projects/1',
    '/api/nothing',
  ])('answer 404 to %s', async (url) => {
    const { status, body } = await get(`${url}?lang=fr`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ title: 'Introuvable', status: 404 });
  });

  test('return everything about one property', async () => {
    const { body } = await get('/api/properties/2?lang=fr');
    expect(body).toMatchObject({ id: 2, reference: '2', region: 'wallonia', isDwelling: true, project: null });
    expect(body.paths.nl).toBe('/nl/te-koop/ath/woning/2/');
    expect(body.agent.name).not.toBe('');
    expect((await get('/api/properties/2/similar?lang=fr')).body).toHaveLength(4);
  });

  test('answer the same bytes from memory, and 304 if the client has them', async () => {
    const url = '/api/cities?lang=nl';
    const first = await get(url);
    const second = await get(url);
    expect(second.payload).toBe(first.payload);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    const third = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect([third.status, third.payload]).toEqual([304, '']);
  });

  test('describe themselves', async () => {
    const { body } = await get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/properties', '/api/forms/contact', '/api/owner/login']),
    );
    const parameters = body.paths['/api/properties'].get.parameters.map(({ name }: { name: string }) => name);
    expect(parameters).toEqual(
      [...FILTER_PARAMETERS, 'page', 'pageSize', 'sort', 'facets', 'lang'].sort(
        (a, b) => parameters.indexOf(a) - parameters.indexOf(b),
      ),
    );
  });

  test('show an import within a second', async () => {
    const before = (await get('/api/revision')).body.revision;
    await get('/api/properties?lang=nl');
    await running.load(propertyRecords(77));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await get('/api/revision')).body.revision).not.toBe(before);
    expect((await get('/api/properties?lang=nl')).body).toMatchObject({ total: 1, items: [{ id: 77 }] });
    expect((await get('/api/properties/1')).status).toBe(410);
  });

  test('serve the agency’s content', async () => {
    const site = await get('/api/site?lang=fr');
    expect(site.body).toMatchObject({ language: 'fr', totals: { sale: 1, rent: 0 } });
    expect((await get('/api/content?path=/contact/&lang=fr')).body.original).toBe('/contact/');
    expect((await get('/api/content?path=/nowhere/&lang=fr')).status).toBe(404);
    expect(errorsByField((await get('/api/content?lang=fr')).body.errors)).toHaveProperty('path');
  });

  test('report that the api is healthy', async () => {
    expect((await get('/api/livez')).body).toEqual({ status: 'ok' });
    const checks = { database: true, catalogue: true, properties: true, disk: true, drain: true };
    for (const path of ['/api/readyz', '/api/health']) expect((await get(path)).body).toMatchObject({ checks });
  });

  test('use the data in memory if the newest cannot be read, and log why', async () => {
    const broken = jest.spyOn(running.db, 'selectFrom').mockImplementation(() => {
      throw new Error('secret detail');
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { status, payload } = await get('/api/revision', { 'accept-language': 'en' });
    broken.mockRestore();
    expect(status).toBe(200);
    expect(payload).not.toContain('secret');
    expect(JSON.stringify(running.log)).toContain('secret detail');
  });
});
