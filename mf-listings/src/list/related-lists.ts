import { categoryPlural } from '@facade/shared-domain/language/category-plural';
import { INDEXABLE_MAX_PRICES, isIndexableList } from '@facade/shared-domain/listing/indexable-lists';
import type { Language } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { ListData, RelatedList } from './list-data.ts';
import { queryHref } from './list-query.ts';

/**
 * The non-empty indexable lists next to an indexable one: the types of a town, the towns of a type, the other amounts of a price, or else
 * all types.
 */
export function relatedLists(
  { goal, query, choices }: Pick<ListData, 'goal' | 'query' | 'choices'>,
  path: string,
  language: Language,
): RelatedList[] {
  const { types, cities, maxPrice } = query.filters;
  if (maxPrice !== undefined)
    return INDEXABLE_MAX_PRICES[goal]
      .filter((price) => price !== maxPrice)
      .map((price) => ({
        href: queryHref(path, { filters: { maxPrice: price } }),
        label: `≤ ${formatPrice(price, language)}`,
        count: null,
      }));
  const byTown = types.length > 0;
  return (byTown ? choices.cities : choices.types)
    .map((choice) => ({
      ...choice,
      filters: byTown ? { types, cities: [choice.value] } : { types: [Number(choice.value)], cities },
    }))
    .filter(({ value, count, filters }) => count !== 0 && !cities.includes(value) && isIndexableList(goal, filters))
    .map(({ label, count, filters }) => ({
      href: queryHref(path, { filters }),
      label: byTown ? label : categoryPlural(label, language),
      // An estimate must not be shown without the sign that marks it as one.
      count: choices.estimates ? null : count,
    }));
}
