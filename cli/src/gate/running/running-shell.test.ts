import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument } from '@facade/platform/registry';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { findShell } from './running-shell.ts';

const CHECKOUT = { contracts: [1], shared: { react: { version: '18.0.0' } } };
const RUNNING = { contracts: [1], shared: { react: { version: '19.0.0' } } };
const build = mkdtempSync(join(tmpdir(), 'facade-checkout-shell-'));
writeFileSync(join(build, 'contract.json'), JSON.stringify(CHECKOUT));
afterAll(() => rmSync(build, { recursive: true }));

let site: TestStore;
let server: Server;
let answers: Record<string, unknown>;
let url: string;
beforeEach(async () => {
  site = testStore();
  await site.publish('1.0.0');
  answers = { '/registry.json': await site.store.registry.read(), '/_shell/contract.json': RUNNING };
  server = createServer(({ url: path = '' }, response) => {
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404);
    response.end(answer === undefined ? '' : JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  site.dispose();
});

test('uses the shell that serves this registry, not the checkout', async () => {
  expect(await findShell(url, await site.store.registry.read(), build)).toEqual({
    contract: RUNNING,
    which: `the shell that runs at ${url}`,
  });
});

test('also if a publication happens between the two reads', async () => {
  await site.publish('2.0.0', { canary: 10 });
  expect((await findShell(url, await site.store.registry.read(), build)).contract).toEqual(RUNNING);
});

test.each<[string, () => void, string]>([
  ['a shell without a contract', () => delete answers['/_shell/contract.json'], '_shell/contract.json: HTTP 404'],
  ['a site that serves no registry', () => delete answers['/registry.json'], 'registry.json: HTTP 404'],
  [
    'a site of another registry',
    () => Object.assign(answers, { '/registry.json': { microFrontends: {} } satisfies Partial<RegistryDocument> }),
    'serves another registry (name the right site with --site URL)',
  ],
])('%s: uses the checkout, and the message says why', async (_what, change, reason) => {
  change();
  const { contract, which } = await findShell(url, await site.store.registry.read(), build);
  expect(contract).toEqual(CHECKOUT);
  expect(which).toContain('the shell of this checkout, not of a running site: ');
  expect(which).toContain(reason);
});

test('without a site uses the checkout, and the message says how to name one', async () => {
  expect(await findShell(null, await site.store.registry.read(), build)).toEqual({
    contract: CHECKOUT,
    which: 'the shell of this checkout, not of a running site: no site is running (name one with --site URL)',
  });
});
