import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { history } from '../testing/sample-history.ts';
import { home, website } from '../testing/sample-website.ts';
import { page as editPage } from './edit-page.tsx';
import { page as historyPage } from './history-page.tsx';
import { page as listPage } from './website-page.tsx';

const asked: string[] = [];
const argumentsWith = (get: () => Promise<unknown>, query = ''): LoaderArgs => ({
  route: { kind: 'mf-owner/agency-website', language: 'fr', original: '/agency/site/', params: {} },
  url: new URL(`http://site.test/fr/agency/site/${query}`),
  language: 'fr',
  site: sampleSite('fr'),
  api: {
    get: ((path: string) => {
      asked.push(path);
      return get();
    }) as LoaderArgs['api']['get'],
  },
  signal: new AbortController().signal,
});
const refused = (status: number) => () => Promise.reject(new ApiError(status, 'no'));
const pages = [listPage, editPage, historyPage];
const t = (key: string) => key;

test('who is not logged in goes to the login, an agent sees a notice, a missing thing is a 404', async () => {
  for (const page of pages) {
    await expect(page.loader(argumentsWith(refused(401)))).rejects.toMatchObject({
      signal: 'redirect',
      to: '/fr/agency/connexion/',
    });
    await expect(page.loader(argumentsWith(refused(404)))).rejects.toMatchObject({ signal: 'not-found' });
    await expect(page.loader(argumentsWith(refused(503)))).rejects.toMatchObject({ status: 503 });
  }
  expect(await listPage.loader(argumentsWith(refused(403)))).toBeNull();
  expect(await editPage.loader(argumentsWith(refused(403)))).toEqual({ answer: null, done: null });
});

test('each asks for what its address says', async () => {
  asked.length = 0;
  const edited = await editPage.loader(argumentsWith(() => Promise.resolve(home), '?thing=pages/home.yaml&done=saved'));
  await historyPage.loader(argumentsWith(() => Promise.resolve(history), '?thing=menu.yaml&done=x'));
  expect(edited.done).toBe('saved');
  expect(asked).toEqual([
    '/agency/website/thing?lang=fr&id=pages%2Fhome.yaml',
    '/agency/website/history?lang=fr&id=menu.yaml',
  ]);
});

test('all are private, and no search engine lists them', () => {
  const head = { t, language: 'fr', site: sampleSite('fr'), url: new URL('http://a/') } as const;
  const heads = [
    listPage.head({ data: website, ...head }),
    editPage.head({ data: { answer: home, done: null }, ...head }),
    historyPage.head({ data: { answer: history, done: null }, ...head }),
  ];
  for (const { noindex } of heads) expect(noindex).toBe(true);
  for (const { access } of pages) expect(access).toBe('owner');
  expect(heads[1]?.title).toMatch(/^Welkom \| /);
});
