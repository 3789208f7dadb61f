import type { Availability, Category, Counts, Goal } from '@facade/shared-domain/model';
import { capitalize, localize } from './localize.ts';
import type { CatalogueView } from './view.ts';

/** Counts say what a visitor can still get: sold and rented properties stay in the lists and are not counted. */
export const isAvailable = ({ availability }: { availability: Availability }): boolean => availability === 'available';

/** The properties that are for sale and for rent. */
export function countTotals(properties: readonly { goal: Goal; availability: Availability }[]): Counts {
  const counts: Counts = { sale: 0, rent: 0 };
  for (const { goal } of properties.filter(isAvailable)) counts[goal] += 1;
  return counts;
}

/** Every category in its own order with its counts; a property counts in each of its categories, as the list shows it. */
export function listCategories(view: CatalogueView): Category[] {
  const counts = new Map(view.catalogue.categories.map(({ id }): [number, Counts] => [id, { sale: 0, rent: 0 }]));
  for (const { categoryIds, goal } of view.catalogue.properties.filter(isAvailable)) {
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
