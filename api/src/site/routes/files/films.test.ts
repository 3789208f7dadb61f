import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { until } from '@facade/server-kit/until';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(996, 7)]);

describe('/api/properties/:id/films/:file', () => {
  let site: TestApi;
  let url: string;
  const folder = () => join(site.config.dataFolder, 'feed', 'films');
  const filmOf = async (id: number) => (await site.api.inject(`/api/properties/${id}`)).json().videoUrl;

  beforeAll(async () => {
    site = await startTestApi();
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), 'huis.webm'), WEBM);
    writeFileSync(join(folder(), 'vals.webm'), '<script>');
    symlinkSync('/etc/hostname', join(folder(), 'link.webm'));
    await site.load([
      ...propertyRecords(1, { VideoUrl: 'https://media.crm.example/2024/huis.webm' }),
      ...propertyRecords(2, { VideoUrl: 'https://media.crm.example/vals.webm' }),
    ]);
    url = await filmOf(1);
  });
  afterAll(() => site.close());

  test('has the file of the host that the CRM names', async () => {
    expect(url).toMatch(/^\/api\/properties\/1\/films\/huis\.webm\?v=[\w-]+$/);
    const answer = await site.api.inject(url);
    expect(answer.rawPayload.equals(WEBM)).toBe(true);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'video/webm',
    });
  });

  test('sends the range that a player requests', async () => {
    const answer = await site.api.inject({ url, headers: { range: 'bytes=990-' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 990-999/1000');
    expect(answer.rawPayload.equals(WEBM.subarray(990))).toBe(true);
    const beyond = await site.api.inject({ url, headers: { range: 'bytes=1000-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('answers HEAD with headers only, and 304 to a client that has it', async () => {
    const head = await site.api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '1000']);
    const same = await site.api.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } });
    expect(same.statusCode).toBe(304);
  });

  test.each(['vals.webm', 'link.webm', 'none.webm', 'huis.mp4', '..%2Fhuis.webm', '..%2F..%2Fetc%2Fpasswd', '.webm'])(
    'does not have %s',
    async (name) => expect((await site.api.inject(`/api/properties/1/films/${name}`)).statusCode).toBe(404),
  );

  test('keeps the address of a film that is not in the feed', async () => {
    expect(await filmOf(2)).toBe('https://media.crm.example/vals.webm');
  });

  const HOME = { VideoUrl: 'https://media.crm.example/2024/huis.webm' };
  const statusOf = async (path: string) => (await site.api.inject(path)).statusCode;

  test('has a new address as soon as the file changes, even if the home does not', async () => {
    writeFileSync(join(folder(), 'huis.webm'), Buffer.concat([WEBM, Buffer.alloc(10)]));
    await site.load(propertyRecords(1, HOME));
    await until(async () => (await filmOf(1)) !== url, 5);
    const next = await filmOf(1);
    expect(next).toMatch(/huis\.webm/);
    expect((await site.api.inject(next)).headers['content-length']).toBe('1010');
  });

  test('belongs to the home that names it, while that is public', async () => {
    await site.load([...propertyRecords(1, HOME), ...propertyRecords(2)]);
    expect(await statusOf('/api/properties/2/films/huis.webm')).toBe(404);
    await site.load([...propertyRecords(1, { ...HOME, OffMarket: true }), ...propertyRecords(2)]);
    expect(await statusOf('/api/properties/1/films/huis.webm')).toBe(404);
    await site.load(propertyRecords(1, HOME));
    expect(await statusOf('/api/properties/1/films/huis.webm')).toBe(200);
  });

  test('stays if the feed has no folder, and is removed with its file', async () => {
    renameSync(folder(), `${folder()}-away`);
    await site.load(propertyRecords(1, { ...HOME, Zip: '7801' }));
    expect(await statusOf('/api/properties/1/films/huis.webm')).toBe(200);
    mkdirSync(folder());
    await site.load(propertyRecords(1, { ...HOME, Zip: '7801' }));
    expect(await statusOf('/api/properties/1/films/huis.webm')).toBe(404);
    await until(async () => (await filmOf(1)) === HOME.VideoUrl, 5);
  });
});
