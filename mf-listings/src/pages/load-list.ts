import { type LoaderArgs, redirectTo } from '@facade/section-kit';
import { isIndexableList, nearestIndexable } from '@facade/shared-domain/listing/indexable-lists';
import type { City, Goal, ListingFilters, PropertyPage } from '@facade/shared-domain/model';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { toCardProperty } from '../cards/card-data.ts';
import { makeChoices, townsWithMost } from '../filters/choices.ts';
import { without } from '../filters/groups.ts';
import {
  getCategories,
  getProperties,
  getPropertiesIfAccepted,
  getSomeCities,
  type PropertiesQuery,
} from '../list/get-properties.ts';
import type { ListData } from '../list/list-data.ts';
import { listPath, otherGoal } from '../list/list-paths.ts';
import { type ListQuery, MAX_PAGE, PAGE_SIZE, queryHref, type WrongParameter, withWrong } from '../list/list-query.ts';
import { readListQuery, shownWrong } from '../list/read-list-query.ts';
import { relatedLists } from '../list/related-lists.ts';
import type { findLoosening } from './find-loosening.ts';
import { readNames } from './read-names.ts';

/**
 * Loads the data of a list. Requests properties, categories and some towns in parallel. A second request is needed only for a filter
 * that matches nothing known, or if other towns than those have most of the homes. Throws a redirect for a page after the last, for words
 * that are another filter or mean one page, and to the list of the other goal if the query names it.
 */
export async function loadList(args: LoaderArgs): Promise<ListData> {
  const { route, url, language, api, signal, site } = args;
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const { query: asked, wrong } = readListQuery(url.searchParams);
  if (asked.filters.goal && asked.filters.goal !== goal)
    throw redirectTo(withWrong(queryHref(listPath(site, otherGoal(goal), language), asked), wrong), 302);

  const { words } = asked.filters;
  const isFound = words !== undefined && (await search(asked, goal, wrong, args));
  if (words !== undefined && !isFound) wrong.push({ name: 'q', values: [words] });
  const understood = isFound ? asked : { ...asked, filters: without(asked.filters, ['words']) };
  const requestFor = ({ filters, sort, page }: ListQuery): PropertiesQuery => ({
    filters: restrict(filters, goal),
    sort,
    page: Math.min(page, MAX_PAGE),
    facets: !filters.ids,
    language,
    signal,
  });
  const [first, categories, someTowns] = await Promise.all([
    getPropertiesIfAccepted(api, requestFor(understood)),
    getCategories(api, language, signal),
    getSomeCities(api, { goal, filters: asked.filters, most: TOWNS_ASKED, language, signal }),
  ]);
  const { isOther, type, city, typeNames, cityNames, around, ...names } = readNames(understood.filters, {
    goal,
    categories,
    towns: someTowns,
    language,
  });
  wrong.push(...names.wrong);
  const query: ListQuery = { ...asked, filters: names.filters };
  const page: PropertyPage = first && !isOther ? first : await getProperties(api, requestFor(query));
  const { total, unavailable = 0 } = page;
  const towns = await withOffered(someTowns, page, args, goal);
  const choices = makeChoices(query.filters, { categories, towns, page, goal });
  const isIndexable = isIndexableList(goal, query.filters) && wrong.length === 0;
  const pages = pageCount(page);
  if (query.page > pages) throw redirectTo(withWrong(queryHref(url.pathname, { ...query, page: pages }), wrong), 302);
  return {
    goal,
    query,
    choices,
    type,
    city,
    typeNames,
    cityNames,
    around,
    wrong: wrong.map(shownWrong),
    properties: page.items.map(toCardProperty),
    total,
    totalIsMore: page.totalIsMore,
    unavailable,
    pages,
    loosening: total === 0 ? await loosen(query, around, requestFor, api) : null,
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

/** Whether homes have the words of the list. Throws a redirect if the words mean something else than this list. */
async function search(asked: ListQuery, goal: Goal, wrong: WrongParameter[], args: LoaderArgs): Promise<boolean> {
  const { resolveSearch } = await import('../search/resolve-search.ts');
  const path = await resolveSearch(asked, goal, args);
  if (path === null) return false;
  if (path === queryHref(listPath(args.site, goal, args.language), { ...asked, page: 1 })) return true;
  // The page of a home accepts none of the parameters of a list.
  throw redirectTo(path.includes('?') ? withWrong(path, wrong) : path, 302);
}

/** A list of favourites shows homes for sale and for rent together, and no other filter applies to it. */
const restrict = (filters: ListingFilters, goal: Goal): Partial<ListingFilters> =>
  filters.ids ? { ids: filters.ids, available: filters.available } : { ...filters, goal };

const pageCount = ({ total }: PropertyPage): number => Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
