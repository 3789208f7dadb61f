import type { Goal, Language } from '../model/index.ts';
import { type LinkRoute, localizedPath } from './localized-path.ts';

/** The filters of a list. */
export interface ListFilter {
  /** Written as `{name}|{zip}`; either form is accepted. */
  city?: { name: string; zip: string } | string | null;
  /** WebID of a category. */
  type?: number | null;
}

/**
 * The path of the list of all homes for sale or rent, optionally filtered by town and category. Language null gives the
 * original form.
 * @example listPath(site.routes, 'sale', { city: 'Ath|7800', type: 1 }, 'nl') // '/nl/te-koop/?city=Ath%7C7800&type=1'
 */
export function listPath(
  routes: readonly LinkRoute[],
  goal: Goal,
  { city, type }: ListFilter,
  language: Language | null,
): string {
  const query = new URLSearchParams();
  if (city) query.set('city', typeof city === 'string' ? city : `${city.name}|${city.zip}`);
  if (type !== null && type !== undefined) query.set('type', String(type));
  const path = localizedPath(routes, goal === 'sale' ? '/for-sale/' : '/for-rent/', language);
  return query.size > 0 ? `${path}?${query}` : path;
}
