import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { publishRelease } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { withFlags } from './team-changes.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
let site: TestStore;
beforeAll(() => {
  site = testStore();
});
afterAll(() => site.dispose());

const facade = (...args: string[]) =>
  execFileSync(process.execPath, [MAIN, 'facade', ...args], {
    encoding: 'utf8',
    env: { ...process.env, FACADE_DATA: site.data, FACADE_ACTOR: 'els', NODE_OPTIONS: '' },
  });

test('the operator names a team; releases from before it stay valid, and nobody else adds one', async () => {
  await site.publish('1.0.0');
  const key = facade('team', 'key', join(site.data, 'anna.pem')).trim();
  const rights = ['--may', 'publish,rollback', '--contact', 'detail@example.org', '--yes'];
  const said = facade('team', 'add', 'mf-detail', '--id', 'anna', '--public-key', key, ...rights);
  expect(said).toMatch(
    /^mf-detail: detail@example\.org\n {2}anna: key \S{12}; publish, rollback\nname anna .+revision 2\)\n$/,
  );
  expect(facade('team', 'list')).toBe(said.split('\n').slice(0, 2).join('\n').concat('\n'));
  expect(await site.state()).toBe('1.0.0');
  const publish = () =>
    publishRelease(site.store, smallBuild(site.data, 'two'), { version: '2.0.0', attestation: FORGED });
  await expect(publish()).rejects.toThrow('mf-detail 2.0.0 carries no valid signature of its team');
  facade('team', 'remove', 'mf-detail', '--yes');
  expect(facade('team', 'list')).toBe('no section has a team: only the operator publishes\n');
});

test('a site that is named without a key is not mistaken for the store here', () => {
  for (const command of ['team list', 'status', 'history', 'halt mf-detail', 'rollback mf-detail', 'retire mf-detail'])
    expect(() => facade(...command.split(' '), '--site', 'http://localhost:9')).toThrow(
      'facade: http://localhost:9 asks for a key',
    );
  expect(() => facade('team', 'list', '--odd')).toThrow("facade: Unknown option '--odd'");
});

const FORGED = { key: 'x', signature: 'eA==' };
const open = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const team = { contact: 'a', keys: [], oidc: [], needs: [] };

test.each([
  [{ id: 'a', 'public-key': 'x' }, /^--public-key takes the line that/],
  [{ id: 'a', 'public-key': open, may: 'publish,everything' }, /^--may takes publish, .+; not "everything"$/],
  [{ id: 'a', 'public-key': open, expires: 'soon' }, /^--expires takes a date/],
  [{ id: 'a', oidc: 'http://example.org', repository: 'a/b', refs: 'x' }, /^--oidc takes the https address/],
  [{ id: 'a', oidc: 'https://example.org' }, /^a build server needs --repository/],
  [{ id: 'a' }, /^--id names a key/],
  [{ needs: 'haste' }, /^--needs takes canary first, two people; not "haste"$/],
  [{ budget: '24' }, /^--budget takes kilobytes/],
  [{ origin: 'http://cdn.example' }, /^--origin takes an https origin/],
  [{ origin: 'https://cdn.example/files' }, /^--origin takes an https origin without a path/],
])('%j is refused', (flags, message) => expect(() => withFlags(team, flags)).toThrow(message));

test('a key of the same id is replaced, and everything that no flag names stays', () => {
  const first = withFlags(team, {
    id: 'a',
    'public-key': open,
    needs: 'two people',
    budget: '24/120',
    origin: 'https://cdn.example/',
  });
  const second = withFlags(first, { id: 'a', 'public-key': open, may: 'halt' });
  expect(second).toEqual({ ...first, keys: [{ id: 'a', ed25519: open, may: ['halt'] }] });
  expect(second.budget).toEqual({ expose: 24 * 1024, total: 120 * 1024 });
  expect(second.origin).toBe('https://cdn.example');
  expect(withFlags(second, { origin: 'none' })).not.toHaveProperty('origin');
});
