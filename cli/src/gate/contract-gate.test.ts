import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellContract } from '@facade/platform/contract';
import { publishRelease } from '@facade/platform/registry';
import { type GateSite, gateSite, NAME, readJson, TIMEOUT, writeJson } from './testing/gate-site.ts';

let site: GateSite;
beforeAll(async () => {
  site = await gateSite();
}, TIMEOUT);
afterAll(() => site.dispose());
const gate: GateSite['gate'] = (...args) => site.gate(...args);

test(
  'a valid build passes, and the gate reports its steps',
  async () => {
    expect(await gate(site.good)).toEqual([]);
    expect(site.said.slice(0, 3)).toEqual([
      'compared with the shell of this checkout, not of a running site: no site is running (name one with --site URL)',
      expect.stringMatching(/^and with mf-neighbour 1\.0\.0-\w+, mf-neighbour 2\.0\.0$/),
      'rendering it with recorded data: no site is running',
    ]);
    expect(site.said).toEqual(
      expect.arrayContaining([
        'fragment-note rendered in nl, fr, en, de, 2 times each',
        'page-overview rendered in nl, fr, en, de',
      ]),
    );
  },
  TIMEOUT,
);

test(
  'a shared module of another version than the shell has: a newer minor serves, another major does not',
  async () => {
    const older = mkdtempSync(join(tmpdir(), 'facade-older-shell-'));
    cpSync(site.shell, older, { recursive: true });
    const contract = readJson<ShellContract>(join(older, 'contract.json'));
    const jsx = contract.shared['react/jsx-runtime'];
    const refusalBy = async (version: string) => {
      if (jsx) jsx.version = version;
      writeJson(join(older, 'contract.json'), contract);
      return gate(site.good, { shell: older });
    };
    expect(await refusalBy('18.3.1')).toEqual([
      'it needs react/jsx-runtime ^19.0.0, but the shell has 18.3.1 and would run it with that version; require less in package.json, or wait until the site has a newer shell',
    ]);
    expect(await refusalBy('20.1.0')).toEqual([
      'it needs react/jsx-runtime ^19.0.0, but the shell has 20.1.0 and would run it with that version; name 20 in package.json, or bring your own with ownReact in src/remote.tsx',
    ]);
    expect(await refusalBy('19.9.0')).toEqual([]);
    rmSync(older, { recursive: true });
  },
  TIMEOUT,
);

test(
  'an old contract, or a missing one',
  async () => {
    const old = site.copyOf(site.good, NAME, (contract) => {
      contract.contract = 0;
    });
    expect(await gate(old)).toEqual(['it was built for contract 0, older than the shell understands (1)']);
    rmSync(join(old, 'contract.json'));
    expect(existsSync(join(old, 'release.json'))).toBe(true);
    expect(await gate(old)).toEqual([expect.stringContaining('it has no contract.json')]);
  },
  TIMEOUT,
);

test(
  'the running shell counts, not the one of the checkout',
  async () => {
    const contract = readJson<ShellContract>(join(site.shell, 'contract.json'));
    const answers: Record<string, unknown> = {
      '/api/health': {},
      '/registry.json': await site.store.registry.read(),
      '/_shell/contract.json': { ...contract, contracts: [2] },
    };
    const server = createServer(({ url = '' }, response) => {
      response.writeHead(url in answers ? 200 : 404).end(JSON.stringify(answers[url]));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const running = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const refusals = await gate(site.good, { site: running });
    server.close();
    server.closeAllConnections();
    expect(refusals).toEqual(['it was built for contract 1, older than the shell understands (2)']);
  },
  TIMEOUT,
);

test(
  'a publication between gate and write is checked, too',
  async () => {
    const verdict = await site.judge(site.good);
    expect(verdict.refusals).toEqual([]);
    const demanding = site.copyOf(site.good, 'mf-neighbour', (neighbour) => {
      neighbour.slots = { [`${NAME}/note`]: { fields: { tone: { is: 'loud' } }, optional: [] } };
    });
    const published = await publishRelease(site.store, demanding, { version: '3.0.0' });
    expect((await verdict.refusalsIn(published)).map(({ message }) => message)).toEqual([
      'fragment "note" breaks mf-neighbour 3.0.0: its prop "tone" is "loud", and must be "calm" | "clear"',
    ]);
  },
  TIMEOUT,
);
