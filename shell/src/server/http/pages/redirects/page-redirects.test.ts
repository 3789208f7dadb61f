import { keyFor, STAFF_PARAMETER, signStaff, siteSecret } from '@facade/platform/tokens';
import { redirectTo } from '@facade/section-kit';
import { dialog, list, withList } from '../../../testing/list-section.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let site: TestServer;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(async () => {
  await site.close();
  log.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('does not send a redirect that no client would accept', async () => {
  site = await startTestServer({ modules: withList() });
  const long = '<'.repeat(3000);
  expect((await get(`/nl/te-koop?q=${long.slice(0, 500)}`)).statusCode).toBe(301);
  const key = keyFor('staff', await siteSecret(site.data));
  const token = signStaff(key, Math.floor(Date.now() / 1000) + 60);
  for (const path of [`/nl/te-koop?q=${long}`, `/nl/te-koop/?q=${long}&${STAFF_PARAMETER}=${token}`]) {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([414, undefined]);
    expect(answer.body).toContain('<footer');
  }
});

test('keeps the campaign parameters in a redirect of a page', async () => {
  const loader = async () => {
    throw redirectTo('/nl/te-huur/?page=2');
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-listings': { ...list({ loader }), parameters: { list: { page: 6 } } } },
  });
  const { headers } = await get('/nl/te-koop/?page=9&utm_source=a%20b&gclid=1');
  expect(headers.location).toBe('/nl/te-huur/?page=2&utm_source=a%20b&gclid=1');
});

test('a redirect that depends on the visitor is not cached for others', async () => {
  site = await startTestServer({ modules: withList() });
  const answer = await get('/for-sale/?page=2', { 'accept-language': 'fr' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/fr/a-vendre/?page=2']);
  expect(answer.headers).toMatchObject({ vary: 'Cookie, Accept-Language', 'cache-control': 'private, no-store' });
  const permanent = await get('/nl/te-koop');
  expect([permanent.statusCode, permanent.headers.location]).toEqual([301, '/nl/te-koop/']);
  expect(permanent.headers.vary).toBeUndefined();
});

test('marks a language that was not chosen as guessed, so that the browser can apply a stored choice', async () => {
  site = await startTestServer({ modules: withList() });
  const cookieFor = async (path: string, headers = {}) => (await get(path, headers)).headers['set-cookie'];
  expect(await cookieFor('/', { 'accept-language': 'fr' })).toBe(
    'i18next-guessed=1; Max-Age=60; Path=/; SameSite=Strict',
  );
  expect(await cookieFor('/', { cookie: 'i18next=fr' })).toBeUndefined();
  expect(await cookieFor('/?lng=fr')).toBeUndefined();
  expect(await cookieFor('/nl/te-koop')).toBeUndefined();
  expect(await cookieFor('/nowhere/')).toBeUndefined();
});

test("a section's redirect cannot leave the site unnoticed, nor break the header", async () => {
  let to = '/nl/prijs-€/?a=\n';
  site = await startTestServer({
    modules: withList({
      loader: async () => {
        throw redirectTo(to);
      },
    }),
  });
  expect((await get('/nl/te-koop/')).headers.location).toBe('/nl/prijs-%E2%82%AC/?a=%0A');
  to = '//evil.example/';
  expect((await get('/nl/te-koop/?b')).headers.location).toBe('/evil.example/');
});
