import { truncate } from '@facade/shared-domain/language/text';
import type { PropertySummary, SearchIndex, SearchProperty } from '@facade/shared-domain/model';
import { listCities } from './cities.ts';
import { listCategories } from './counts.ts';
import { EVERYTHING, listProperties } from './list-properties.ts';
import type { CatalogueView } from './view.ts';

/** The spec's length of a description in the search panel. */
const TITLE_LENGTH = 100;

/** The newest homes that a browser searches by itself; `/api/suggest` searches all. */
const MOST = 500;

/** What the search panel matches against. */
export async function buildSearchIndex(view: CatalogueView): Promise<SearchIndex> {
  const { items } = await listProperties(view, EVERYTHING, { page: 1, pageSize: MOST });
  return {
    totals: view.catalogue.statistics.totals,
    categories: listCategories(view),
    cities: listCities(view),
    properties: items.map(searchPropertyOf),
  };
}

/** The part of a home that a row of the panel shows. */
export function searchPropertyOf({ id, path, city, zip, typeName, title, pictures }: PropertySummary): SearchProperty {
  return { id, path, city, zip, typeName, title: truncate(title.text, TITLE_LENGTH), picture: pictures[0] ?? null };
}
