import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/store.ts';
import { RegistryKeys } from './registry-keys.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-keys-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const publish = (environment: NodeJS.ProcessEnv = {}) =>
  openStore({ data, environment }).registry.update(
    { action: 'none', section: '', change: 'test', by: 'test' },
    (current) => ({ ...current }),
  );
const read = (environment: NodeJS.ProcessEnv = {}) => openStore({ data, environment }).registry.read();
const exported = (key: KeyObject | undefined) => key?.export({ type: 'spki', format: 'pem' });
const other = generateKeyPairSync('ed25519');
const otherPrivate = other.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

test('the first publication creates a key pair that only this user may read', async () => {
  expect(readdirSync(data)).toEqual([]);
  await publish();
  expect(statSync(join(data, 'keys/registry.private.pem')).mode & 0o777).toBe(0o600);
  await publish();
  expect((await read()).extras.revision).toBe(2);
});

test('concurrent first publications get the same pair', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => new RegistryKeys(join(data, 'keys')).create()));
  expect(new Set(keys.map((key) => exported(createPublicKey(key)))).size).toBe(1);
  expect(readdirSync(join(data, 'keys')).sort()).toEqual(['registry.private.pem', 'registry.public.pem']);
});

test('keys come from the environment, as PEM, folded into one line, or as base64', async () => {
  const der = other.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  for (const secret of [otherPrivate, otherPrivate.replaceAll('\n', '\\n'), der])
    await publish({ FACADE_SIGNING_KEY: secret });
  expect(readdirSync(data)).toEqual(['registry']);
  const open = other.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  expect((await read({ FACADE_REGISTRY_KEY: open })).extras.revision).toBe(3);
  await expect(read()).rejects.toThrow('there is no key to check its signature with; set FACADE_REGISTRY_KEY');
  await expect(publish({ FACADE_REGISTRY_KEY: open })).rejects.toThrow('this machine has no key to sign with');
});

test('a registry signed with another key is refused', async () => {
  await publish({ FACADE_SIGNING_KEY: otherPrivate });
  await new RegistryKeys(join(data, 'keys')).create();
  await expect(read()).rejects.toThrow('its signature is not that of this site');
  await expect(publish()).rejects.toThrow('its signature is not that of this site');
});

test('an invalid key is named in the error', async () => {
  await publish();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  for (const secret of ['x', otherPrivate.slice(0, 60), rsa as string]) {
    await expect(publish({ FACADE_SIGNING_KEY: secret })).rejects.toThrow('FACADE_SIGNING_KEY is not an Ed25519 key');
  }
  writeFileSync(join(data, 'keys/registry.public.pem'), 'x');
  await expect(read()).rejects.toThrow('registry.public.pem is not an Ed25519 key');
});
