import { sampleContentPage, sampleModule, sampleSite } from '@facade/section-kit/testing';
import type { ContentPage, RouteEntry } from '@facade/shared-domain/model';

/** An agency that has given the section a page, and a place on its contact page: the answers of its api. */
export function siteThatShows(section: string) {
  const page: RouteEntry = {
    original: '/trial/',
    paths: { nl: '/nl/proef/', fr: '/fr/essai/' },
    type: 'section',
    shows: `${section}/overview`,
    label: 'Trial',
    parent: null,
  };
  const siteIn = (language: 'nl' | 'fr') => {
    const site = sampleSite(language, { revision: 'r1' });
    return { ...site, routes: [...site.routes, page] };
  };
  const languageOf = (path: string) => (path.includes('lang=fr') ? 'fr' : 'nl');
  return {
    'GET /revision': { body: { revision: 'r1' } },
    'GET /site': ({ path }: { path: string }) => ({ body: siteIn(languageOf(path)) }),
    'GET /content': { body: contactPageWith(section) },
  };
}

const contactPageWith = (section: string): ContentPage =>
  sampleContentPage({
    original: '/contact/',
    title: { text: 'Contact', language: 'nl' },
    meta: { title: 'Contact', description: '', picture: null, noindex: false },
    paths: { nl: '/nl/contact/', fr: '/fr/contact/' },
    modules: [sampleModule({ relation: 'fragment', fragment: { id: `${section}/note`, props: { tone: 'calm' } } })],
  });
