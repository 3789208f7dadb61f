import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFor, siteSecret } from './site-secret.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-secret-'));
});
afterEach(() => rmSync(data, { recursive: true }));

test('a site creates its secret once, readable by its owner only', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => siteSecret(data)));
  expect(new Set([...all, await siteSecret(data)])).toEqual(new Set([all[0]]));
  expect(Buffer.from(all[0] ?? '', 'base64url')).toHaveLength(32);
  expect(statSync(join(data, 'keys/secret')).mode & 0o777).toBe(0o600);
});

test('the environment takes precedence, and nothing is written', async () => {
  const FACADE_SECRET = 'given by whoever runs several shells';
  expect(await siteSecret(data, { FACADE_SECRET })).toBe(FACADE_SECRET);
  expect(() => readFileSync(join(data, 'keys/secret'))).toThrow('ENOENT');
});

test('a secret that could be guessed is refused, in one line', async () => {
  await expect(siteSecret(data, { FACADE_SECRET: 'short' })).rejects.toThrow(
    'FACADE_SECRET must have 32 characters or more',
  );
  await siteSecret(data);
  writeFileSync(join(data, 'keys/secret'), '\n');
  await expect(siteSecret(data)).rejects.toThrow(/keys\/secret must have 32 characters/);
});

test('if it cannot be stored, the error says what to do', async () => {
  writeFileSync(join(data, 'file'), '');
  await expect(siteSecret(join(data, 'file'))).rejects.toThrow(/\(ENOTDIR\); set FACADE_SECRET/);
});

test('each purpose has its own key, the same on every machine', () => {
  const secret = 'a secret of thirty-two characters';
  expect(keyFor('canary', secret).symmetricKeySize).toBe(32);
  expect(keyFor('canary', secret).equals(keyFor('canary', secret))).toBe(true);
  expect(keyFor('canary', secret).equals(keyFor('override', secret))).toBe(false);
});
