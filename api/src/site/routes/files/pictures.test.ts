import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import sharp from 'sharp';
import { PICTURE, startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('/api/pictures/:id', () => {
  let site: TestApi;
  let id: string;
  const cached = () => {
    const [folder] = readdirSync(join(site.config.dataFolder, 'pictures-cache'));
    return readdirSync(join(site.config.dataFolder, 'pictures-cache', folder ?? ''));
  };
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1, { Pictures: [PICTURE] }));
    const { pictures } = (await site.api.inject('/api/properties/1')).json();
    expect(pictures).toMatchObject([{ width: 400, height: 300, alt: 'Voorgevel', color: '#aabbcc' }]);
    id = pictures[0].id;
  });
  afterAll(() => site.close());

  test.each(['avif', 'webp', 'jpeg'])('is served as %s, for caches to share', async (format) => {
    const response = await site.api.inject(`/api/pictures/${id}?width=160&format=${format}`);
    expect(response.headers['content-type']).toBe(`image/${format}`);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toBeUndefined();
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([160, 120]);
  });

  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['image/webp,*/*;q=0.8', 'webp'],
    ['*/*', 'jpeg'],
  ])('without a format is the best that %s accepts, and not stored by shared caches', async (accept, format) => {
    const response = await site.api.inject({ url: `/api/pictures/${id}?width=320`, headers: { accept } });
    expect(response.headers['content-type']).toBe(`image/${format}`);
    expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(response.headers.vary).toBe('accept');
    expect(String(response.headers.etag)).toContain(format);
  });

  test('is rasterized once for all its sizes', () => {
    expect(cached().filter((name) => name.startsWith('raster'))).toEqual(['raster-320.png']);
  });

  test('is rendered once for simultaneous requests', async () => {
    const url = `/api/pictures/${id}?width=640&format=webp`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.api.inject(url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(cached().filter((name) => name.startsWith('w640'))).toEqual(['w640.webp']);
  });

  test('is not sent to a client that has it, and not rendered for HEAD', async () => {
    const url = `/api/pictures/${id}?width=960&format=avif`;
    const head = await site.api.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe('image/avif');
    const same = await site.api.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } });
    expect(same.statusCode).toBe(304);
    expect(cached().filter((name) => name.startsWith('w960'))).toEqual([]);
  });

  test('is stored separately for each quality', async () => {
    for (const quality of ['low', 'medium', 'high']) {
      const response = await site.api.inject(`/api/pictures/${id}?width=320&format=webp&quality=${quality}`);
      expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
    }
    expect(cached()).toEqual(expect.arrayContaining(['w320-low.webp', 'w320.webp', 'w320-high.webp']));
    expect((await site.api.inject(`/api/pictures/${id}?quality=best`)).statusCode).toBe(400);
  });

  test('has a fixed list of sizes', async () => {
    const response = await site.api.inject(`/api/pictures/${id}?width=161&lang=fr`);
    expect(response.statusCode).toBe(400);
    expect(errorsByField(response.json().errors).width).toContain('160, 320, 640');
  });

  test.each(['nothing', '../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'])('does not exist as %s', async (unknown) => {
    expect((await site.api.inject(`/api/pictures/${unknown}`)).statusCode).toBe(404);
  });

  test('is removed with its property', async () => {
    rmSync(join(site.config.dataFolder, 'feed', 'pictures', PICTURE.File));
    await site.load(propertyRecords(1));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await site.api.inject(`/api/pictures/${id}`)).statusCode).toBe(404);
    for (const folder of ['pictures', 'pictures-cache'])
      expect(readdirSync(join(site.config.dataFolder, folder)).filter((name) => name.startsWith(id))).toEqual([]);
  });
});
