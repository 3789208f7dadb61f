import { definePage } from '@facade/section-kit';
import { loadChoices } from '../forms/demand/demand-data.ts';
import { loadSubscription } from '../forms/subscription/load-subscription.ts';
import { type SearchData, SearchView } from '../forms/subscription/search-view.tsx';

export const page = definePage<SearchData, 'mf-forms'>({
  // Personal: never cached.
  access: 'owner',
  async loader({ api, route, language, signal }) {
    const { token = '' } = route.params;
    const linked = await loadSubscription(api, token, language, signal);
    const search = linked && linked !== 'expired' ? linked.search : null;
    const choices = search ? await loadChoices({ api, language, signal }, search.criteria) : null;
    return { token, linked, choices };
  },
  Component: SearchView,
  head: ({ data: { linked }, t, site }) => {
    const isFollowing = linked !== null && linked !== 'expired' && linked.kind === 'follow';
    const title = t(isFollowing ? 'subscription.follow.title' : 'subscription.search.title');
    return { title: `${title} | ${site.agency.name}`, noindex: true };
  },
});
