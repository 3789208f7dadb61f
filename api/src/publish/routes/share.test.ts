import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import sharp from 'sharp';
import { PICTURE, startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('the picture for sharing a home', () => {
  let site: TestApi;
  const get = (url: string, headers = {}) => site.api.inject({ url, headers });
  const drawn = () => readdirSync(join(site.config.dataFolder, 'drawings-cache')).length;
  const load = (price: number) =>
    site.load([
      ...propertyRecords(1, { Pictures: [PICTURE], Price: price, EPCLabel: 'B' }),
      ...propertyRecords(2, { Status: 2, Price: 0 }),
    ]);

  beforeAll(async () => {
    site = await startTestApi();
    await load(245_000);
  });
  afterAll(() => site.close());

  test.each([
    ['png', 'png'],
    ['jpg', 'jpeg'],
  ])('is a %s of 1200 by 630, the photograph above and the agency’s colour below', async (ending, format) => {
    const { statusCode, headers, rawPayload } = await get(`/api/properties/1/share.${ending}?lang=nl`);
    expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 1200, height: 630 });
    const pixel = async (left: number, top: number) => [
      ...(await sharp(rawPayload).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect(near(await pixel(600, 300), [0xaa, 0xbb, 0xcc])).toBe(true);
    expect(near(await pixel(20, 610), [0x17, 0x36, 0x2e])).toBe(true);
  });

  test('is drawn once for the same content, and again when the price changes', async () => {
    const first = await get('/api/properties/1/share.png?lang=fr');
    const files = drawn();
    const again = await get('/api/properties/1/share.png?lang=fr');
    expect([again.headers.etag, drawn()]).toEqual([first.headers.etag, files]);
    expect((await get('/api/properties/1/share.png?lang=fr', { 'if-none-match': first.headers.etag })).statusCode).toBe(
      304,
    );
    expect((await get('/api/properties/1/share.png?lang=nl')).headers.etag).not.toBe(first.headers.etag);
    await load(239_000);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await get('/api/properties/1/share.png?lang=fr')).headers.etag).not.toBe(first.headers.etag);
  });

  test('exists for a sold home without a photograph', async () => {
    const { rawPayload } = await get('/api/properties/2/share.png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test.each([
    ['?lang=xx', 'lang'],
    ['?lang=nl&width=20', 'width'],
    ['?utm_source=a', 'utm_source'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { statusCode, headers, json } = await get(`/api/properties/1/share.png${query}`);
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(Object.keys(errorsByField(json().errors))).toEqual([name]);
  });

  test.each([
    '/api/properties/99/share.png',
    '/api/properties/x/share.png',
    '/api/properties/1/share.gif',
    '/api/projects/1/share.png',
  ])('%s does not exist', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a property that has left the feed', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...propertyRecords(1), ...propertyRecords(2)]);
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());

  test('is gone, and one that never existed is not found', async () => {
    const { statusCode, json } = await site.api.inject('/api/properties/2?lang=fr');
    expect([statusCode, json().type, json().title]).toEqual([410, 'urn:facade:problem:gone', 'Plus disponible']);
    expect((await site.api.inject('/api/properties/3')).statusCode).toBe(404);
    expect((await site.api.inject('/api/properties/1')).statusCode).toBe(200);
  });
});

const near = (found: number[], wanted: number[]): boolean =>
  found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);
