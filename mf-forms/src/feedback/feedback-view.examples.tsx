import type { Examples } from '@facade/section-kit/testing';
import type { ContentPage } from '@facade/shared-domain/model';
import { sampleFeedback, sampleNextStep } from '../testing/sample-feedback.ts';
import { FeedbackView } from './feedback-view.tsx';

const next = sampleNextStep({
  html: { html: '<p>U krijgt binnen één werkdag antwoord van de makelaar van dit pand.</p>', language: 'nl' },
});

const view = (changes?: Partial<ContentPage>) => ({
  render: () => (
    <FeedbackView
      data={sampleFeedback({
        title: { text: 'Bedankt, uw bericht is verstuurd', language: 'nl' },
        modules: [next],
        ...changes,
      })}
    />
  ),
  bleed: true,
});

export const examples: Examples = {
  'with what happens next': view(),
  'with a link of the agency': view({
    modules: [{ ...next, link: { label: 'Nieuwbouwprojecten', path: '/nl/nieuwbouwprojecten/' } }],
  }),
  'title alone': view({ intro: null, modules: [] }),
};
