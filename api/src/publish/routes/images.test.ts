import { energyBands } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import sharp from 'sharp';
import { withFolder } from '../../content/testing/small-folder.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('drawings of the site', () => {
  let site: TestApi;
  const get = (url: string, headers = {}) => site.api.inject({ url, headers });
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  test.each(['flanders', 'wallonia', 'brussels'] as const)(
    'every label of %s exists, in its colour',
    async (region) => {
      for (const { band } of energyBands(region)) {
        const { statusCode, headers, rawPayload } = await get(`/images/epc/${region}/${band}.png`);
        expect([band, statusCode, headers['content-type']]).toEqual([band, 200, 'image/png']);
        const { data } = await sharp(rawPayload)
          .extract({ left: 20, top: 12, width: 1, height: 1 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([band, `#${data.subarray(0, 3).toString('hex')}`]).toEqual([band, energyColors(band).ground]);
      }
    },
  );

  test.each([
    '/images/epc/flanders/a_plusplus.png',
    '/images/epc/flanders/g.png',
    '/images/epc/wallonia/a_sub.png',
    '/images/epc/atlantis/a.png',
    '/images/epc/flanders/A.png',
    '/images/epc/flanders/a.jpg',
    '/images/epc/flanders/..%2fa.png',
    '/images/flags/xx.png',
    '/images/logo/0123456789abcdef.svg',
  ])('%s does not exist', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each(['nl', 'fr', 'en', 'de'])('the flag of %s exists', async (code) => {
    const { rawPayload, headers } = await get(`/images/flags/${code}.png`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 72, height: 48 });
    expect(headers['cache-control']).toContain('max-age=2592000');
    expect((await get(`/images/flags/${code}.png`, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  test.each([
    ['icon-192', 192, 0],
    ['icon-512', 512, 0],
    ['maskable-192', 192, 255],
    ['maskable-512', 512, 255],
    ['apple-touch-icon', 180, 255],
  ])(
    'the icon %s has its size, and rounded corners only if the system does not cut them',
    async (name, size, corner) => {
      const { rawPayload } = await get(`/icons/${name}.png`);
      const image = sharp(rawPayload).ensureAlpha();
      expect(await image.metadata()).toMatchObject({ width: size, height: size });
      const { data } = await image.raw().toBuffer({ resolveWithObject: true });
      expect(data[3]).toBe(corner);
      expect(`#${data.subarray(((size * size) / 2) * 4 + 40, ((size * size) / 2) * 4 + 43).toString('hex')}`).toBe(
        '#17362e',
      );
    },
  );
});

test('the logo of the header is served under its name, and cannot run scripts', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="9" height="9"/></svg>';
  const files = { 'pictures/a.svg': svg, 'look.yaml': 'header: { logo: pictures/a.svg }\n' };
  await withFolder(files, async (folder) => {
    const own = await startTestApi({ env: { FACADE_CONTENT: folder } });
    try {
      const { header } = (await own.api.inject('/api/site?lang=nl')).json();
      const { statusCode, headers, body } = await own.api.inject(header.logo.onLight);
      expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/svg+xml', svg]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toContain('immutable');
    } finally {
      await own.close();
    }
  });
});
