import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { propertyRecords } from '../../testing/sample-records.ts';
import { PICTURE, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Fast alone; the whole suite shares few cores.
jest.setTimeout(60_000);

describe('/api/pictures/:id', () => {
  let test: TestApi;
  let id: string;
  beforeAll(async () => {
    test = await startTestApi();
    await test.load(propertyRecords(1, { Pictures: [PICTURE] }));
    const { pictures } = (await test.api.inject('/api/properties/1')).json();
    expect(pictures).toMatchObject([{ width: 400, height: 300, alt: 'Voorgevel', color: '#aabbcc' }]);
    id = pictures[0].id;
  }, 120_000);
  afterAll(() => test.close());

  it.each(['avif', 'webp', 'jpeg', 'png'])('is served as %s', async (format) => {
    const response = await test.api.inject(`/api/pictures/${id}?width=160&format=${format}`);
    expect(response.headers['content-type']).toBe(`image/${format}`);
    expect(response.headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([160, 120]);
  });

  it('is scaled to a height, or cut to both', async () => {
    const size = async (query: string) => {
      const { width, height } = await sharp(
        (await test.api.inject(`/api/pictures/${id}?${query}`)).rawPayload,
      ).metadata();
      return [width, height];
    };
    expect(await size('height=75')).toEqual([100, 75]);
    expect(await size('width=160&height=160')).toEqual([160, 160]);
  });

  it('is made once, however many ask at the same time', async () => {
    const url = `/api/pictures/${id}?width=320&format=webp`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.api.inject(url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const [folder] = readdirSync(join(test.config.dataFolder, 'pictures-cache'));
    expect(
      readdirSync(join(test.config.dataFolder, 'pictures-cache', folder ?? '')).filter((name) =>
        name.startsWith('w320'),
      ),
    ).toEqual(['w320.webp']);
  });

  it('is not sent to who has it', async () => {
    const url = `/api/pictures/${id}?width=160`;
    const { etag } = (await test.api.inject(url)).headers;
    expect((await test.api.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  });

  it('has a closed list of sizes', async () => {
    const response = await test.api.inject(`/api/pictures/${id}?width=161&lang=fr`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.width).toContain('160, 320, 480');
  });

  it.each(['nothing', '../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'])('does not exist as %s', async (unknown) => {
    expect((await test.api.inject(`/api/pictures/${unknown}`)).statusCode).toBe(404);
  });

  it('goes with its property', async () => {
    rmSync(join(test.config.dataFolder, 'feed', 'pictures', PICTURE.File));
    await test.load(propertyRecords(1));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await test.api.inject(`/api/pictures/${id}`)).statusCode).toBe(404);
    for (const folder of ['pictures', 'pictures-cache'])
      expect(readdirSync(join(test.config.dataFolder, folder)).filter((name) => name.startsWith(id))).toEqual([]);
  });
});
