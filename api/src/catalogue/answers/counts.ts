import type { Category } from '@facade/shared-domain/model';
import { capitalize } from '@facade/shared-domain/words/words';
import { localize } from '../localize.ts';
import type { CatalogueView } from '../view.ts';

/**
 * Every category in its own order with its counts; a property counts in each of its categories, as the list shows it. Counts say what a
 * visitor can still get: sold and rented properties stay in the lists and are not counted.
 */
export function listCategories(view: CatalogueView): Category[] {
  const { categories, statistics } = view.catalogue;
  return categories.map(({ id, name }) => ({
    id,
    name: capitalize(localize(name, view.languages).text),
    counts: statistics.categories.get(id) ?? { sale: 0, rent: 0 },
  }));
}
