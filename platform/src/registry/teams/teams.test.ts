import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from '../../releases/build-folder.ts';
import { describedRelease } from '../../releases/described-release.ts';
import { publishRelease } from '../../releases/publish.ts';
import { rollBack } from '../../releases/rollback.ts';
import { openStore } from '../../store/store.ts';
import { smallBuild } from '../../testing/small-build.ts';
import { type TestStore, testStore } from '../../testing/test-store.ts';
import type { RegistryDocument } from '../document/document.ts';
import { signDocument } from '../signature.ts';
import { attest } from './attestation.ts';
import { changeTeams, signedChange } from './change-teams.ts';
import { signTeams, type Team } from './teams.ts';

let site: TestStore;
let anna: ReturnType<typeof generateKeyPairSync>;
beforeEach(async () => {
  site = testStore();
  anna = generateKeyPairSync('ed25519');
  await site.store.operator.create();
  await site.publish('1.0.0');
  await name('mf-detail', teamWith(anna.publicKey));
});
afterEach(() => site.dispose());

const teamWith = (key: KeyObject, more: Partial<Team> = {}): Team => ({
  contact: 'detail@example.org',
  keys: [{ id: 'anna', ed25519: key.export({ type: 'spki', format: 'der' }).toString('base64'), may: ['publish'] }],
  oidc: [],
  needs: [],
  ...more,
});

async function name(section: string, team: Team | null, key?: KeyObject): Promise<RegistryDocument> {
  const operator = key ?? (await site.store.operator.create());
  const change = signedChange(await site.store.registry.read(), section, team, operator);
  return changeTeams(site.store, change, { section, change: 'team', by: 'els' });
}

async function publish(text: string, version: string, key?: KeyObject) {
  const folder = smallBuild(site.data, text);
  const { record } = describedRelease(await readBuild(folder), version);
  const attestation = key && { attestation: attest({ section: 'mf-detail', ...record }, key) };
  return publishRelease(site.store, folder, { version, ...attestation });
}

/** A server that starts for the first time, with the public keys only. */
async function reader() {
  const data = mkdtempSync(join(tmpdir(), 'facade-reader-'));
  const [registry, operator] = await Promise.all([site.store.keys.publicKey(), site.store.operator.publicKey()]);
  const text = (key: KeyObject | null) => key?.export({ type: 'spki', format: 'pem' }) as string;
  for (const part of ['registry', 'releases']) cpSync(join(site.data, part), join(data, part), { recursive: true });
  const environment = { FACADE_REGISTRY_KEY: text(registry), FACADE_TEAMS_KEY: text(operator) };
  const { registry: read } = openStore({ data, environment });
  return { read: () => read.read().finally(() => rmSync(data, { recursive: true, force: true })) };
}

test('releases from before the team stay valid, and later ones carry its signature', async () => {
  expect((await (await reader()).read()).extras.revision).toBe(2);
  const { extras } = await publish('two', '2.0.0', anna.privateKey);
  expect(extras.releases['mf-detail']?.map(({ attestation }) => attestation?.key.length)).toEqual([43, 43]);
  await rollBack(site.store, 'mf-detail');
  expect((await (await reader()).read()).extras.revision).toBe(4);
});

test('another key, or none, does not publish', async () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  await expect(publish('two', '2.0.0', other)).rejects.toThrow(
    'mf-detail 2.0.0 carries no valid signature of its team',
  );
  rmSync(join(site.data, 'keys/operator.private.pem'));
  await expect(publish('two', '2.0.0')).rejects.toThrow(
    'mf-detail has a team (detail@example.org): publish it with its key',
  );
});

/** What somebody with the registry's key, and no other, can write. */
async function steal(change: (document: RegistryDocument) => RegistryDocument): Promise<void> {
  const current = await site.store.registry.read();
  const { extras } = current;
  const next = change({ ...current, extras: { ...extras, revision: extras.revision + 1 } });
  const key = await site.store.keys.create();
  const bytes = Buffer.from(JSON.stringify(signDocument(next, key)));
  await site.store.storage.create(`registry/${String(extras.revision + 1).padStart(8, '0')}.json`, bytes);
}

const withExtras = (change: Partial<RegistryDocument['extras']>) => (document: RegistryDocument) => ({
  ...document,
  extras: { ...document.extras, ...change },
});

describe('who has stolen the key of the registry', () => {
  test.each<[string, (document: RegistryDocument) => RegistryDocument]>([
    [
      'other files',
      (document) => JSON.parse(JSON.stringify(document).replaceAll(/"descriptor":"[^"]+"/g, '"descriptor":"sha384-x"')),
    ],
    [
      'another entry',
      (document) =>
        JSON.parse(JSON.stringify(document).replaceAll(/"url":"[^"]+"/g, '"url":"https://evil.example/x.js"')),
    ],
    [
      'no signature',
      (document) =>
        JSON.parse(
          JSON.stringify(document)
            .replaceAll(/"attestation":\{[^}]+\},?/g, '')
            .replaceAll(',}', '}'),
        ),
    ],
    [
      'the name of another section',
      (document) => ({ ...document, microFrontends: { ...document.microFrontends, 'mf-detail': forged(document) } }),
    ],
  ])('cannot put under the name of a team: %s', async (_what, change) => {
    await steal(change);
    await expect((await reader()).read()).rejects.toThrow('carries no valid signature of its team');
  });

  test('cannot name a team of their own', async () => {
    const thief = generateKeyPairSync('ed25519');
    const teams = signTeams({ number: 2, sections: { 'mf-detail': teamWith(thief.publicKey) } }, thief.privateKey);
    await steal(withExtras({ teams }));
    await expect((await reader()).read()).rejects.toThrow('its teams are not signed by the operator');
  });

  test('cannot bring back the time before a change, for a server that has seen it', async () => {
    const server = openStore({ data: site.data, serves: true });
    const before = await server.registry.read();
    await name('mf-detail', teamWith(generateKeyPairSync('ed25519').publicKey));
    expect((await server.registry.read()).extras.teams?.number).toBe(2);
    const { teams, ...without } = before.extras;
    await steal((document) => ({ ...before, extras: { ...without, revision: document.extras.revision } }));
    const again = openStore({ data: site.data, serves: true });
    for (const each of [server, again])
      await expect(each.registry.read()).rejects.toThrow('its teams are number 0, but 2 was seen before');
    expect(teams?.number).toBe(1);
  });
});

test('teams that somebody else signed, or on top of older ones, are refused', async () => {
  await expect(name('mf-detail', null, generateKeyPairSync('ed25519').privateKey)).rejects.toThrow(
    'not signed by the operator',
  );
  const stale = signedChange(
    await site.store.registry.read(),
    'mf-forms',
    teamWith(anna.publicKey),
    await site.store.operator.create(),
  );
  await name('mf-owner', teamWith(anna.publicKey));
  const note = { section: '', change: 'x', by: 'x' };
  await expect(changeTeams(site.store, stale, note)).rejects.toThrow('have changed in the meantime: they are number 2');
});

test('the releases of a removed key get the signature of the operator', async () => {
  await publish('two', '2.0.0', anna.privateKey);
  const { extras } = await name('mf-detail', teamWith(generateKeyPairSync('ed25519').publicKey));
  expect(new Set(extras.releases['mf-detail']?.map(({ attestation }) => attestation?.key)).size).toBe(1);
  expect((await (await reader()).read()).extras.revision).toBe(4);
});

const forged = (document: RegistryDocument) =>
  (document.microFrontends['mf-detail'] ?? []).map((deployment) => ({
    ...deployment,
    metadata: { ...deployment.metadata, integrity: 'sha384-other' },
  }));
