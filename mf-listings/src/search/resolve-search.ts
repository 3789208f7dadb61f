import type { LoaderArgs } from '@facade/section-kit';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { withoutReferenceWord } from '@facade/shared-domain/listing/query/reference-word';
import type { Category, City, Counts, Goal, ListingFilters, Suggestions } from '@facade/shared-domain/model';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { isNarrowed, without } from '../filters/groups.ts';
import { listPath } from '../list/list-paths.ts';
import { type ListQuery, queryHref } from '../list/list-query.ts';
import { getSuggestions } from './get-suggestions.ts';
import { withNamed } from './open-list.ts';

/** The list that a text is typed on, whose other filters are kept; on a page without one, no filters. */
export interface SearchOrigin extends Pick<ListQuery, 'filters' | 'sort' | 'view'> {
  goal: Goal;
  /** Paths of both lists. */
  paths: Record<Goal, string>;
}

/** Where the words of a list lead: see {@link searchTarget}. */
export async function resolveSearch(
  query: Pick<ListQuery, 'filters' | 'sort' | 'view'>,
  goal: Goal,
  { api, language, site, signal }: Pick<LoaderArgs, 'api' | 'language' | 'site' | 'signal'>,
): Promise<string | null> {
  const text = query.filters.words ?? '';
  const found = await getSuggestions(api, language, withoutReferenceWord(text), signal);
  const paths = { sale: listPath(site, 'sale', language), rent: listPath(site, 'rent', language) };
  return searchTarget(text, found, { ...query, goal, paths });
}

/**
 * The path that a text leads to, given what is suggested for it; null if nothing matches. A reference leads to its property, a name to its
 * project. Filters, a type, a town or words lead to a list with them, for rent if nothing is for sale. The other filters of the list are
 * kept. Words that are not understood stay in the address, so that the list can report them. The one rule for Enter: the panel shows its answer, a list redirects to it.
 */
export function searchTarget(
  typed: string,
  found: Suggestions,
  { filters, sort, view, goal, paths }: SearchOrigin,
): string | null {
  const text = withoutReferenceWord(typed);
  const byId = found.properties.find(({ id }) => String(id) === text);
  if (byId) return byId.path;
  const listOf = (to: Goal, named: Partial<ListingFilters>, ignored?: string) => {
    const kept = withNamed({ goal, filters }, named, to);
    return queryHref(paths[to], { filters: { ...kept, words: ignored ?? kept.words }, sort, view });
  };
  const { query } = found;
  const named = readFilters(new URLSearchParams(query?.filters)).filters;
  const listOfQuery = ({ goal: to, counts, ignored }: NonNullable<typeof query>) =>
    // Otherwise the list would resolve the same text again.
    listOf(to ?? filters.goal ?? reachableGoal(goal, [counts]), named, ignored === text ? undefined : ignored);
  if (query && isNarrowed({ ...without(named, ['words']) })) return listOfQuery(query);
  const one = filterIn(text, found);
  if (one) return listOf(reachableGoal(goal, one.counts), one.filters);
  const [project, ...otherProjects] = found.projects ?? [];
  if (project && otherProjects.length === 0) return project.path;
  if (!query) return null;
  const isOnly = query.count === 1 && !isNarrowed(without(filters, ['words']));
  return (isOnly && found.properties[0]?.path) || listOfQuery(query);
}

interface FoundFilter {
  filters: Partial<ListingFilters>;
  counts: Counts[];
}

/** The only type or town that the text refers to. */
function filterIn(text: string, { types, cities }: Suggestions): FoundFilter | null {
  const type = onlyMatch<Category>(types, ({ name }) => [name], text, cities.length > 0);
  if (type) return { filters: { types: [type.id] }, counts: [type.counts] };
  // Several villages may share a zip: the list accepts it unchanged.
  if (cities.length > 0 && cities.every(({ zip }) => zip === text))
    return { filters: { cities: [text] }, counts: cities.map(({ counts }) => counts) };
  const city = onlyMatch<City>(cities, ({ name, label, aliases }) => [name, label, ...aliases], text, types.length > 0);
  return city && { filters: { cities: [cityValue(city)] }, counts: [city.counts] };
}

/** Minimum length of a unique prefix: one or two letters begin many words. */
const MIN_PREFIX = 3;

/** The only item that matches, or whose name equals the text; null if it is ambiguous. */
function onlyMatch<Item>(items: Item[], namesOf: (item: Item) => string[], text: string, rivals: boolean): Item | null {
  const exact = items.filter((item) => namesOf(item).some((name) => name.toLowerCase() === text.toLowerCase()));
  if (exact.length === 1) return exact[0] ?? null;
  return items.length === 1 && !rivals && text.length >= MIN_PREFIX ? (items[0] ?? null) : null;
}

/** The requested list, unless only the other one has homes. */
function reachableGoal(goal: Goal, counts: Counts[]): Goal {
  const other = goal === 'sale' ? 'rent' : 'sale';
  const has = (wanted: Goal) => counts.some((count) => count[wanted] > 0);
  return !has(goal) && has(other) ? other : goal;
}
