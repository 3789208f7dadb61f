import { useReturnedForm } from '@facade/section-kit';
import { createElement } from 'react';
import type { ApiCall } from './testing/fake-api.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

/** Shows what came back, the way a form would. */
function Returned() {
  return createElement('pre', null, JSON.stringify(useReturnedForm('contact')));
}
const modules = {
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': {
    'page-list': { page: { loader: async () => null, Component: Returned, head: () => ({ title: 'Te koop' }) } },
  },
};
const start = (answers = {}) =>
  startTestServer({
    modules,
    answers,
    site: { origin: 'https://www.example.be' },
  });
const post = (
  payload: string,
  headers: Record<string, string> = {},
  url = '/nl/te-koop/?page=2',
  type = 'application/x-www-form-urlencoded',
) => site.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });

const returned = (body: string) =>
  JSON.parse((body.match(/<pre>(.*?)<\/pre>/)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));

const CREATED = { 'POST /forms/contact': { status: 201, body: { id: '1', feedback: '/contact/' } } };

test('a form that is taken leads to its thank-you page, with the cookies the api set', async () => {
  site = await start({
    'POST /forms/contact': { ...CREATED['POST /forms/contact'], headers: { 'set-cookie': 'a=1' } },
  });
  const answer = await post('form=contact&name=Ann&wish=a&wish=b', { cookie: 's=1', 'user-agent': 'x' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/contact/']);
  expect(answer.headers['set-cookie']).toEqual(['a=1']);
  const call = site.api.calls.find(({ method }) => method === 'POST');
  expect(JSON.parse(call?.body ?? '')).toEqual({ name: 'Ann', wish: ['a', 'b'], language: 'nl' });
  expect(call?.headers).toMatchObject({ cookie: 's=1', 'accept-language': 'nl', 'x-forwarded-for': '127.0.0.1' });
});

test('a form that is not right comes back with its values and what is wrong', async () => {
  site = await start({
    'POST /forms/contact': { status: 422, body: { title: 'Kijk na', errors: { email: 'Vul een e-mailadres in' } } },
  });
  const answer = await post('form=contact&name=Ann&email=x');
  expect(answer.statusCode).toBe(422);
  expect(returned(answer.body)).toEqual({
    form: 'contact',
    values: { name: 'Ann', email: 'x' },
    errors: { '': 'Kijk na', email: 'Vul een e-mailadres in' },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('a form that was sent too often comes back with the time to try again', async () => {
  site = await start({
    'POST /forms/contact': { status: 429, headers: { 'retry-after': '37' }, body: { title: 'Te vaak' } },
  });
  const answer = await post('form=contact&name=Ann');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '37']);
  expect(returned(answer.body).errors).toEqual({ '': 'Te vaak' });
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://localhost:80' }],
])('a post from elsewhere is refused: %p', async (headers: Record<string, string>) => {
  site = await start(CREATED);
  const answer = await post('form=contact', headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('<footer');
  expect(site.api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  [{}],
  [{ origin: 'http://localhost' }],
  [{ origin: 'https://www.example.be' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
  // Behind a proxy that encrypts and does not say so.
  [{ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
])('a post of this site is taken: %p', async (headers: Record<string, string>) => {
  site = await start(CREATED);
  expect((await post('form=contact', { host: 'localhost', ...headers })).statusCode).toBe(303);
});

test.each([
  'form=contact&name=%00',
  'form=contact&%00=a',
  'form=contact&a=b&a=%00',
  'form=../owner',
  'form=',
  '',
  'name=Ann',
  'form=a&form=b',
  'form=Contact',
])('a form without a proper name, or with what is no text, is refused: %s', async (payload) => {
  site = await start();
  expect((await post(payload)).statusCode).toBe(400);
  expect(site.api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('an unknown form, also one named like a property of every object, is what the api says it is', async () => {
  site = await start();
  for (const name of ['nothing', 'constructor']) {
    expect((await post(`form=${name}`)).statusCode).toBe(404);
    expect(site.api.calls.at(-1)?.path).toBe(`/forms/${name}`);
  }
});

test('login leads to the owner, logout to the login', async () => {
  site = await start({ 'POST /owner/login': { status: 204 }, 'POST /owner/logout': { status: 204 } });
  expect((await post('form=owner-login&email=a')).headers.location).toBe('/nl/eigenaar/');
  expect((await post('form=owner-logout')).headers.location).toBe('/nl/login/');
});

test('a form without a page of its own leads back, never to another host', async () => {
  site = await start({ 'POST /consents': { status: 204 } });
  expect((await post('form=consent')).headers.location).toBe('/nl/te-koop/?page=2');
  expect((await post('form=consent', {}, '//evil.example/')).headers.location).toBe('/evil.example/');
});

test.each([
  ['fails', { status: 500, body: { title: 'Stack' } }],
  ['answers garbage', { status: 502, body: '<html>' }],
])('when the api %s, the form comes back with a plain sentence', async (_what, answer) => {
  site = await start({ 'POST /forms/contact': answer });
  const got = await post('form=contact&name=Ann');
  expect(got.statusCode).toBe(503);
  expect(returned(got.body)).toMatchObject({
    values: { name: 'Ann' },
    errors: { '': 'Dit onderdeel is even niet beschikbaar' },
  });
});

const keyOf = (call?: ApiCall) => call?.headers['idempotency-key'];
const posts = () => site.api.calls.filter(({ method }) => method === 'POST');

test.each([['connection-lost'], [502], [503]])(
  'a form is sent once more, under the same key, when the api ends with it: %s',
  async (end) => {
    site = await start();
    const taken = CREATED['POST /forms/contact'];
    site.api.answers['POST /forms/contact'] = () =>
      posts().length > 1 ? taken : end === 'connection-lost' ? 'cut' : { status: Number(end) };
    expect((await post('form=contact&name=Ann')).statusCode).toBe(303);
    const [first, second, ...more] = posts();
    expect(more).toEqual([]);
    expect(keyOf(first)).toMatch(/^[\w-]{20,64}$/);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(second?.body).toBe(first?.body);
  },
);

test('the same post has the same key, on every shell; another post or another visitor has another', async () => {
  const keys: unknown[] = [];
  const environment = { FACADE_SECRET: 'a secret of more than thirty-two characters' };
  for (let shell = 0; shell < 2; shell++) {
    site = await startTestServer({ modules, answers: CREATED, configuration: { storeEnvironment: environment } });
    await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x' });
    if (shell === 0) {
      await post('form=contact&name=Anna&wish=a', { 'user-agent': 'x' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'y' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x', 'x-forwarded-for': '192.0.2.1' });
      await post('form=contact&name=Ann&wish=a', { 'user-agent': 'x' }, '/fr/a-vendre/');
    }
    keys.push(...posts().map(keyOf));
    if (shell === 0) await site.close();
  }
  expect(keys).toHaveLength(6);
  expect(keys.at(-1)).toBe(keys[0]);
  expect(new Set(keys).size).toBe(5);
});

test('a login is not sent twice, and has no key', async () => {
  site = await start({ 'POST /owner/login': { status: 503 } });
  expect((await post('form=owner-login&email=a')).statusCode).toBe(503);
  expect(posts().map(keyOf)).toEqual([undefined]);
});

test('when the api is down, likewise', async () => {
  site = await start();
  await site.server.inject('/nl/te-koop/');
  site.api.goAway();
  expect((await post('form=contact')).statusCode).toBe(503);
});

test.each([
  ['too large', `form=contact&text=${'x'.repeat(70_000)}`, undefined, 413],
  ['of a kind no form has', '--x', 'multipart/form-data; boundary=x', 415],
  ['JSON', '{"form":"contact"}', 'application/json', 415],
  ['JSON without end', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 415],
  ['plain text', 'form=contact', 'text/plain', 415],
])('a body that is %s: an answer in a page of the site', async (_what, payload, type, status) => {
  site = await start();
  const answer = await post(payload, {}, '/nl/te-koop/', type);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<footer');
});

test('a form sent straight to the api is not taken apart on the way', async () => {
  site = await start({ 'POST /forms/contact': { status: 201, body: { id: '1' } } });
  const answer = await post('{"name":"Ann"}', {}, '/api/forms/contact', 'application/json');
  expect(answer.statusCode).toBe(201);
  expect(site.api.calls.at(-1)?.body).toBe('{"name":"Ann"}');
});
