import { definePage } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { getHomes } from '../api-client/get-homes.ts';
import { type FavouritesData, FavouritesView, titleOf } from '../components/favourites/favourites-view.tsx';
import { readIds } from '../model/kept/read-ids.ts';

/** As many as one can keep. */
const MOST = 100;

export const page = definePage<FavouritesData, 'mf-listings'>({
  async loader({ api, url, language, signal }) {
    const ids = readIds(url.searchParams, MOST);
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
