import { sampleSite } from '@facade/section-kit/testing';
import type { Language, Site } from '@facade/shared-domain/model';
import { createElement } from 'react';
import type { ApiCall, FakeApi } from './fake-api.ts';
import { type list, withList } from './list-section.ts';
import { contentPage, startTestServer, type TestServer } from './test-server.ts';

export const TOKEN = 'aB3_-'.repeat(9).slice(2);
export const COOKIE = { cookie: `facade_preview=${TOKEN}` };
const ENDED = { status: 410, body: { title: 'Voorbeeld afgelopen', detail: 'Vraag een nieuwe link.' } };

const query = ({ path }: ApiCall, name: string) => new URL(path, 'http://api').searchParams.get(name) ?? '';

type Section = Parameters<typeof list>[0];

/** For each test a site with a preview that is open, with a page that the live site does not have. */
export function previewSite() {
  let site: TestServer;
  let isOpen: boolean;
  const isPreview = ({ headers }: ApiCall) => headers['x-facade-preview'] === TOKEN && isOpen;

  /** Names the requested site, and has a page that the live site does not have. */
  function siteFor(call: ApiCall) {
    const language = query(call, 'lang') as Language;
    const { routes, agency } = sampleSite(language);
    const spring = { ...routes[3], original: '/spring/', paths: { nl: '/nl/lente/', fr: '/fr/printemps/' } };
    const changes = {
      routes: [...routes, spring],
      agency: { ...agency, name: 'Ons voorbeeld' },
      menu: [{ id: 1, label: 'Lente', path: '/nl/lente/', externalUrl: null, children: [] }],
      analytics: { analyticsId: 'G-1', adsId: '', tagManagerId: '', pixelId: '' },
    };
    return sampleSite(language, isPreview(call) ? (changes as Partial<Site>) : { analytics: changes.analytics });
  }

  const answers: FakeApi['answers'] = {
    'GET /preview': (call) =>
      isPreview(call) ? { body: { revision: 'p1', endsAt: new Date(Date.now() + 3_600_000).toISOString() } } : ENDED,
    'GET /site': (call) => ({ body: { ...siteFor(call), revision: 'r1' } }),
    'GET /content': (call) =>
      query(call, 'path') === '/spring/' && !isPreview(call)
        ? { status: 404, body: {} }
        : { body: contentPage(query(call, 'path')) },
    'POST /forms/contact': (call) =>
      isPreview(call)
        ? { status: 403, body: { title: 'Voorbeeld', detail: 'Hier wordt niets verstuurd.' } }
        : { body: {} },
  };

  const start = async (section: Section, more: FakeApi['answers'] = {}) => {
    site = await startTestServer({ modules: withList(section), answers: { ...answers, ...more } });
  };

  beforeEach(async () => {
    isOpen = true;
    await start({
      Component: () => createElement('a', { href: '/nl/te-koop/aat/woning/12/', 'data-prefetch': true }, 'Huis'),
    });
  });
  afterEach(() => site.close());

  return {
    get site() {
      return site;
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      site.server.inject({ url, headers: { 'accept-language': 'nl', ...headers } }),
    isPreview,
    end: () => {
      isOpen = false;
    },
    /** With another section and more answers of the api. */
    restart: async (section: Section, more: FakeApi['answers']) => {
      await site.close();
      await start(section, more);
    },
  };
}
