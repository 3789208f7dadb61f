import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractsOn } from './contracts-on.ts';

const deployment = (base: string, isDefault: boolean) => ({ deployment: { default: isDefault }, extras: { base } });
const files: Record<string, unknown> = {
  '/registry.json': {
    microFrontends: {
      'mf-a': [deployment('/a2/', false), deployment('/a1/', true)],
      'mf-b': [deployment('/b/', true)],
      'mf-old': [deployment('/old/', true)],
    },
  },
  '/a1/contract.json': { name: 'mf-a', contract: 1 },
  '/a2/contract.json': { name: 'mf-a', contract: 2 },
  '/b/contract.json': { name: 'mf-b' },
};

const server = createServer(({ url = '' }, response) => {
  response.statusCode = url in files ? 200 : 404;
  response.end(JSON.stringify(files[url] ?? {}));
});
const site = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/nl/`);

beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => server.close());

test('contracts of live releases, then canaries; releases without a contract are left out', async () => {
  await expect(contractsOn(site(), ['mf-b'])).resolves.toEqual([
    { name: 'mf-a', contract: 1 },
    { name: 'mf-a', contract: 2 },
  ]);
});

test('no site: one line', async () => {
  await expect(contractsOn(new URL('http://127.0.0.1:9/'), [])).rejects.toThrow(
    'http://127.0.0.1:9/registry.json cannot be read (no answer)',
  );
});
