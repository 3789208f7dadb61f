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
import { findLoosening } from './find-loosening.ts';
import { readNames } from './read-names.ts';

/**
 * Data of a list. Properties, categories and some towns are asked for at once; only a filter that names nothing, or that is fitted
 * best by homes in other towns, costs a second question. A search text that may mean several things is a filter of its own. Throws a redirect for a page after the last, for
 * a search text that means one thing, and to the list of the goal that the query names.
 */
export async function loadList(args: LoaderArgs): Promise<ListData> {
  const { route, url, language, api, signal, site } = args;
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const { query: asked, wrong } = readListQuery(url.searchParams);
  if (asked.filters.goal && asked.filters.goal !== goal)
    throw redirectTo(withWrong(queryHref(listPath(site, otherGoal(goal), language), asked), wrong), 302);

  const found = asked.q ? await search(asked, goal, wrong, args) : [];
  if (asked.q && found.length === 0) wrong.push({ name: 'q', values: [asked.q] });
  const questionOf = ({ filters, sort, page }: ListQuery): PropertiesQuery => ({
    filters: restrict(filters, goal),
    sort,
    page: Math.min(page, MAX_PAGE),
    facets: !filters.ids,
    language,
    signal,
  });
  const [first, categories, someTowns] = await Promise.all([
    found.length > 0 ? getFound(goal, asked, found, args) : getPropertiesIfAccepted(api, questionOf(asked)),
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
  const page: PropertyPage = first && !isOther ? first : await getProperties(api, questionOf(query));
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
    loosening: total === 0 && !query.q ? await findLoosening(query, questionOf, api) : null,
    nearest: nearestIndexable(goal, query.filters),
    isIndexable,
    related:
      isIndexable && query.page === 1
        ? relatedLists({ goal, query, choices }, listPath(site, goal, language), language)
        : [],
  };
}

/** Towns that are asked for beside those that are named: the ones that most filters have most homes in are among them. */
const TOWNS_ASKED = 40;

/** With the towns that have most homes of this list, where they are not those that have most of all. */
async function withOffered(towns: City[], page: PropertyPage, args: LoaderArgs, goal: Goal): Promise<City[]> {
  const { api, language, signal } = args;
  const known = new Set(towns.map(cityValue));
  const cities = townsWithMost(page).filter((value) => !known.has(value));
  if (cities.length === 0) return towns;
  const more = await getSomeCities(api, { goal, filters: { cities }, most: 0, language, signal });
  return [...towns, ...more.filter((town) => !known.has(cityValue(town)))];
}

/** Properties a search text finds; none where it names nothing. Throws a redirect where it means one place. */
async function search(asked: ListQuery, goal: Goal, wrong: WrongParameter[], args: LoaderArgs): Promise<number[]> {
  const { resolveSearch } = await import('../model/search/resolve-search.ts');
  const outcome = await resolveSearch(asked, goal, args);
  // Pages of one home take none of the parameters of a list.
  if (outcome && 'path' in outcome)
    throw redirectTo(outcome.path.includes('?') ? withWrong(outcome.path, wrong) : outcome.path, 302);
  return outcome?.ids ?? [];
}

/** Those of this list, or all where every one is on the other. */
async function getFound(
  goal: Goal,
  { sort, page, filters: { available } }: ListQuery,
  ids: number[],
  { api, language, signal }: LoaderArgs,
): Promise<PropertyPage> {
  const question = { sort, page: Math.min(page, MAX_PAGE), language, signal };
  const own = await getProperties(api, { ...question, filters: { goal, ids, available } });
  return own.total > 0 ? own : getProperties(api, { ...question, filters: { ids, available } });
}

/** Kept properties are for sale and for rent together, and no filter hides one. */
const restrict = (filters: ListingFilters, goal: Goal): Partial<ListingFilters> =>
  filters.ids ? { ids: filters.ids, available: filters.available } : { ...filters, goal };

const pageCount = ({ total }: PropertyPage): number => Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)));
