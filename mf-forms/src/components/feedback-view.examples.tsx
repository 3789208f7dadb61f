import type { Examples } from '@facade/section-kit/testing';
import type { ContentModule, ContentPage } from '@facade/shared-domain/model';
import { FeedbackView } from './feedback-view.tsx';

const next: ContentModule = {
  id: 1,
  relation: 'text',
  view: 'single-view',
  title: { text: 'Wat er nu gebeurt', language: 'nl' },
  html: { html: '<p>U krijgt binnen één werkdag antwoord van de makelaar van dit pand.</p>', language: 'nl' },
  background: 'none',
  picture: null,
  span: 12,
  itemsPerRow: 4,
  maxItems: 4,
  goal: null,
  items: [],
  link: null,
};

const thanks = (changes: Partial<ContentPage> = {}): ContentPage => ({
  original: '/feedback/contact-me/',
  type: 'feedback',
  title: { text: 'Bedankt, uw bericht is verstuurd', language: 'nl' },
  intro: { text: 'We lezen het vandaag.', language: 'nl' },
  meta: { title: 'Bedankt', description: '', picture: null, noindex: true },
  paths: {},
  breadcrumb: [],
  banner: { type: 'none', pictures: [], videoUrl: null, slides: [], title: null, description: null, color: null },
  modules: [next],
  ...changes,
});

const view = (changes?: Partial<ContentPage>) => ({
  render: () => <FeedbackView data={thanks(changes)} />,
  bleed: true,
});

export const examples: Examples = {
  'with what happens next': view(),
  'with a link of the agency': view({
    modules: [{ ...next, link: { label: 'Nieuwbouwprojecten', path: '/nl/nieuwbouwprojecten/' } }],
  }),
  'title alone': view({ intro: null, modules: [] }),
};
