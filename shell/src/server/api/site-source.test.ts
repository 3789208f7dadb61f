import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAnswer, unreachable } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { ServerApi } from './api-client.ts';
import { LastGoodSettings } from './last-good-settings.ts';
import { SiteSource } from './site-source.ts';

let api: FakeApi;
let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'facade-settings-')), 'cache/settings.json');
});
afterEach(async () => {
  await api.close();
  await rm(join(file, '../..'), { recursive: true });
});

const log = { warn: () => {}, info: () => {} };

async function start(answers: FakeApi['answers']) {
  api = await startFakeApi({ 'GET /revision': { body: { revision: 'r1' } }, ...answers });
  const client = new ServerApi(api.url, { read: readAnswer, unreachable });
  await client.refresh();
  return { client, sites: new SiteSource(client, new LastGoodSettings({ file, version: '1', log })) };
}

test('the settings are read in every language in use, and anew when the data changed', async () => {
  const { client, sites } = await start({
    'GET /site': ({ path }) => ({ body: sampleSite(path.includes('fr') ? 'fr' : path.includes('en') ? 'en' : 'nl') }),
  });
  await sites.load();
  expect(sites.languages).toEqual(['nl', 'fr', 'en']);
  expect(sites.default.language).toBe('nl');
  expect(sites.of('de')).toBeUndefined();
  const asked = api.calls.length;
  await sites.load();
  expect(api.calls).toHaveLength(asked);

  api.answers['GET /revision'] = { body: { revision: 'r2' } };
  await client.refresh();
  await sites.load();
  expect(sites.revision).toBe('r2');
  expect(api.calls.length).toBeGreaterThan(asked + 1);
});

test('settings that cannot be read leave the last good ones', async () => {
  const { client, sites } = await start({ 'GET /site': { body: sampleSite('nl') } });
  await sites.load();
  api.answers['GET /revision'] = { body: { revision: 'r2' } };
  api.answers['GET /site'] = { body: '<html>' };
  await client.refresh();
  await expect(sites.load()).rejects.toThrow('not JSON');
  expect(sites.default.language).toBe('nl');
});

test('a server that starts while the api is away has the settings of the one before it, if that was the same version', async () => {
  const { sites, client } = await start({
    'GET /site': ({ path }) => ({ body: sampleSite(path.includes('fr') ? 'fr' : 'nl') }),
  });
  await sites.load();
  const next = async (version: string) => {
    const restored = new SiteSource(client, new LastGoodSettings({ file, version, log }));
    await restored.restore();
    return restored.languages;
  };
  expect(await next('1')).toEqual(sites.languages);
  expect(await next('2')).toEqual([]);
  await writeFile(file, '{');
  expect(await next('1')).toEqual([]);
});

test('it asks once for what the api does not know, and says when the api is away', async () => {
  const { client } = await start({});
  for (const _ of [1, 2]) await expect(client.client().get('/gone')).rejects.toMatchObject({ status: 404 });
  expect(api.calls.filter(({ path }) => path === '/gone')).toHaveLength(1);
  expect(client.isAway).toBe(false);
  api.goAway();
  await expect(client.refresh()).rejects.toThrow('cannot be reached');
  expect(client.isAway).toBe(true);
});

test('public answers are asked for once until the data changes, a failed one again, one with a cookie always', async () => {
  const { client } = await start({ 'GET /thing': { body: { n: 1 } }, 'GET /broken': { status: 500, body: 'oops' } });
  const asked = (path: string) => api.calls.filter((call) => call.path === path).length;
  await Promise.all([client.client().get('/thing'), client.client().get('/thing')]);
  await client.client().get('/thing');
  expect(asked('/thing')).toBe(1);
  for (const _ of [1, 2])
    await expect(client.client().get('/broken')).rejects.toMatchObject({ status: 500, problem: null });
  expect(asked('/broken')).toBe(2);
  await client.client({ cookie: 'session=1', requestId: 'r-1' }).get('/thing');
  expect(asked('/thing')).toBe(2);
  expect(api.calls.at(-1)?.headers).toMatchObject({ cookie: 'session=1', 'x-request-id': 'r-1' });
  api.answers['GET /revision'] = { body: { revision: 'r2' } };
  await client.refresh();
  await client.client().get('/thing');
  expect(asked('/thing')).toBe(3);
});
