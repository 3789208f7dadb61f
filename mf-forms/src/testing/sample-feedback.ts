import type { ContentModule, ContentPage } from '@facade/shared-domain/model';

/** What happens after a form was sent, as a text of the agency. */
export const sampleNextStep = (changes: Partial<ContentModule> = {}): ContentModule => ({
  id: 1,
  relation: 'text',
  view: 'single-view',
  title: { text: 'Wat er nu gebeurt', language: 'nl' },
  html: { html: '<ul><li>U krijgt antwoord.</li></ul>', language: 'nl' },
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

/** The page that thanks for a message. */
export const sampleFeedback = (changes: Partial<ContentPage> = {}): ContentPage => ({
  original: '/feedback/contact-me/',
  type: 'feedback',
  title: { text: 'Bedankt', language: 'nl' },
  intro: { text: 'We lezen het vandaag.', language: 'nl' },
  meta: { title: 'Bedankt', description: '', picture: null, noindex: true },
  paths: { nl: '/nl/bedankt/contact-me/' },
  breadcrumb: [],
  banner: { type: 'none', pictures: [], videoUrl: null, slides: [], title: null, description: null, ground: null },
  modules: [sampleNextStep()],
  ...changes,
});
