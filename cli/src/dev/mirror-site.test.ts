import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { liveOf } from '@facade/platform/registry';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { mirrorSite } from './mirror-site.ts';

const PASS = 'a-pass.of-the-site';

/** A site that requires the pass for server builds, and records where it was shown. */
let site: TestStore;
let own: TestStore;
let server: Server;
let shown: string[];
beforeEach(async () => {
  [site, own, shown] = [testStore(), testStore(), []];
  await site.publish('1.0.0');
  server = createServer(async ({ url = '', headers: { authorization } }, response) => {
    if (authorization) shown.push(`${authorization} ${url}`);
    if (url === '/registry.json') return response.end(JSON.stringify(await site.store.registry.read()));
    const isOpen = !url.includes('/node/') || authorization === `Bearer ${PASS}`;
    const file = isOpen && (await readFile(join(site.data, url.replace('/_sections', '/releases'))).catch(() => null));
    return file ? response.end(file) : response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  site.dispose();
  own.dispose();
});

const mirror = (pass: string) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mirrorSite({ url, pass }, 'mf-forms', own.store);
};

test('mirrors the live releases, and sends the pass for server builds only', async () => {
  expect(await mirror(PASS)).toEqual(['mf-detail 1.0.0']);
  expect(liveOf(await own.store.registry.read(), 'mf-detail')?.metadata.version).toBe('1.0.0');
  expect(shown).toEqual([`Bearer ${PASS} /_sections/mf-detail/1.0.0/node/remoteEntry.cjs`]);
  expect(await mirror(PASS)).toEqual([]);
});

test('a site that rejects the pass gives one line, with what to do', async () => {
  await expect(mirror('another')).rejects.toThrow(
    /node\/remoteEntry\.cjs needs a pass of that site: have facade pass printed there, and set FACADE_PASS$/,
  );
});
