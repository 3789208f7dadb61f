import { type LoaderArgs, redirectTo } from '@facade/section-kit';
import { isIndexableList, nearestIndexable } from '@facade/shared-domain/listing/indexable-lists';
import type { City, Goal, ListingFilters, PropertyPage } from '@facade/shared-domain/model';
import {
  getCategories,
  getProperties,
  getPropertiesIfAccepted,
  getSomeCities,
  type PropertiesQuery,
} from '../api-client/get-properties.ts';
import { toCardProperty } from '../model/cards/card-data.ts';
import { makeChoices, townsWithMost } from '../model/filters/choices.ts';
import { without } from '../model/filters/groups.ts';
import { cityValue, otherGoal } from '../model/list/filters.ts';
import type { ListData } from '../model/list/list-data.ts';
import { listPath } from '../model/list/list-paths.ts';
import {
  type ListQuery,
  MAX_PAGE,
  PAGE_SIZE,
  queryHref,
  type WrongParameter,
  withWrong,
} from '../model/list/list-query.ts';
import { readListQuery, shownWrong } from '../model/list/read-list-query.ts';
import { relatedLists } from '../model/list/related-lists.ts';
import type { findLoosening } from './find-loosening.ts';
import { readNames } from './read-names.ts';

/**
 * Loads the data of a list. Requests properties, categories and some towns in parallel. A second request is needed only for a filter
 * that matches nothing known, or if other towns than those have most of the homes. A search text that may mean several things stays in
 * the URL as a filter. Throws a redirect for a page after the last, for a search text that means one thing, and to the list of the other
 * goal if the query names it.
 */
export async function loadList(args: LoaderArgs): Promise<ListData> {
  const { route, url, language, api, signal, site } = args;
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const { query: asked, wrong } = readListQuery(url.searchParams);
  if (asked.filters.goal && asked.filters.goal !== goal)
    throw redirectTo(withWrong(queryHref(listPath(site, otherGoal(goal), language), asked), wrong), 302);

  const found = asked.q ? await search(asked, goal, wrong, args) : [];
  if (asked.q && found.length === 0) wrong.push({ name: 'q', values: [asked.q] });
  const requestFor = ({ filters, sort, page }: ListQuery): PropertiesQuery => ({
    filters: restrict(filters, goal),
    sort,
    page: Math.min(page, MAX_PAGE),
    facets: !filters.ids,
    language,
    signal,
  });
  const [first, categories, someTowns] = await Promise.all([
    found.length > 0 ? getFound(goal, asked, found, args) : getPropertiesIfAccepted(api, requestFor(asked)),
    getCategories(api, language, signal),
    getSomeCities(api, { goal, filters: asked.filters, most: TOWNS_ASKED, language, signal }),
  ]);
  const filters = found.length > 0 ? without(asked.filters, ['types', 'cities', 'near']) : asked.filters;
  const { isOther, type, city, around, ...names } = readNames(filters, {
    goal,
    categories,
    towns: someTowns,
    language,
  });
  wrong.push(...names.wrong);
  const query: ListQuery = { ...asked, q: found.length > 0 ? asked.q : '', filters: names.filters };
  const page: PropertyPage = first && !isOther ? first : await getProperties(api, requestFor(query));
  const { total, unavailable = 0 } = page;
  const towns = await withOffered(someTowns, page, args, goal);
  const choices = makeChoices(query.filters, { categories, towns, page, goal });
  const isIndexable = isIndexableList(goal, query.filters) && query.q === '' && wrong.length === 0;
  const pages = pageCount(page);
  if (query.page > pages) throw redirectTo(withWrong(queryHref(url.pathname, { ...query, page: pages }), wrong), 302);
  return {
    goal,
    query,
    choices,
    type,
    city,
    around,
    wrong: wrong.map(shownWrong),
    properties: page.items.map(toCardProperty),
    total,
    totalIsMore: page.totalIsMore,
    unavailable,
    pages,
    loosening: total === 0 && !query.q ? await loosen(query, around, requestFor, api) : null,
    nearest: nearestIndexable(goal, query.filters),
    isIndexable,
    related:
      isIndexable && query.page === 1
        ? relatedLists({ goal, query, choices }, listPath(site, goal, language), language)
        : [],
  };
}

/** Loaded with the first empty list. */
const loosen: typeof findLoosening = async (...args) => (await import('./find-loosening.ts')).findLoosening(...args);

/** Towns requested beside those in the filters. They include, for most filters, the towns with most of the homes. */
const TOWNS_ASKED = 40;

/** Adds the towns with most homes of this list, if they are not among the agency's largest. */
async function withOffered(towns: City[], page: PropertyPage, args: LoaderArgs, goal: Goal): Promise<City[]> {
  const { api, language, signal } = args;
  const known = new Set(towns.map(cityValue));
  const cities = townsWithMost(page).filter((value) => !known.has(value));
  if (cities.length === 0) return towns;
  const more = await getSomeCities(api, { goal, filters: { cities }, most: 0, language, signal });
  return [...towns, ...more.filter((town) => !known.has(cityValue(town)))];
}

/** Ids of the properties that a search text finds; empty if there are none. Throws a redirect if the text means one page. */
async function search(asked: ListQuery, goal: Goal, wrong: WrongParameter[], args: LoaderArgs): Promise<number[]> {
  const { resolveSearch } = await import('../model/search/resolve-search.ts');
  const outcome = await resolveSearch(asked, goal, args);
  // The page of a home accepts none of the parameters of a list.
  if (outcome && 'path' in outcome)
    throw redirectTo(outcome.path.includes('?') ? withWrong(outcome.path, wrong) : outcome.path, 302);
  return outcome?.ids ?? [];
}

/** The found properties of this goal, or all of them if there are none of this goal. */
async function getFound(
  goal: Goal,
  { sort, page, filters: { available } }: ListQuery,
  ids: number[],
  { api, language, signal }: LoaderArgs,
): Promise<PropertyPage> {
  const request = { sort, page: Math.min(page, MAX_PAGE), language, signal };
  const own = await getProperties(api, { ...request, filters: { goal, ids, available } });
  return own.total > 0 ? own : getProperties(api, { ...request, filters: { ids, available } });
}

/** A list of favourites shows homes for sale and for rent together, and no other filter applies to it. */
const restrict = (filters: ListingFilters, goal: Goal): Partial<ListingFilters> =>
  filters.ids ? { ids: filters.ids, available: filters.available } : { ...filters, goal };

const pageCount = ({ total }: PropertyPage): number => Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
