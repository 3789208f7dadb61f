import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAnswer, unreachable } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import type { ReadAnswer } from './answer.ts';
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

test('reads the settings in every language in use, and again when the data changed', async () => {
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

test('keeps the last good settings when they cannot be read', async () => {
  const { client, sites } = await start({ 'GET /site': { body: sampleSite('nl') } });
  await sites.load();
  api.answers['GET /revision'] = { body: { revision: 'r2' } };
  api.answers['GET /site'] = { body: '<html>' };
  await client.refresh();
  await expect(sites.load()).rejects.toThrow('not JSON');
  expect(sites.default.language).toBe('nl');
});

test('does not treat settings from an outdated api as current: the next poll reads them again', async () => {
  const settings = (name: string, of: string) => ({
    body: sampleSite('nl', { agency: { ...sampleSite('nl').agency, name } }),
    headers: { 'facade-revision': of },
  });
  const { client, sites } = await start({ 'GET /site': settings('Before', 'r0') });
  await sites.load();
  // Outdated settings are better than none.
  expect([sites.default.agency.name, sites.revision]).toEqual(['Before', '']);
  api.answers['GET /site'] = settings('One', 'r1');
  await sites.load();
  expect([sites.default.agency.name, sites.revision]).toEqual(['One', 'r1']);

  api.answers['GET /revision'] = { body: { revision: 'r2' } };
  await client.refresh();
  api.answers['GET /site'] = settings('Before', 'r0');
  await sites.load();
  expect([sites.default.agency.name, sites.revision]).toEqual(['One', 'r1']);
  api.answers['GET /site'] = settings('Two', 'r2');
  await sites.load();
  expect([sites.default.agency.name, sites.revision]).toEqual(['Two', 'r2']);
});

test('a server that starts without the api has the settings of the previous process of the same version', async () => {
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

test('asks only once for what the api does not know, and reports an unreachable api', async () => {
  const { client } = await start({});
  for (const _ of [1, 2]) await expect(client.client().get('/gone')).rejects.toMatchObject({ status: 404 });
  expect(api.calls.filter(({ path }) => path === '/gone')).toHaveLength(1);
  expect(client.isUnreachable).toBe(false);
  api.goDown();
  await expect(client.refresh()).rejects.toThrow('cannot be reached');
  expect(client.isUnreachable).toBe(true);
});

test('does not cache a 404 of an outdated api, and reports this to the page', async () => {
  const gone = (of: string) => ({ status: 404, body: { title: 'Not found' }, headers: { 'facade-revision': of } });
  const { client } = await start({ 'GET /home': gone('r0') });
  const asked = () => api.calls.filter(({ path }) => path === '/home').length;
  const reads: ReadAnswer[] = [];
  await expect(client.client({ reads }).get('/home')).rejects.toMatchObject({ status: 404 });
  expect(reads).toEqual([{ path: '/home', keys: null, etag: null, isOfOtherData: true }]);
  api.answers['GET /home'] = gone('r1');
  for (const _ of [1, 2]) await expect(client.client().get('/home')).rejects.toMatchObject({ status: 404 });
  expect(asked()).toBe(2);
});

test('requests public answers once until the data changes, failed ones again, and those with a cookie every time', async () => {
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

test('a request for one visitor carries the address, and a refusal is for that visitor only', async () => {
  const { client } = await start({ 'GET /slots': { status: 429, body: {} } });
  const address = '203.0.113.7';
  const refused = client.client({ address }).get('/slots');
  const others = client.client({ address: '203.0.113.8' }).get('/slots');
  await Promise.all([refused, others].map((asked) => expect(asked).rejects.toMatchObject({ status: 429 })));
  const forwarded = () =>
    api.calls.filter(({ path }) => path === '/slots').map((call) => call.headers['x-forwarded-for']);
  expect(forwarded()).toEqual([address, '203.0.113.8']);
  await expect(client.client().get('/slots')).rejects.toMatchObject({ status: 429 });
  expect(forwarded()).toHaveLength(3);
  expect(forwarded().at(-1)).toBeUndefined();
});

test('a change with keys keeps the answers that depend on other keys', async () => {
  const { client } = await start({
    'GET /home': { body: { n: 1 }, headers: { 'surrogate-key': 'home-1 sale', etag: '"1"' } },
    'GET /rent': { body: { n: 2 }, headers: { 'surrogate-key': 'rent' } },
    'GET /all': { body: { n: 3 } },
  });
  const asked = () => api.calls.map(({ path }) => path).filter((path) => !path.startsWith('/revision'));
  const readAll = () => Promise.all(['/home', '/rent', '/all'].map((path) => client.client().get(path)));
  await readAll();
  const before = asked().length;
  api.answers['GET /revision'] = { body: { revision: 'r2', changed: ['home-1'] } };
  await client.refresh();
  await readAll();
  expect(asked().slice(before)).toEqual(['/home', '/all']);
  expect(api.calls.some(({ path }) => path === '/revision?since=r1')).toBe(true);
});

test('an answer is unchanged while its ETag is, and an outdated api changes nothing', async () => {
  const { client } = await start({
    'GET /home': { body: { n: 1 }, headers: { etag: '"1"', 'facade-revision': 'r1' } },
  });
  const read = (etag: string | null) => [{ path: '/home', keys: null, etag, isOfOtherData: false }];
  expect(await client.areUnchanged(read('"1"'))).toBe(true);
  expect(await client.areUnchanged(read('"2"'))).toBe(false);
  expect(await client.areUnchanged(read(null))).toBe(false);
  api.answers['GET /revision'] = { body: { revision: 'r0', changed: [] } };
  await client.refresh();
  expect(client.revision).toBe('r1');

  api.answers['GET /revision'] = { body: { revision: 'r2', changed: null } };
  await client.refresh();
  // It still depends on the previous data.
  expect(await client.areUnchanged(read('"1"'))).toBe(false);
});
