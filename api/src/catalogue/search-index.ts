import { truncate } from '@facade/shared-domain/language/text';
import type { SearchIndex } from '@facade/shared-domain/model';
import { listCities } from './cities.ts';
import { countTotals, listCategories } from './counts.ts';
import type { CatalogueView } from './view.ts';

/** The spec's length of a description in the search panel. */
const TITLE_LENGTH = 100;

/** What the search panel matches against. */
export function buildSearchIndex(view: CatalogueView): SearchIndex {
  return {
    totals: countTotals(view.catalogue.properties),
    categories: listCategories(view),
    cities: listCities(view),
    properties: view.summaries.map((summary) => ({
      id: summary.id,
      path: summary.path,
      city: summary.city,
      zip: summary.zip,
      typeName: summary.typeName,
      title: truncate(summary.title.text, TITLE_LENGTH),
      picture: summary.pictures[0] ?? null,
    })),
  };
}
