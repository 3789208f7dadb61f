import type { Page } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let rendered: string[] = [];
/** A page made from two answers. Another address shows another home. */
const list: Page<string> = {
  async loader({ api, language }) {
    const [price, count] = await Promise.all([api.get(`/${language}/home`), api.get('/count')]);
    return `${language}: ${price} of ${count}`;
  },
  Component: ({ data }) => {
    rendered.push(data);
    return createElement('h1', null, data);
  },
  head: () => ({ title: 'Te koop' }),
};
const modules = {
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': { 'page-list': { page: list }, parameters: {} },
};

const answer = (body: string, keys: string, revision?: string) => ({
  body: JSON.stringify(body),
  headers: { etag: `"${body}"`, 'surrogate-key': keys, ...(revision && { 'facade-revision': revision }) },
});

let site: TestServer;
beforeEach(async () => {
  rendered = [];
  site = await startTestServer({
    modules,
    answers: {
      'GET /nl/home': answer('100', 'home-1'),
      'GET /fr/home': answer('200', 'home-2'),
      'GET /count': answer('7', 'sale'),
    },
    configuration: { pollInterval: 20 },
  });
  // On a busy machine the first render may not be cached.
  await until(async () => {
    rendered = [];
    const [nl, fr] = [await shown('/nl/te-koop/'), await shown('/fr/a-vendre/')];
    return nl === 'nl: 100 of 7' && fr === 'fr: 200 of 7' && rendered.length === 0;
  });
  site.api.calls.length = 0;
});
afterEach(() => site.close());

const get = (url: string) => site.server.inject({ url });

/** What the page shows, once the server is not too busy to render it. */
async function shown(url: string): Promise<string | undefined> {
  let body = '';
  await until(async () => {
    const answer = await get(url);
    body = answer.body;
    return answer.statusCode === 200;
  });
  return /<h1>(.*?)<\/h1>/.exec(body)?.[1];
}

const asked = (path: string) => site.api.calls.filter((call) => call.path === path).length;

/** Changes the data and waits until the shell has noticed. */
async function change(revision: string, changed: string[] | null): Promise<void> {
  site.api.answers['GET /revision'] = { body: { revision, changed } };
  await until(() => site.api.calls.some(({ path }) => path === `/revision?since=${revision}`));
}

test('a change of one home re-renders only the pages that show it', async () => {
  site.api.answers['GET /nl/home'] = answer('90', 'home-1');
  await change('r2', ['*', 'home-1']);
  await until(async () => (await shown('/nl/te-koop/')) === 'nl: 90 of 7');
  expect(await shown('/fr/a-vendre/')).toBe('fr: 200 of 7');
  expect(rendered).toEqual(['nl: 90 of 7']);
  expect(asked('/fr/home')).toBe(0);
});

test('does not re-render a page whose answers turn out to be unchanged', async () => {
  await change('r2', ['*', 'sale']);
  expect(await shown('/nl/te-koop/')).toBe('nl: 100 of 7');
  expect(await shown('/fr/a-vendre/')).toBe('fr: 200 of 7');
  expect([rendered, asked('/count'), asked('/nl/home')]).toEqual([[], 1, 0]);
  site.api.answers['GET /count'] = answer('8', 'sale');
  await change('r3', ['*', 'sale']);
  expect(await shown('/fr/a-vendre/')).toBe('fr: 200 of 8');
});

test('learns at once of changes during an outage, or checks everything again', async () => {
  for (const [revision, changed] of [
    ['r2', ['*', 'home-2']],
    ['r3', null],
  ] as const) {
    site.api.goDown();
    await until(async () => (await get('/readyz')).json().status === 'degraded');
    site.api.answers['GET /fr/home'] = answer(revision, 'home-2');
    site.api.answers['GET /revision'] = { body: { revision, changed } };
    site.api.comeBack();
    await until(async () => (await shown('/fr/a-vendre/')) === `fr: ${revision} of 7`);
    expect(await shown('/nl/te-koop/')).toBe('nl: 100 of 7');
  }
  expect(rendered).toEqual(['fr: r2 of 7', 'fr: r3 of 7']);
});

test('shows the answer of an outdated api, but does not cache it', async () => {
  site.api.answers['GET /nl/home'] = answer('100', 'home-1', 'r1');
  await change('r2', ['*', 'home-1']);
  expect(await shown('/nl/te-koop/')).toBe('nl: 100 of 7');
  site.api.answers['GET /nl/home'] = answer('90', 'home-1', 'r2');
  expect(await shown('/nl/te-koop/')).toBe('nl: 90 of 7');
});
