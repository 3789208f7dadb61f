import { type LoaderArgs, redirectTo } from '@facade/platform/section';
import type { Goal, PropertyPage } from '@facade/shared-domain/model';
import { getCategories, getCities, getProperties, getPropertiesIfAccepted } from '../api-client/get-properties.ts';
import { toCardProperty } from '../model/card-data.ts';
import { readCity, readType } from '../model/filters.ts';
import type { ListData } from '../model/list-data.ts';
import { type ListQuery, listHref, PAGE_SIZE, readListQuery } from '../model/list-query.ts';

/**
 * Data of a list. Properties, categories and towns are asked for at once; only a filter that names nothing, or names its
 * town otherwise than the api does, costs a second question. Throws a redirect for a page after the last and for a
 * search text that means one thing.
 */
export async function loadList(args: LoaderArgs): Promise<ListData> {
  const { route, url, language, api, signal } = args;
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const asked = readListQuery(url.searchParams);
  const unknown: ListData['unknown'] = {};
  if (asked.q) {
    const { resolveSearch } = await import('../model/resolve-search.ts');
    const destination = await resolveSearch(asked.q, goal, args);
    if (destination) throw redirectTo(destination, 302);
    unknown.q = asked.q;
  }
  const [first, categories, cities] = await Promise.all([
    getPropertiesIfAccepted(api, { ...restrict(asked, goal), language, signal }),
    getCategories(api, language, signal),
    getCities(api, language, signal),
  ]);
  const type = readType(asked.type, categories, goal);
  const city = readCity(asked.city, cities, goal);
  if (asked.type && !type.chosen) unknown.type = asked.type;
  if (asked.city && !city.chosen) unknown.city = asked.city;
  const query: ListQuery = { ...asked, q: '', type: type.chosen?.value ?? '', city: city.chosen?.value ?? '' };
  const understood = first && query.type === asked.type && query.city === asked.city;
  const page = understood ? first : await getProperties(api, { ...restrict(query, goal), language, signal });
  const pages = pageCount(page);
  if (query.page > pages) throw redirectTo(listHref(url.pathname, { ...query, page: pages }), 302);
  return { goal, query, type, city, unknown, properties: page.items.map(toCardProperty), total: page.total, pages };
}

/** Kept properties are for sale and for rent together, and no filter hides one. */
const restrict = ({ ids, type, city, sort, page }: ListQuery, goal: Goal) =>
  ids.length > 0 ? { ids, sort, page } : { goal, type, city, sort, page };

const pageCount = ({ total }: PropertyPage): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
