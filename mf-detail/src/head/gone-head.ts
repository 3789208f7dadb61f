import type { Head, HeadArgs } from '@facade/section-kit';

/** Head of a page whose property is no longer public: search engines take it out at once. */
export const goneHead = ({ t, site }: Omit<HeadArgs<unknown, 'mf-detail'>, 'data'>): Head => ({
  title: `${t('gone.title')} | ${site.agency.name}`,
  noindex: true,
  status: 410,
});
