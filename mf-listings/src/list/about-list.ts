import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model/language';
import type { ListData } from './list-data.ts';
import { listHeading } from './list-heading.ts';
import { availableCount, countText } from './stock-text.ts';

/** One or two sentences about a list, for its page and for search engines. Lists by town, by type and by price have different texts. */
export function aboutList(t: Translate<'mf-listings'>, language: Language, data: ListData, agency: string): string {
  const { types, cities, near, maxPrice } = data.query.filters;
  const place = cities.length > 0 || near ? 'City' : '';
  const kind = types.length > 0 ? (`type${place}` as const) : place ? 'city' : maxPrice === undefined ? 'all' : 'price';
  const count = availableCount(data);
  const number = countText(count, language, data.totalIsMore);
  return t(`list.about.${kind}`, { heading: listHeading(t, language, data), count, number, agency });
}
