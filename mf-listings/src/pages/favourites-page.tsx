import { definePage } from '@facade/section-kit';
import { MAX_FAVOURITES } from '@facade/shared-domain/limits';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { recordIds } from '@facade/shared-domain/paths/records/record-id';
import { type FavouritesData, FavouritesView, titleOf } from '../favourites/favourites-view.tsx';
import { getHomes } from '../favourites/get-homes.ts';

export const page = definePage<FavouritesData, 'mf-listings'>({
  async loader({ api, url, language, signal }) {
    const ids = recordIds(url.searchParams.get('ids') ?? '', MAX_FAVOURITES);
    const isSet = (name: string) => url.searchParams.get(name) === '1';
    return {
      shared: ids.length > 0 ? await getHomes(api, language, ids, signal) : null,
      ...(isSet('asked') && { asked: true }),
      ...(isSet('follow') && { follow: true }),
    };
  },
  Component: FavouritesView,
  head: ({ data, t, language, site }) => ({
    title: `${titleOf(data, t)} | ${site.agency.name}`,
    canonical: favouritesPath(language),
    noindex: true,
  }),
});
