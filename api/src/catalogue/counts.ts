import type { Category, Counts } from '@facade/shared-domain/model';
import { capitalize, localize } from './localize.ts';
import type { CatalogueView } from './view.ts';

/** All public properties for sale and for rent, the sold and rented ones that are still listed included. */
export function countTotals(properties: readonly { goal: keyof Counts }[]): Counts {
  const counts: Counts = { sale: 0, rent: 0 };
  for (const { goal } of properties) counts[goal] += 1;
  return counts;
}

/** Every category in its own order with its counts; a property counts in each of its categories, as the list shows it. */
export function listCategories(view: CatalogueView): Category[] {
  const counts = new Map(view.catalogue.categories.map(({ id }): [number, Counts] => [id, { sale: 0, rent: 0 }]));
  for (const { categoryIds, goal } of view.catalogue.properties) {
    for (const id of categoryIds) {
      const count = counts.get(id);
      if (count) count[goal] += 1;
    }
  }
  return view.catalogue.categories.map(({ id, name }) => ({
    id,
    name: capitalize(localize(name, view.languages).text),
    counts: counts.get(id) ?? { sale: 0, rent: 0 },
  }));
}
