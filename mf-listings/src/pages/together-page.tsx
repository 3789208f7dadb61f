import { definePage } from '@facade/section-kit';
import { getHomes } from '../favourites/get-homes.ts';
import { readTogetherSort } from '../together/sort-homes.ts';
import { loadTogether } from '../together/together-data.ts';
import { TogetherView } from '../together/together-view.tsx';
import type { TogetherData } from '../together/use-together.ts';

export const page = definePage<TogetherData, 'mf-listings'>({
  // For one person: the cookie says which hearts are their own, and trackers are given no address that is a key.
  access: 'owner',
  async loader({ api, route, url, language, signal }) {
    const { token = '' } = route.params;
    const list = await loadTogether(api, encodeURIComponent(token), language, signal);
    const ids = list?.homes.map(({ id }) => id) ?? [];
    return {
      token,
      list,
      homes: await getHomes(api, language, ids, signal),
      sort: readTogetherSort(url.searchParams.get('sort')),
    };
  },
  Component: TogetherView,
  head: ({ data, t, site }) => ({
    title: `${t(data.list ? 'together.title' : 'together.over.title')} | ${site.agency.name}`,
    noindex: true,
  }),
});
