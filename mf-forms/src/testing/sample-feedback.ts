import { sampleContentPage, sampleModule } from '@facade/section-kit/testing';
import type { ContentModule, ContentPage } from '@facade/shared-domain/model';

/** What happens after a form was sent, as a text of the agency. */
export const sampleNextStep = (changes: Partial<ContentModule> = {}): ContentModule =>
  sampleModule({
    view: 'single-view',
    title: { text: 'Wat er nu gebeurt', language: 'nl' },
    html: { html: '<ul><li>U krijgt antwoord.</li></ul>', language: 'nl' },
    ...changes,
  });

/** The page that thanks for a message. */
export const sampleFeedback = (changes: Partial<ContentPage> = {}): ContentPage =>
  sampleContentPage({
    original: '/feedback/contact-me/',
    type: 'feedback',
    title: { text: 'Bedankt', language: 'nl' },
    intro: { text: 'We lezen het vandaag.', language: 'nl' },
    meta: { title: 'Bedankt', description: '', picture: null, noindex: true },
    paths: { nl: '/nl/bedankt/contact-me/' },
    modules: [sampleNextStep()],
    ...changes,
  });
