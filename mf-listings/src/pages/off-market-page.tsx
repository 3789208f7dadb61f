import { definePage, notFound } from '@facade/section-kit';
import type { Teaser } from '@facade/shared-domain/model';
import { recordId } from '@facade/shared-domain/paths/records/record-id';
import { getTeaser } from '../teasers/get-teasers.ts';
import { teaserName } from '../teasers/teaser-lines.ts';
import { teaserEnquiry } from '../teasers/teaser-links.ts';
import { TeaserView } from '../teasers/teaser-view.tsx';

export const page = definePage<Teaser, 'mf-listings'>({
  async loader({ api, route, language, signal }) {
    const id = recordId(route.params.id ?? '');
    if (id === null) throw notFound();
    return getTeaser(api, id, language, signal);
  },
  Component: TeaserView,
  head: ({ data, t, site }) => ({
    title: `${teaserName(data, t)} | ${site.agency.name}`,
    description: t('teaser.hint'),
    canonical: data.path,
    alternates: data.paths,
    noindex: true,
  }),
  slots: (data) => [teaserEnquiry(data)],
});
