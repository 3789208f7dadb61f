import { definePage } from '@facade/section-kit';
import { NewsletterView } from '../forms/newsletter/newsletter-view.tsx';

export const page = definePage<unknown, 'mf-forms'>({
  loader: async () => ({}),
  Component: NewsletterView,
  head: ({ t, site }) => ({ title: `${t('newsletter.title')} | ${site.agency.name}`, noindex: true }),
});
