import { mkdir, writeFile } from 'node:fs/promises';
import { DISCOVERY_SCHEMA, openStore } from '@facade/platform/registry';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
afterEach(async () => {
  await site.close();
});

const get = (url: string) => site.server.inject(url);

test('the public registry contains no user, host or reason', async () => {
  site = await startTestServer();
  const note = {
    action: 'publish',
    section: 'mf-x',
    change: 'publish mf-x 1',
    by: 'els@laptop-7',
    why: 'secret plan',
  } as const;
  await openStore({ data: site.data }).registry.update(note, (current) => ({ ...current }));
  const { body, headers } = await get('/registry.json');
  expect(JSON.parse(body)).toEqual({ schema: DISCOVERY_SCHEMA, microFrontends: {} });
  expect(body).not.toMatch(/els@|laptop|secret/);
  expect(headers['cache-control']).toBe('no-store');
});

test('reports a registry that cannot be read', async () => {
  site = await startTestServer();
  expect((await get('/registry.json')).json()).toMatchObject({ microFrontends: {} });
  await mkdir(`${site.data}/registry`);
  await writeFile(`${site.data}/registry/00000001.json`, '{');
  expect((await get('/registry.json')).statusCode).toBe(503);
});
