import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { sampleAccount } from '../../testing/sample-account.ts';
import { readFilter } from '../inbox/inbox-filter.ts';
import { agenda } from '../testing/sample-agenda.ts';
import { buyers, buyersOfHome } from '../testing/sample-buyers.ts';
import { imports } from '../testing/sample-imports.ts';
import { answerWith, inbox, lead, outbox } from '../testing/sample-leads.ts';
import { releases } from '../testing/sample-releases.ts';
import { page as accountPage } from './account-page.tsx';
import { page as agendaPage } from './agenda-page.tsx';
import { page as buyersPage } from './buyers-page.tsx';
import { page as forgottenPage } from './forgotten-password-page.tsx';
import { page as importsPage } from './imports-page.tsx';
import { page as inboxPage } from './inbox-page.tsx';
import { page as leadPage } from './lead-page.tsx';
import { page as loginPage } from './login-page.tsx';
import { page as newPasswordPage } from './new-password-page.tsx';
import { page as outboxPage } from './outbox-page.tsx';
import { page as releasesPage } from './releases-page.tsx';

const asked: string[] = [];

const argumentsWith = (get: () => Promise<unknown>, query = '', params: Record<string, string> = {}): LoaderArgs => ({
  route: { kind: 'mf-owner/agency', language: 'fr', original: '/agency/', params },
  url: new URL(`http://site.test/fr/agency/${query}`),
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
const t = (key: string) => key;

beforeEach(() => {
  asked.length = 0;
});

test('all are private, and no search engine lists them', () => {
  const headArguments = { t, language: 'fr', site: sampleSite('fr'), url: new URL('http://a/') } as const;
  const heads = [
    inboxPage.head({ data: { inbox, filter: readFilter(new URLSearchParams()) }, ...headArguments }),
    leadPage.head({ data: { answer: answerWith() }, ...headArguments }),
    loginPage.head({ data: { next: '/' }, ...headArguments }),
    outboxPage.head({ data: outbox, ...headArguments }),
    importsPage.head({ data: { answer: imports, isStarted: false }, ...headArguments }),
    releasesPage.head({ data: { answer: releases, since: '7d', isDone: false }, ...headArguments }),
    buyersPage.head({ data: buyers, ...headArguments }),
    agendaPage.head({ data: agenda, ...headArguments }),
    accountPage.head({ data: { account: sampleAccount, done: null }, ...headArguments }),
    forgottenPage.head({ data: { sent: false }, ...headArguments }),
    newPasswordPage.head({ data: { token: '', done: false }, ...headArguments }),
  ];
  for (const { noindex } of heads) expect(noindex).toBe(true);
  const account = [accountPage, forgottenPage, newPasswordPage];
  for (const { access } of [
    inboxPage,
    leadPage,
    loginPage,
    outboxPage,
    importsPage,
    releasesPage,
    agendaPage,
    buyersPage,
    ...account,
  ])
    expect(access).toBe('owner');
});

test('without a session, redirects to the login, and from there back to the lead', async () => {
  const to = (path: string) => ({ signal: 'redirect', to: path, status: 302 });
  await expect(inboxPage.loader(argumentsWith(refused(401)))).rejects.toEqual(to('/fr/agency/connexion/'));
  await expect(agendaPage.loader(argumentsWith(refused(401)))).rejects.toEqual(to('/fr/agency/connexion/'));
  await expect(accountPage.loader(argumentsWith(refused(401)))).rejects.toEqual(to('/fr/agency/connexion/'));
  await expect(leadPage.loader(argumentsWith(refused(401), '', { id: lead.id }))).rejects.toEqual(
    to(`/fr/agency/connexion/?lead=${lead.id}`),
  );
  const loggedIn = () => Promise.resolve({ loggedIn: true });
  await expect(loginPage.loader(argumentsWith(loggedIn, `?lead=${lead.id}`))).rejects.toEqual(
    to(`/fr/agency/message/${lead.id}/`),
  );
  await expect(loginPage.loader(argumentsWith(loggedIn, '?lead=//evil.example'))).rejects.toEqual(to('/fr/agency/'));
});

test('an agent has no outbox, no imports and no releases', async () => {
  const toInbox = { signal: 'redirect', to: '/fr/agency/', status: 302 };
  await expect(outboxPage.loader(argumentsWith(refused(403)))).rejects.toEqual(toInbox);
  await expect(importsPage.loader(argumentsWith(refused(403)))).rejects.toEqual(toInbox);
  await expect(releasesPage.loader(argumentsWith(refused(403)))).rejects.toEqual(toInbox);
});

test('the page of the imports says when one was started', async () => {
  const answer = () => Promise.resolve(imports);
  expect(await importsPage.loader(argumentsWith(answer, '?started=1'))).toEqual({ answer: imports, isStarted: true });
  expect(await importsPage.loader(argumentsWith(answer))).toEqual({ answer: imports, isStarted: false });
});

test('the page of releases asks for the time of its address, or for a week', async () => {
  const answer = () => Promise.resolve(releases);
  const data = await releasesPage.loader(argumentsWith(answer, '?since=2h&done=1'));
  expect(data).toEqual({ answer: releases, since: '2h', isDone: true });
  await releasesPage.loader(argumentsWith(answer, '?since=9'));
  expect(asked).toEqual(['/agency/releases?since=2h', '/agency/releases?since=7d']);
});

test('the page of searches asks for the home of its address, and lists all homes where it cannot be shown', async () => {
  const data = await buyersPage.loader(argumentsWith(() => Promise.resolve(buyersOfHome), '?home=4321'));
  expect(data).toEqual(buyersOfHome);
  await buyersPage.loader(argumentsWith(() => Promise.resolve(buyers), '?home=x'));
  expect(asked).toEqual(['/agency/buyers?lang=fr&home=4321', '/agency/buyers?lang=fr']);
  const toList = { signal: 'redirect', to: '/fr/agency/recherches/', status: 302 };
  await expect(buyersPage.loader(argumentsWith(refused(404), '?home=9'))).rejects.toEqual(toList);
});

test('other errors of the api are rethrown', async () => {
  await expect(inboxPage.loader(argumentsWith(refused(503)))).rejects.toMatchObject({ status: 503 });
  await expect(leadPage.loader(argumentsWith(refused(503)))).rejects.toMatchObject({ status: 503 });
  await expect(loginPage.loader(argumentsWith(refused(503)))).resolves.toEqual({ next: '/fr/agency/' });
});

test('the inbox asks for what its address says, and counts what is new in its title', async () => {
  const all = { ...inbox, box: 'all' };
  const data = await inboxPage.loader(argumentsWith(() => Promise.resolve(all), '?box=all&q=toit'));
  expect(asked).toEqual(['/agency/leads?lang=fr&page=1&box=all&q=toit']);
  const head = inboxPage.head({ data, t, language: 'fr', site: sampleSite('fr'), url: new URL('http://a/') });
  expect(head.title).toMatch(/^\(2\) agency\.inbox\.title: agency\.boxes\.all \| /);
});

test('the agenda asks for the week and the agent of its address, and names the week in its title', async () => {
  const data = await agendaPage.loader(argumentsWith(() => Promise.resolve(agenda), '?week=2026-11-24&agent=a%40b.be'));
  expect(asked).toEqual(['/agency/agenda?lang=fr&week=2026-11-24&agent=a%40b.be']);
  const head = agendaPage.head({ data, t, language: 'fr', site: sampleSite('fr'), url: new URL('http://a/') });
  expect(head.title).toMatch(/^agency\.agenda\.title: 23\s– 29\snovembre \| /);
});

test('a missing lead, or a colleague’s, has its own page', async () => {
  const data = await leadPage.loader(argumentsWith(refused(404), '', { id: 'x/../y' }));
  expect(asked).toEqual(['/agency/leads/x%2F..%2Fy?lang=fr']);
  expect(data).toEqual({ answer: null });
  const head = leadPage.head({ data, t, language: 'fr', site: sampleSite('fr'), url: new URL('http://a/') });
  expect(head).toMatchObject({ noindex: true, status: 410 });
});
