import { keyFor, STAFF_PARAMETER, signStaff, siteSecret } from '@facade/platform/tokens';
import { createElement } from 'react';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let site: TestServer;
let token: string;
const now = () => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  const Component = () => createElement('h1', null, 'Huizen');
  const page = { loader: async () => '', Component, head: () => ({ title: 'Te koop' }) };
  site = await startTestServer({
    modules: {
      'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
      'mf-listings': { 'page-list': { page } },
    },
  });
  token = signStaff(keyFor('staff', await siteSecret(site.data)), now() + 60);
});
afterEach(() => site.close());

const get = (url: string, cookie?: string) => site.server.inject({ url, headers: cookie ? { cookie } : {} });
const staffIn = (body: string): unknown =>
  JSON.parse(/id="facade-state">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').staff;

test('a signed link marks the browser as staff and redirects to the same address without the token', async () => {
  const answer = await get(`/nl/te-koop/?city=Ath&${STAFF_PARAMETER}=${token}&facade-boundaries=`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/te-koop/?city=Ath&facade-boundaries=']);
  expect(answer.headers['cache-control']).toContain('no-store');
  const [cookie = ''] = [answer.headers['set-cookie']].flat();
  expect(cookie).toMatch(/^facade_staff=[\w.-]+; Max-Age=(59|60); Path=\/; HttpOnly; SameSite=Lax$/);
});

test('pages for staff contain render times and are not cached; other pages do not', async () => {
  const others = await get('/nl/te-koop/');
  const own = await get('/nl/te-koop/', `consent=set; facade_staff=${token}`);
  expect(staffIn(own.body)).toEqual({
    timings: [
      { section: 'mf-listings', expose: 'page-list', milliseconds: expect.any(Number) },
      { section: 'mf-consent', expose: 'fragment-dialog', milliseconds: expect.any(Number) },
      { section: 'mf-consent', expose: 'fragment-trackers', milliseconds: expect.any(Number) },
    ],
  });
  expect(own.headers['cache-control']).toBe('private, no-store');
  for (const { body, headers } of [others, await get('/nl/te-koop/')]) {
    expect(staffIn(body)).toBeUndefined();
    expect(headers['cache-control']).toContain('s-maxage');
  }
});

test.each([
  ['expired', (key: Parameters<typeof signStaff>[0]) => signStaff(key, now() - 1)],
  ['of another end', (_key: unknown, secret: string) => signStaff(keyFor('override', secret), now() + 60)],
  ['of another site', () => signStaff(keyFor('staff', 'a secret of thirty-two characters'), now() + 60)],
  ['cut', () => token.slice(0, -1)],
  ['empty', () => ''],
  ['long', () => 'x'.repeat(1900)],
  ['a property name instead of a token', () => '__proto__'],
  ['doubled', () => `${token}&${STAFF_PARAMETER}=${token}`],
])('a token that is %s has no effect, and the answer says so', async (_what, make) => {
  const secret = await siteSecret(site.data);
  const forged = make(keyFor('staff', secret), secret);
  const answer = await get(`/nl/te-koop/?${STAFF_PARAMETER}=${forged}`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([410, undefined]);
  expect(answer.body).toContain('<a href="/nl/te-koop/">Naar de gewone pagina</a>');
  const page = await get('/nl/te-koop/', `facade_staff=${forged.split('&')[0] === token ? 'x' : forged}`);
  expect([page.statusCode, staffIn(page.body)]).toEqual([200, undefined]);
});
