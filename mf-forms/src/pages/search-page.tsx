import { definePage } from '@facade/section-kit';
import { loadChoices } from '../forms/demand/demand-data.ts';
import { foundBy, loadSubscription } from '../forms/subscription/load-subscription.ts';
import { type SearchData, SearchView } from '../forms/subscription/search-view.tsx';

export const page = definePage<SearchData, 'mf-forms'>({
  // Personal: never cached.
  access: 'owner',
  async loader({ api, route, language, signal }) {
    const { token = '' } = route.params;
    const linked = await loadSubscription(api, token, language, signal);
    const { search } = foundBy(linked);
    const choices = search ? await loadChoices({ api, language, signal }, search.criteria) : null;
    return { token, linked, choices };
  },
  Component: SearchView,
  head: ({ data: { linked }, t, site }) => {
    const { all, kind } = foundBy(linked);
    const shown = all ? 'overview' : kind === 'follow' ? 'follow' : 'search';
    return { title: `${t(`subscription.${shown}.title`)} | ${site.agency.name}`, noindex: true };
  },
});
