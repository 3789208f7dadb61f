import type { LoaderArgs } from '@facade/section-kit';
import type { Category, Counts, Goal, Language, SearchIndex } from '@facade/shared-domain/model';
import { searchMatches } from '@facade/shared-domain/search';
import { getSearchIndex } from '../../api-client/get-search-index.ts';
import { cityValue, otherGoal } from '../list/filters.ts';
import { listPath } from '../list/list-paths.ts';
import { listHref, MAX_IDS } from '../list/list-query.ts';

/** What a search text stands for: a place on the site, or the properties that match it where several could be meant. */
export type SearchOutcome = { path: string } | { ids: number[] };

/**
 * Null where it names nothing. A reference leads to its property; a type, a town or both to the list of them, for rent where
 * nothing of it is for sale.
 */
export async function resolveSearch(
  text: string,
  goal: Goal,
  { api, language, site, signal }: Pick<LoaderArgs, 'api' | 'language' | 'site' | 'signal'>,
): Promise<SearchOutcome | null> {
  const index = await getSearchIndex(api, language, signal);
  const byId = index.properties.find(({ id }) => String(id) === text.replace(/^(ref\.?:?|#)\s*/i, ''));
  if (byId) return { path: byId.path };
  const found = filtersIn(text, index, language);
  if (found) {
    const target = reachableGoal(goal, found);
    const { type, city } = found;
    return { path: listHref(listPath(site, target, language), { type: type && String(type.id), city }) };
  }
  const { properties } = searchMatches(text, { types: [], cities: [], properties: index.properties }, language);
  const [first, ...others] = properties;
  if (!first) return null;
  return others.length > 0 ? { ids: properties.slice(0, MAX_IDS).map(({ id }) => id) } : { path: first.path };
}

interface FoundFilters {
  type?: Category;
  city?: string;
  counts: Counts[];
}

/** A type and a town together have no more; each word is looked for on both sides of every other. */
const MOST_WORDS = 12;

/** A type, a town, or the one followed by the other. */
function filtersIn(text: string, index: SearchIndex, language: Language): FoundFilters | null {
  const whole = typeIn(text, index, language) ?? cityIn(text, index, language);
  if (whole) return whole;
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS) return null;
  for (let split = 1; split < words.length; split += 1) {
    const before = words.slice(0, split).join(' ');
    const after = words.slice(split).join(' ');
    const type = typeIn(before, index, language) ?? typeIn(after, index, language);
    const city = cityIn(after, index, language) ?? cityIn(before, index, language);
    if (type && city) return { type: type.type, city: city.city, counts: [...type.counts, ...city.counts] };
  }
  return null;
}

function typeIn(text: string, index: SearchIndex, language: Language): FoundFilters | null {
  const { types } = searchMatches(text, { types: index.categories, cities: [], properties: [] }, language);
  const [type] = only(types, ({ name }) => [name], text);
  return type ? { type, counts: [type.counts] } : null;
}

function cityIn(text: string, index: SearchIndex, language: Language): FoundFilters | null {
  const { cities } = searchMatches(text, { types: [], cities: index.cities, properties: [] }, language);
  const [first] = cities;
  if (!first) return null;
  // A zip is shared by villages: the list takes it as it is.
  if (cities.every(({ zip }) => zip === text)) return { city: text, counts: cities.map(({ counts }) => counts) };
  const [city] = only(cities, ({ name, label, aliases }) => [name, label, ...aliases], text);
  return city ? { city: cityValue(city), counts: [city.counts] } : null;
}

/** One letter or two begin many words: that only one of them is a type's or a town's says nothing. */
const TELLING = 3;

/** The one item that matches, or the one called exactly so; nothing where several could be meant. */
function only<Item>(items: Item[], namesOf: (item: Item) => string[], text: string): Item[] {
  if (items.length === 1 && text.length >= TELLING) return items;
  const exact = items.filter((item) => namesOf(item).some((name) => name.toLowerCase() === text.toLowerCase()));
  return exact.length === 1 ? exact : [];
}

/** The asked list, unless only the other one has anything. */
function reachableGoal(goal: Goal, { counts }: FoundFilters): Goal {
  const has = (wanted: Goal) => counts.every((count) => count[wanted] > 0);
  return !has(goal) && has(otherGoal(goal)) ? otherGoal(goal) : goal;
}
