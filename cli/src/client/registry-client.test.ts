import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smallBuild } from '@facade/platform/testing/small-build';
import { testStore } from '@facade/platform/testing/test-store';
import { RegistryClient } from './registry-client.ts';

test('an offer is sent again to a site that is busy, unless it was accepted; a rollback, which would go further back, is not', async () => {
  let requests = 0;
  let broken = false;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    if (broken) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write(': \n\n', () => response.destroy());
    }
    response.writeHead(requests === 1 ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ revision: 1, outcome: 'it is live', version: '1.0.0' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { data, dispose } = testStore();
  const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const client = new RegistryClient(site, { key: generateKeyPairSync('ed25519').privateKey });
  try {
    expect((await client.publish(smallBuild(data, 'one'))).outcome).toBe('it is live');
    expect(requests).toBe(2);
    requests = 0;
    await expect(client.change('mf-detail', 'rollback')).rejects.toThrow('has no registry service');
    expect(requests).toBe(1);
    broken = true;
    await expect(client.publish(smallBuild(data, 'two'))).rejects.toThrow('ended its answer too early');
    expect(requests).toBe(2);
  } finally {
    server.close();
    server.closeAllConnections();
    dispose();
  }
});
