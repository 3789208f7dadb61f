import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { PICTURE, startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('the brochure of a home', () => {
  let site: TestApi;
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.api.inject({ url, headers: { 'x-forwarded-host': 'www.example.be', ...headers } });
  const written = () => readdirSync(join(site.config.dataFolder, 'brochures-cache')).length;

  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...propertyRecords(1, { Pictures: [PICTURE] }), ...propertyRecords(2, { Status: 2 })], {
      projects: [{ ID: 79, language: 'nl', Name: 'De Kaai', City: 'Ath', Zip: '7800' }],
    });
  });
  afterAll(() => site.close());

  test('is a PDF that is generated once for the same content', async () => {
    const [first, beside] = await Promise.all([
      get('/api/properties/1/brochure.pdf?lang=nl'),
      get('/api/properties/1/brochure.pdf?lang=nl'),
    ]);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.headers['content-disposition']).toBe('inline; filename="brochure-1-nl.pdf"');
    expect(beside.rawPayload.equals(first.rawPayload)).toBe(true);
    // Not cached for a day, because the price may change.
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const etag = String(first.headers.etag);
    expect((await get('/api/properties/1/brochure.pdf?lang=nl', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/api/properties/1/brochure.pdf?lang=fr')).headers.etag).not.toBe(etag);
    expect(written()).toBe(2);
  });

  test('exists for a sold home without a photograph', async () => {
    expect((await get('/api/properties/2/brochure.pdf')).statusCode).toBe(200);
  });

  test('a card for the window has a file of its own, of homes only', async () => {
    const { statusCode, headers, rawPayload } = await get('/api/properties/1/window-card.pdf?lang=fr');
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(headers['content-disposition']).toBe('inline; filename="window-card-1-fr.pdf"');
    expect((await get('/api/projects/79/window-card.pdf')).statusCode).toBe(404);
  });

  test('exists for a project', async () => {
    const { statusCode, rawPayload } = await get('/api/projects/79/brochure.pdf?lang=fr');
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  test.each([
    ['/api/projects/78/brochure.pdf', 404],
    ['/api/properties/1/brochure.pdf?lang=xx', 400],
    ['/api/properties/1/brochure.pdf?lang=nl&size=a5', 400],
    ['/api/properties/0/brochure.pdf', 404],
    ['/api/properties/77/brochure.pdf', 404],
  ])('%s answers %i', async (url, status) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'application/problem+json']);
  });
});
