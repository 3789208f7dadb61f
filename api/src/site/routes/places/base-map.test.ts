import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const MOST = 4 * 1024 * 1024;
const bytes = readFileSync(join(process.cwd(), 'tools/sample-agency/content/map/ath.pmtiles'));

describe('/api/base-map.pmtiles', () => {
  let site: TestApi;
  let url: string;
  beforeAll(async () => {
    site = await startTestApi();
    url = (await site.api.inject('/api/site?lang=nl')).json().map.base.url;
  });
  afterAll(() => site.close());

  const ask = (range: string, headers: Record<string, string> = {}) =>
    site.api.inject({ url, headers: { range, 'accept-encoding': 'gzip, br', ...headers } });

  test('sends the requested range of the file', async () => {
    const answer = await ask('bytes=100-299');
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(bytes.subarray(100, 300))).toBe(true);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '200',
      'content-range': `bytes 100-299/${bytes.length}`,
      'content-type': 'application/vnd.pmtiles',
      etag: expect.stringMatching(/^"[\da-f]{16}"$/),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('sends 4 MB of a longer range, with the right Content-Range', async () => {
    const answer = await ask('bytes=0-');
    expect(answer.rawPayload).toHaveLength(MOST);
    expect(answer.headers['content-range']).toBe(`bytes 0-${MOST - 1}/${bytes.length}`);
  });

  test('refuses a range outside the file with 416 and its size', async () => {
    const answer = await ask(`bytes=${bytes.length}-`);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ status: 416, type: 'urn:facade:problem:range-not-satisfiable' });
  });

  test.each(['', 'bytes=9-5', 'bytes=0-1,5-6'])('does not send the whole file for the range %j', async (range) => {
    expect((await ask(range)).statusCode).toBe(400);
  });

  test('answers HEAD with size and ETag, and 304 to a client that has it', async () => {
    const head = await site.api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
    const { etag } = head.headers;
    expect((await ask('bytes=0-9', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await ask('bytes=0-9', { 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await ask('bytes=0-9', { 'if-range': '"earlier"' })).statusCode).toBe(400);
  });

  test('may be cached for a year only with the key of the file', async () => {
    const answer = await site.api.inject({ url: '/api/base-map.pmtiles?v=older', headers: { range: 'bytes=0-9' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });
});
