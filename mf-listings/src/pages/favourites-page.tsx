import { definePage } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { getHomes } from '../api-client/get-homes.ts';
import { type FavouritesData, FavouritesView } from '../components/favourites/favourites-view.tsx';
import { readIds } from '../model/kept/read-ids.ts';

/** As many as one can keep. */
const MOST = 100;

export const page = definePage<FavouritesData>({
  async loader({ api, url, language, signal }) {
    const ids = readIds(url.searchParams, MOST);
    const asked = url.searchParams.get('asked') === '1';
    return { shared: ids.length > 0 ? await getHomes(api, language, ids, signal) : null, ...(asked && { asked }) };
  },
  Component: FavouritesView,
  head: ({ data, t, language, site }) => ({
    title: `${t(data.shared ? 'favourites.shared.title' : 'favourites.title')} | ${site.agency.name}`,
    canonical: favouritesPath(language),
    noindex: true,
  }),
});
