import { definePage } from '@facade/section-kit';
import { hasDemand, readDemand, writeDemand } from '@facade/shared-domain/listing/demand-criteria';
import { loadChoices, loadText } from '../forms/demand/demand-data.ts';
import { type DemandPageData, DemandView } from '../forms/demand/demand-view.tsx';

export const page = definePage<DemandPageData, 'mf-forms'>({
  async loader({ api, route, url, language, signal }) {
    const { criteria } = readDemand(url.searchParams);
    const query = hasDemand(url.searchParams) ? writeDemand(criteria).toString() : '';
    const [{ title, intro, meta, paths, modules }, choices] = await Promise.all([
      loadText({ api, language, signal }, route.original),
      loadChoices({ api, language, signal }, criteria),
    ]);
    return { page: { title, intro, meta, paths, modules }, choices, criteria, query };
  },
  Component: DemandView,
  head: ({ data: { page, query } }) => ({
    title: page.meta.title,
    description: page.meta.description,
    alternates: page.paths,
    // The form with the filters of a list is not a separate page.
    noindex: query !== '' || page.meta.noindex,
  }),
});
