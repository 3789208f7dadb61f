import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { page } from './login-page.tsx';

const argumentsWith = (get: (path: string) => Promise<unknown>): LoaderArgs => ({
  route: { kind: 'login', language: 'fr', original: '/login/', params: {} },
  url: new URL('http://site.test/fr/login/'),
  language: 'fr',
  site: sampleSite('fr'),
  api: { get: get as LoaderArgs['api']['get'] },
  signal: new AbortController().signal,
});

test('with a session, redirects to the owner page of the language', async () => {
  const loading = page.loader(argumentsWith(async (path) => ({ loggedIn: path === '/owner/session' })));
  await expect(loading).rejects.toEqual({ signal: 'redirect', to: '/fr/proprietaire/', status: 302 });
});

test('others can log in, also if the session is unknown', async () => {
  for (const answer of [Promise.resolve({ loggedIn: false }), Promise.reject(new ApiError(503, 'down'))])
    expect((await page.loader(argumentsWith(() => answer))).alternates).toMatchObject({ fr: '/fr/login/' });
});

test('its loader runs per visitor', () => {
  expect(page.access).toBe('owner');
});
