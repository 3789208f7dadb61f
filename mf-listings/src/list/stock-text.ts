import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model/language';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import type { ListData } from './list-data.ts';
import { MAX_COUNT } from './list-query.ts';

/** A formatted count: "1.234", or "10.000+" if the real count is higher. */
export const countText = (count: number, language: Language, isMore = false): string =>
  formatNumber(count, language) + (isMore ? '+' : '');

export type Stock = Pick<ListData, 'goal' | 'query' | 'total' | 'totalIsMore' | 'unavailable'>;

/** "83 for sale, 10 sold", the same text wherever a list is counted. Favourites may have both goals: "12 properties". */
export function stockText(stock: Stock, language: Language, t: Translate<'mf-listings'>): string {
  const { goal, query, total, totalIsMore, unavailable } = stock;
  if (query.filters.ids) return t('list.homes', { count: total, number: countText(total, language, totalIsMore) });
  const available = countText(availableCount(stock), language, totalIsMore);
  const gone = countText(unavailable, language, unavailable >= MAX_COUNT);
  return t(`list.${unavailable > 0 ? 'someGone' : 'all'}.${goal}`, { count: unavailable, available, gone });
}

/** How many homes of a list are available, whether or not sold and rented ones are listed. */
export const availableCount = ({
  query,
  total,
  unavailable,
}: Pick<ListData, 'query' | 'total' | 'unavailable'>): number =>
  query.filters.available ? total : total - unavailable;
