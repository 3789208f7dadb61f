import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { openStore } from '../store.ts';
import type { Storage } from './storage.ts';

let data: string;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.dispose());
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-storage-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);
let count = 0;
const kinds: [string, () => Storage][] = [
  ['a folder', () => openStore({ data }).storage],
  [
    'a bucket',
    () => {
      count += 1;
      const environment = { ...server.environment, FACADE_STORE: `${server.environment.FACADE_STORE}-${count}` };
      return openStore({ data, environment }).storage;
    },
  ],
];

describe.each(kinds)('%s', (_kind, open) => {
  test('returns what was stored, and null for what is missing', async () => {
    const storage = open();
    expect([await storage.read('a/b'), await storage.exists('a/b'), await storage.list('')]).toEqual([null, false, []]);
    expect(await storage.create('a/b', bytes('one'))).toBe(true);
    expect([String(await storage.read('a/b')), await storage.exists('a/b')]).toEqual(['one', true]);
  });

  test('never overwrites', async () => {
    const storage = open();
    await storage.create('a/b', bytes('one'));
    expect(await storage.create('a/b', bytes('two'))).toBe(false);
    expect(String(await storage.read('a/b'))).toBe('one');
  });

  test('of many concurrent creations exactly one succeeds', async () => {
    const storage = open();
    const texts = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const outcomes = await Promise.all(texts.map((text) => storage.create('a/b', bytes(text))));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(String(await storage.read('a/b'))).toBe(texts[outcomes.indexOf(true)]);
  });

  test('lists by prefix, and removes', async () => {
    const storage = open();
    const keys = Array.from({ length: 12 }, (_, index) => `a/${index}/x.js`);
    for (const key of [...keys, 'ab/1', 'b/1']) await storage.create(key, bytes(key));
    expect((await storage.list('a/')).sort()).toEqual([...keys].sort());
    expect(await storage.list('a/11/')).toEqual(['a/11/x.js']);
    await storage.remove([...keys, 'never/there']);
    expect([await storage.list('a/'), await storage.exists('b/1')]).toEqual([[], true]);
  });

  test('stores names with a plus, a space and an accent', async () => {
    const storage = open();
    const key = 'releases/mf-a/1.0.0+b 1/é.js';
    await storage.create(key, bytes('x'));
    expect([await storage.list('releases/'), String(await storage.read(key))]).toEqual([[key], 'x']);
  });
});

test('a store that ignores the condition is refused before anything is written to it', async () => {
  const careless = await startS3Server({ bare: true });
  const { storage } = openStore({ data, environment: careless.environment });
  await expect(storage.create('registry/1', bytes('x'))).rejects.toThrow(
    's3://releases/a-site ignores If-None-Match on writes: a publication could be lost, so none is made',
  );
  expect(await storage.exists('registry/1')).toBe(false);
  await careless.dispose();
});

test('a missing bucket, a wrong key and an unreachable server are each reported in one line', async () => {
  const ask = (changes: NodeJS.ProcessEnv) =>
    openStore({ data, environment: { ...server.environment, ...changes } }).storage.read('x');
  await expect(ask({ FACADE_STORE: 's3://another/place' })).rejects.toThrow(
    /^s3:\/\/another\/place cannot be used: NoSuchBucket/,
  );
  await expect(ask({ AWS_ACCESS_KEY_ID: 'wrong' })).rejects.toThrow(/^s3:\S+ cannot be used: InvalidAccessKeyId/);
  await expect(ask({ FACADE_STORE_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
    /^s3:\S+ cannot be used: .*ECONNREFUSED/,
  );
});

test.each([
  [{ FACADE_STORE: 'gs://x' }, 'FACADE_STORE must be s3://bucket/prefix, not "gs://x"'],
  [{ FACADE_STORE: 's3://' }, 'FACADE_STORE must be s3://bucket/prefix, not "s3://"'],
  [{ FACADE_STORE: 's3://abc', FACADE_STORE_ENDPOINT: 'x' }, 'FACADE_STORE_ENDPOINT must be an address'],
])('settings that name no store: %j', (environment, message) => {
  expect(() => openStore({ data, environment })).toThrow(message);
});
