import { useReturnedForm } from '@facade/section-kit';
import { createElement } from 'react';
import type { FakeApi } from './fake-api.ts';
import { dialog } from './list-section.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Shows the returned form. */
function Returned() {
  const [contact, application] = [useReturnedForm('contact'), useReturnedForm('rental-application')];
  return createElement('pre', null, JSON.stringify(contact ?? application));
}

/** A site whose list page shows the returned form. */
export const formModules = {
  'mf-consent': dialog,
  'mf-listings': {
    'page-list': { page: { loader: async () => null, Component: Returned, head: () => ({ title: 'Te koop' }) } },
  },
};

export const startFormSite = (answers: FakeApi['answers'] = {}): Promise<TestServer> =>
  startTestServer({ modules: formModules, answers, site: { origin: 'https://www.example.be' } });

/** An api that accepts the contact form. */
export const CREATED = { 'POST /forms/contact': { status: 201, body: { id: '1', next: '/nl/contact/' } } };

/** Posts like a browser without JavaScript. */
export const postForm = (
  { server }: TestServer,
  payload: string,
  headers: Record<string, string> = {},
  url = '/nl/te-koop/?page=2',
  type = 'application/x-www-form-urlencoded',
) => server.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });

/** The returned form as the page shows it. */
export const returnedForm = (body: string) =>
  JSON.parse((body.match(/<pre>(.*?)<\/pre>/)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));
