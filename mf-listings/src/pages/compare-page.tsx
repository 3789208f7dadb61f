import { definePage } from '@facade/section-kit';
import { comparePath } from '@facade/shared-domain/paths/kept-paths';
import { recordIds } from '@facade/shared-domain/paths/records/record-id';
import { CompareView } from '../compare/compare-view.tsx';
import { MOST_COMPARED } from '../compare/compared.ts';
import { type ComparedHome, toComparedHome } from '../compare/compared-home.ts';
import { getHome } from '../favourites/get-homes.ts';

export const page = definePage<ComparedHome[], 'mf-listings'>({
  async loader({ api, url, language, signal }) {
    const ids = recordIds(url.searchParams.get('ids') ?? '', MOST_COMPARED);
    const homes = await Promise.all(ids.map((id) => getHome(api, language, id, signal)));
    return homes.filter((home) => home !== null).map(toComparedHome);
  },
  Component: CompareView,
  head: ({ t, language, site }) => ({
    title: `${t('compare.title')} | ${site.agency.name}`,
    canonical: comparePath(language),
    noindex: true,
  }),
});
