import { once } from 'node:events';
import { Agent, get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import type { FakeModules } from '../../testing/fake-sections.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
let origin: string;
afterEach(() => site.close());

/** Milliseconds that a page takes to render, all on the main thread. */
const RENDER = 15;

let rendered = 0;
const busy = () => {
  rendered += 1;
  for (const end = performance.now() + RENDER; performance.now() < end; );
};
const list: Page<string> = {
  loader: async ({ url, api }) => url.searchParams.get('city') ?? api.get<string>('/houses'),
  Component: ({ data }) => {
    busy();
    return createElement('h1', null, `Huizen ${data}`);
  },
  head: () => ({ title: 'Te koop' }),
};
const modules = {
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': { 'page-list': { page: list }, parameters: { list: { city: 100 } } },
};

async function start(sections: FakeModules = modules): Promise<void> {
  site = await startTestServer({
    modules: sections,
    answers: { 'GET /houses': { body: '"overal"' } },
    configuration: { pollInterval: 20 },
  });
  await site.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(site.server.server.address() as AddressInfo).port}`;
}

interface Answer {
  status: number;
  /** Pages rendered between request and answer. */
  renders: number;
  retryAfter: string | undefined;
  language: string | undefined;
}

async function ask(path: string, agent?: Agent): Promise<Answer> {
  const before = rendered;
  const [answer] = await once(
    httpGet(origin + path, { agent, headers: { 'accept-encoding': 'identity' } }),
    'response',
  );
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    language: /<html lang="(..)"/.exec(text)?.[1],
    renders: rendered - before,
  };
}

/** Opens many connections that keep requesting new pages until the work is done. */
async function under(connections: number, work: () => Promise<void>): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  let going = true;
  let count = 0;
  const visits = Array.from({ length: connections }, async () => {
    while (going) {
      count += 1;
      answers.push(await ask(`/${count % 2 === 0 ? 'nl/te-koop' : 'fr/a-vendre'}/?city=${count}`, agent));
    }
  });
  await work().finally(() => {
    going = false;
  });
  await Promise.all(visits);
  agent.destroy();
  return answers;
}

/** Pages rendered during the wait: independent of the machine's speed. */
const medianOf = (answers: Answer[]): number =>
  answers.map(({ renders }) => renders).sort((a, b) => a - b)[answers.length >> 1] ?? 0;

test('more pages than can be rendered: cached pages, health checks and files are always answered', async () => {
  await start();
  await ask('/nl/te-koop/');
  const probes: Answer[] = [];
  const answers = await under(120, async () => {
    await until(async () => {
      for (const path of ['/nl/te-koop/', '/nl/te-koop/?utm_source=x', '/livez', '/readyz', '/_shell/boot.1.js'])
        probes.push(await ask(path));
      return (await refusals()) > 20;
    });
  });
  expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]));
  // They wait for the page being rendered at that moment, and for none of the queued ones.
  expect(medianOf(probes)).toBeLessThan(10);
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(new Set(refused.map(({ language }) => language))).toEqual(new Set(['nl', 'fr']));
  expect(await refusals()).toBe(refused.length);
  const warnings = site.log.filter(({ level }) => level === 40);
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.length).toBeLessThan(5);
});

const metric = async (line: RegExp): Promise<number> => {
  const { body } = await site.server.inject({ url: '/metrics' });
  return Number(line.exec(body)?.[1]);
};
/** For any reason: a lagging machine refuses with another reason. */
const refusals = async (): Promise<number> =>
  (await metric(/facade_refused_total\{reason="renders"\} (\d+)/)) +
  (await metric(/facade_refused_total\{reason="event-loop"\} (\d+)/));
const STALE = /facade_pages_total\{from="stale"\} (\d+)/;

test('under load, caches only pages that are requested again', async () => {
  await start();
  await ask('/nl/te-koop/');
  const kept = () => metric(/facade_page_cache_pages (\d+)/);
  await under(30, async () => {
    await until(async () => (await metric(/facade_renders_waiting (\d+)/)) > 5);
    const [before, from] = [await kept(), rendered];
    await until(() => rendered > from + 20);
    expect((await kept()) - before).toBe(0);
    await until(async () => {
      await ask('/nl/te-koop/?city=Ath');
      return (await kept()) > before;
    });
  });
});

test('when all data change under load, visitors get the previous page, and the new one once it is rendered', async () => {
  await start();
  await ask('/nl/te-koop/');
  const seen: Answer[] = [];
  await under(60, async () => {
    await until(async () => (await metric(/facade_renders_waiting (\d+)/)) > 10);
    expect(await metric(STALE)).toBe(0);
    site.api.answers['GET /revision'] = { body: { revision: 'r2' } };
    await until(async () => {
      seen.push(await ask('/nl/te-koop/'));
      return (await metric(STALE)) > 0;
    });
  });
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
  await until(async () => {
    const { headers } = await site.server.inject({ url: '/nl/te-koop/' });
    return String(headers['cache-control']).includes('s-maxage');
  });
});

test('does not render a page whose visitor leaves before its turn, nor count it as a refusal', async () => {
  let free = () => {};
  let loading = 0;
  const gate = new Promise<void>((done) => {
    free = done;
  });
  const loader = async () => {
    loading += 1;
    await gate;
    return '';
  };
  await start({ ...modules, 'mf-listings': { ...modules['mf-listings'], 'page-list': { page: { ...list, loader } } } });
  const waiting = () => metric(/facade_renders_waiting (\d+)/);
  const visits = Array.from({ length: 16 }, (_, count) => ask(`/nl/te-koop/?city=${count}`));
  await until(() => loading === 16);
  const leaving = httpGet(`${origin}/nl/te-koop/?city=leaving`).on('error', () => {});
  await until(async () => (await waiting()) === 1);
  leaving.destroy();
  await until(async () => (await waiting()) === 0);
  free();
  await Promise.all(visits);
  expect(loading).toBe(16);
  expect(await refusals()).toBe(0);
  expect(site.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
});
