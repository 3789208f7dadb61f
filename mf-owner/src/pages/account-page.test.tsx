import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { sampleAccount } from '../testing/sample-account.ts';
import { page } from './account-page.tsx';

const argumentsWith = (get: () => Promise<unknown>, query = ''): LoaderArgs => ({
  route: { kind: 'mf-owner/account', language: 'fr', original: '/owner/account/', params: {} },
  url: new URL(`http://site.test/fr/proprietaire/compte/${query}`),
  language: 'fr',
  site: sampleSite('fr'),
  api: { get: get as LoaderArgs['api']['get'] },
  signal: new AbortController().signal,
});

test('without a session, redirects to the login page of the language; other errors are rethrown', async () => {
  const loading = (status: number) => page.loader(argumentsWith(() => Promise.reject(new ApiError(status, 'no'))));
  await expect(loading(401)).rejects.toEqual({ signal: 'redirect', to: '/fr/login/', status: 302 });
  await expect(loading(503)).rejects.toMatchObject({ status: 503 });
});

test('the URL contains the last action, known values only', async () => {
  const load = (query: string) => page.loader(argumentsWith(() => Promise.resolve(sampleAccount), query));
  expect(page.access).toBe('owner');
  expect((await load('?done=password')).done).toBe('password');
  expect((await load('?done=nothing')).done).toBeNull();
  expect((await load('')).account).toBe(sampleAccount);
});
