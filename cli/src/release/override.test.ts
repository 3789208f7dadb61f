import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { keyFor, readOverride, siteSecret } from '@facade/platform/tokens';
import { untilOf } from '../commands/time-span.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
let site: TestStore;
beforeAll(async () => {
  site = testStore();
  await site.publish('1.0.0');
  await site.publish('2.0.0', { channel: 'preview' });
});
afterAll(() => site.dispose());

function override(command: string, env: NodeJS.ProcessEnv = {}) {
  const { FACADE_SITE: _site, FACADE_SECRET: _secret, PORT: _port, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'facade', 'override', ...command.split(' ')], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...rest, FACADE_DATA: site.data, NODE_OPTIONS: '', ...env },
  });
  return { status, stdout: stdout.trim(), lines: stderr.split('\n').filter((line) => line !== '') };
}
async function read(link: string, env: NodeJS.ProcessEnv = {}) {
  const token = new URL(link).searchParams.get('facade-override') ?? '';
  return readOverride(keyFor('override', await siteSecret(site.data, env)), token);
}

test('a link to a version of the store, for eight hours, signed with the secret of the site', async () => {
  const { status, stdout, lines } = override('mf-detail --version 2.0.0');
  expect([status, lines]).toEqual([0, []]);
  expect(stdout).toMatch(/^http:\/\/localhost:8080\/\?facade-override=[\w.-]+$/);
  const signed = await read(stdout);
  expect(signed).toMatchObject({ section: 'mf-detail', kind: 'version', name: '2.0.0' });
  expect(Math.abs((signed?.until ?? 0) - Date.now() / 1000 - 8 * 3600)).toBeLessThan(60);
});

test('to a channel, to an address, on another site, with a secret of the environment', async () => {
  const env = { FACADE_SECRET: 'a secret of thirty-two characters', FACADE_SITE: 'https://example.org/fr/?a=1' };
  const channel = override('mf-detail --channel preview --for 30m', env);
  expect(channel.stdout).toMatch(/^https:\/\/example\.org\/fr\/\?a=1&facade-override=/);
  expect(await read(channel.stdout)).toBeNull();
  expect(await read(channel.stdout, env)).toMatchObject({ kind: 'channel', name: 'preview' });
  const address = override('mf-detail --url http://localhost:3001/_dev/entry.js --site https://example.com');
  expect(await read(address.stdout)).toMatchObject({ kind: 'url', name: 'http://localhost:3001/_dev/entry.js' });
});

test.each([
  ['mf-detail', 'which release? Name it with --version, --channel or --url'],
  ['mf-detail --version 1.0.0 --channel preview', 'which release? Name it with --version, --channel or --url'],
  ['mf-detail --version 9.0.0', 'mf-detail 9.0.0 is not in the store; `facade status --json` lists what is'],
  ['mf-detail --channel beta', 'mf-detail has no channel "beta"; it has preview'],
  ['mf-detail --channel constructor', 'mf-detail has no channel "constructor"; it has preview'],
  ['mf-nothing --version 1.0.0', /^there is no section "mf-nothing"/],
  ['mf-detail --url localhost:3001/x.js', /^--url takes the address of a browser entry/],
  ['mf-detail --url file:///x.js', /^--url takes the address of a browser entry/],
  ['mf-detail --url http://localhost:3001/', /^--url takes the address of a browser entry/],
  ['mf-detail --version 1.0.0 --site example', /^--site takes the address of the site/],
  ['mf-detail --version 1.0.0 --for 8', /^--for takes a time such as 30m/],
])('facade override %s: one line, exit 1', (command, message) => {
  const { status, stdout, lines } = override(command);
  expect([status, stdout, lines.length]).toEqual([1, '', 1]);
  const line = lines[0]?.replace('facade: ', '');
  if (typeof message === 'string') expect(line).toBe(message);
  else expect(line).toMatch(message);
});

test('times', () => {
  expect([untilOf('--for', '30m', 0), untilOf('--for', '8h', 0), untilOf('--for', '90d', 0)]).toEqual([
    1800, 28_800, 7_776_000,
  ]);
  for (const text of ['0h', '-1h', '91d', '1.5h', '8w', '', 'h', '9999999m']) {
    expect(() => untilOf('--for', text)).toThrow(`not "${text}"`);
  }
});
