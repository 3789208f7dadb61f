import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { page } from './dashboard-page.tsx';

const argumentsWith = (get: () => Promise<unknown>, query = ''): LoaderArgs => ({
  route: { kind: 'owner', language: 'fr', original: '/owner/', params: {} },
  url: new URL(`http://site.test/fr/proprietaire/${query}`),
  language: 'fr',
  site: sampleSite('fr'),
  api: { get: get as LoaderArgs['api']['get'] },
  signal: new AbortController().signal,
});

test('without a session, redirects to the login page of the language', async () => {
  const loading = page.loader(argumentsWith(() => Promise.reject(new ApiError(401, 'no session'))));
  await expect(loading).rejects.toEqual({ signal: 'redirect', to: '/fr/login/', status: 302 });
});

test('another owner’s home redirects to all own homes', async () => {
  const missing = () => Promise.reject(new ApiError(404, 'not found'));
  const back = { signal: 'redirect', to: '/fr/proprietaire/', status: 302 };
  await expect(page.loader(argumentsWith(missing, '?property=3'))).rejects.toEqual(back);
  await expect(page.loader(argumentsWith(missing))).rejects.toMatchObject({ status: 404 });
});

test('the address says which home and which events are shown', async () => {
  const get = jest.fn(() => Promise.resolve({ days: [] }));
  await page.loader(argumentsWith(get, '?property=3&kind=viewing'));
  expect(get).toHaveBeenCalledWith('/owner/statistics?lang=fr&property=3&kind=viewing', expect.anything());
});

test('other errors of the api are rethrown', async () => {
  const loading = page.loader(argumentsWith(() => Promise.reject(new ApiError(503, 'down'))));
  await expect(loading).rejects.toMatchObject({ status: 503 });
});

test('an owner’s page is private, and knows its other languages', async () => {
  const data = await page.loader(argumentsWith(() => Promise.resolve({ days: [] })));
  expect(page.access).toBe('owner');
  expect(data.alternates).toMatchObject({ nl: '/nl/eigenaar/', fr: '/fr/proprietaire/' });
});
