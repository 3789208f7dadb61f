import type { ContentModule, ContentPage } from '@facade/shared-domain/model';

/** A module of the agency's content, with nothing in it. */
export const sampleModule = (changes: Partial<ContentModule> = {}): ContentModule => ({
  id: 1,
  relation: 'text',
  view: '',
  title: null,
  html: null,
  background: 'none',
  picture: null,
  span: 12,
  itemsPerRow: 4,
  maxItems: 4,
  goal: null,
  items: [],
  link: null,
  ...changes,
});

/** A page of the agency's content, without banner and modules. */
export const sampleContentPage = (changes: Partial<ContentPage> = {}): ContentPage => ({
  original: '/services/',
  type: 'page',
  title: { text: 'Diensten', language: 'nl' },
  intro: null,
  meta: { title: 'Diensten', description: '', picture: null, noindex: false },
  paths: { nl: '/nl/diensten/' },
  breadcrumb: [],
  banner: { type: 'none', pictures: [], videoUrl: null, slides: [], title: null, description: null, ground: null },
  modules: [],
  ...changes,
});
