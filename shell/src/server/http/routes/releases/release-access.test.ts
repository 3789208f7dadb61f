import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyFor, signPass, signStaff, siteSecret } from '@facade/platform/tokens';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const RELEASE = '/_sections/mf-x/1.0.0/';
const PRIVATE = [
  'node/remoteEntry.cjs',
  'node/remoteEntry.cjs.br',
  'node/deep/web/a.cjs',
  '.upload',
  'notes.txt',
  'web.js',
];
const MAP = 'maps/exposes.1a2b3c4d.js.map';
const PUBLIC = ['web/entry.js', 'release.json', 'contract.json'];

let site: TestServer;
let secret: string;
beforeAll(async () => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  site = await startTestServer();
  for (const file of [...PUBLIC, ...PRIVATE, MAP]) {
    const path = join(site.data, 'releases/mf-x/1.0.0', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `content of ${file}`);
  }
  secret = await siteSecret(site.data);
});
afterAll(() => site.close());

const get = (file: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.server.inject({ method, url: RELEASE + file, headers: { host: 'localhost', ...headers } });
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const pass = () => bearer(signPass(keyFor('pass', secret), inAnHour()));

test.each(PUBLIC)('%s is public, for a year', async (file) => {
  const answer = await get(file);
  expect([answer.statusCode, answer.body]).toEqual([200, `content of ${file}`]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test.each([...PRIVATE, MAP, 'm%61ps/exposes.1a2b3c4d.js.map', 'n%6Fde/remoteEntry.cjs', 'node%2FremoteEntry.cjs'])(
  '%s is not public',
  async (file) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await get(file, { 'accept-encoding': 'br' }, method);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('content of');
    }
  },
);

test.each([
  'web/../maps/exposes.1a2b3c4d.js.map',
  'web/../node/remoteEntry.cjs',
  './node/remoteEntry.cjs',
  'web//../node/remoteEntry.cjs',
])('nor by %s', async (file) => {
  const answer = await get(file);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('content of');
});

test.each(PRIVATE)('a pass of this site gives access to %s, without caching', async (file) => {
  const answer = await get(file, pass());
  expect([answer.statusCode, answer.body]).toEqual([200, `content of ${file}`]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([MAP, `/${MAP}`, `web/../${MAP}`])('not even a pass gives access to %s', async (file) => {
  const answer = await get(file, pass());
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('content of');
});

test('an invalid pass gives no access', async () => {
  const expired = signPass(keyFor('pass', secret), Math.floor(Date.now() / 1000) - 1);
  const foreign = signPass(keyFor('pass', 'the secret of another site, long enough'), inAnHour());
  for (const token of [expired, foreign, signStaff(keyFor('staff', secret), inAnHour()), 'x', '']) {
    expect((await get('node/remoteEntry.cjs', bearer(token))).statusCode).toBe(404);
  }
});
