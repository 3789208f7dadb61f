import { type ApiClient, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { Goal, PropertyPage } from '@facade/shared-domain/model';
import {
  getCategories,
  getCities,
  getProperties,
  getPropertiesIfAccepted,
  type PropertiesQuery,
} from '../api-client/get-properties.ts';
import { toCardProperty } from '../model/cards/card-data.ts';
import { readCity, readType } from '../model/list/filters.ts';
import type { ListData } from '../model/list/list-data.ts';
import { type ListQuery, listHref, PAGE_SIZE, readListQuery } from '../model/list/list-query.ts';

/**
 * Data of a list. Properties, categories and towns are asked for at once; only a filter that names nothing, or names its
 * town otherwise than the api does, costs a second question. A search text that may mean several things is a filter of its own.
 * Throws a redirect for a page after the last and for a search text that means one thing.
 */
export async function loadList(args: LoaderArgs): Promise<ListData> {
  const { route, url, language, api, signal } = args;
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const asked = readListQuery(url.searchParams);
  const unknown: ListData['unknown'] = {};
  const found = asked.q ? await search(asked.q, goal, args) : [];
  if (asked.q && found.length === 0) unknown.q = asked.q;
  const [first, categories, cities] = await Promise.all([
    found.length > 0
      ? getFound(api, goal, {
          ids: found,
          sort: asked.sort,
          available: asked.available,
          page: asked.page,
          language,
          signal,
        })
      : getPropertiesIfAccepted(api, { ...restrict(asked, goal), language, signal }),
    getCategories(api, language, signal),
    getCities(api, language, signal),
  ]);
  const filters = found.length > 0 ? { type: '', city: '' } : asked;
  const type = readType(filters.type, categories, goal);
  const city = readCity(filters.city, cities, goal);
  if (filters.type && !type.chosen) unknown.type = asked.type;
  if (filters.city && !city.chosen) unknown.city = asked.city;
  const query: ListQuery = {
    ...asked,
    q: found.length > 0 ? asked.q : '',
    type: type.chosen?.value ?? '',
    city: city.chosen?.value ?? '',
  };
  const understood = first && query.type === filters.type && query.city === filters.city;
  const page = understood ? first : await getProperties(api, { ...restrict(query, goal), language, signal });
  const pages = pageCount(page);
  if (query.page > pages) throw redirectTo(listHref(url.pathname, { ...query, page: pages }), 302);
  // An api of an earlier version does not count them.
  const { total, unavailable = 0 } = page;
  return { goal, query, type, city, unknown, properties: page.items.map(toCardProperty), total, unavailable, pages };
}

/** Properties a search text finds; none where it names nothing. Throws a redirect where it means one place. */
async function search(text: string, goal: Goal, args: LoaderArgs): Promise<number[]> {
  const { resolveSearch } = await import('../model/search/resolve-search.ts');
  const outcome = await resolveSearch(text, goal, args);
  if (outcome && 'path' in outcome) throw redirectTo(outcome.path, 302);
  return outcome?.ids ?? [];
}

/** Those of this list, or all where every one is on the other. */
async function getFound(api: ApiClient, goal: Goal, query: PropertiesQuery): Promise<PropertyPage> {
  const own = await getProperties(api, { ...query, goal });
  return own.total > 0 ? own : getProperties(api, query);
}

/** Kept properties are for sale and for rent together, and no filter hides one. */
const restrict = ({ ids, type, city, sort, available, page }: ListQuery, goal: Goal) =>
  ids.length > 0 ? { ids, sort, available, page } : { goal, type, city, sort, available, page };

const pageCount = ({ total }: PropertyPage): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
