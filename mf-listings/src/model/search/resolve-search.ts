import type { LoaderArgs } from '@facade/section-kit';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { withoutReferenceWord } from '@facade/shared-domain/listing/query/reference-word';
import type { Category, City, Counts, Goal, ListingFilters, Suggestions } from '@facade/shared-domain/model';
import { getSuggestions } from '../../api-client/get-suggestions.ts';
import { listPath } from '../list/list-paths.ts';
import { type ListQuery, queryHref } from '../list/list-query.ts';
import { townFilter } from './list-link.ts';
import { withNamed } from './open-list.ts';

/** What a search text stands for: a place on the site, or the properties that match it where several could be meant. */
export type SearchOutcome = { path: string } | { ids: number[] };

/**
 * Null where it names nothing. A reference leads to its property, a name to its project; what is understood as filters, a type or a
 * town to the list of them, for rent where nothing of it is for sale. The other filters of the list it is typed on are kept. Words that
 * are not understood stay in the address, for the list to say so.
 */
export async function resolveSearch(
  { q, filters, sort, view }: Pick<ListQuery, 'q' | 'filters' | 'sort' | 'view'>,
  goal: Goal,
  { api, language, site, signal }: Pick<LoaderArgs, 'api' | 'language' | 'site' | 'signal'>,
): Promise<SearchOutcome | null> {
  const text = withoutReferenceWord(q);
  const found = await getSuggestions(api, language, text, signal);
  const byId = found.properties.find(({ id }) => String(id) === text);
  if (byId) return { path: byId.path };
  const listOf = (to: Goal, named: Partial<ListingFilters>, ignored = '') => {
    const kept = withNamed({ goal, filters }, named, to);
    return { path: queryHref(listPath(site, to, language), { filters: kept, sort, view, q: ignored }) };
  };
  const { query } = found;
  if (query) {
    const named = readFilters(new URLSearchParams(query.filters)).filters;
    // Asked again, they must not be understood as the same once more.
    const ignored = query.ignored === text ? '' : query.ignored;
    return listOf(query.goal ?? reachableGoal(goal, [query.counts]), named, ignored);
  }
  const one = filterIn(text, found);
  if (one) return listOf(reachableGoal(goal, one.counts), one.filters);
  const [project, ...otherProjects] = found.projects ?? [];
  if (project && otherProjects.length === 0) return { path: project.path };
  const [first, ...others] = found.properties;
  if (!first) return null;
  return others.length > 0 ? { ids: found.properties.map(({ id }) => id) } : { path: first.path };
}

interface FoundFilter {
  filters: Partial<ListingFilters>;
  counts: Counts[];
}

/** The one type or town that the text means. */
function filterIn(text: string, { types, cities }: Suggestions): FoundFilter | null {
  const type = only<Category>(types, ({ name }) => [name], text, cities.length > 0);
  if (type) return { filters: { types: [type.id] }, counts: [type.counts] };
  // A zip is shared by villages: the list takes it as it is.
  if (cities.length > 0 && cities.every(({ zip }) => zip === text))
    return { filters: { cities: [text] }, counts: cities.map(({ counts }) => counts) };
  const city = only<City>(cities, ({ name, label, aliases }) => [name, label, ...aliases], text, types.length > 0);
  return city && { filters: { cities: [townFilter(city)] }, counts: [city.counts] };
}

/** One letter or two begin many words: that only one of them is a type's or a town's says nothing. */
const TELLING = 3;

/** The one item that matches, or the one called exactly so; null where several could be meant. */
function only<Item>(items: Item[], namesOf: (item: Item) => string[], text: string, rivals: boolean): Item | null {
  const exact = items.filter((item) => namesOf(item).some((name) => name.toLowerCase() === text.toLowerCase()));
  if (exact.length === 1) return exact[0] ?? null;
  return items.length === 1 && !rivals && text.length >= TELLING ? (items[0] ?? null) : null;
}

/** The asked list, unless only the other one has anything. */
function reachableGoal(goal: Goal, counts: Counts[]): Goal {
  const other = goal === 'sale' ? 'rent' : 'sale';
  const has = (wanted: Goal) => counts.some((count) => count[wanted] > 0);
  return !has(goal) && has(other) ? other : goal;
}
