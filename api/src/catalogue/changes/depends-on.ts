import type { Goal, ListingFilters, PropertyDetail, PropertySort, PropertySummary } from '@facade/shared-domain/model';
import { COUNTS, goalKey, homeKey, projectKey } from './keys.ts';

type ShownHome = Pick<PropertySummary, 'id' | 'projectId'>;

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** Keys of homes that an answer shows: their own, and those of their projects, whose names are part of their URLs. */
const keysOfShown = (homes: readonly ShownHome[]): string[] =>
  homes.flatMap(({ id, projectId }) => [homeKey(id), ...(projectId === null ? [] : [projectKey(projectId)])]);

/** Keys of the page of a home: of its category too where its price is compared with that of similar homes. */
export const keysOfDetail = (home: PropertyDetail): string[] => [
  ...keysOfShown([home]),
  ...(home.goal === 'sale' && home.availability === 'available'
    ? home.categoryIds.slice(0, 1).map((category) => goalKey('sale', category))
    : []),
];

interface ListedBy {
  filters: ListingFilters;
  sort?: PropertySort | undefined;
  /** Counts the choices of its filters too, and so depends on homes of other types and towns. */
  facets: boolean;
}

/** Keys of a list: of the homes that it shows, and of those that may enter it, leave it, move within it or change its counts. */
export const keysOfList = (list: ListedBy, shown: readonly ShownHome[]): string[] => [
  ...keysOfShown(shown),
  ...keysOfScope(list),
  ...(readsTowns(list) ? [COUNTS] : []),
];

/** Every home that matches the filters has one of these keys. */
function keysOfScope({ filters: { goal, types, ids, project }, facets }: ListedBy): string[] {
  const goals = goal ? [goal] : GOALS;
  if (facets) return goals.map((one) => goalKey(one));
  if (ids) return ids.map(homeKey);
  if (project !== undefined) return [projectKey(project)];
  if (types.length === 0) return goals.map((one) => goalKey(one));
  return goals.flatMap((one) => types.map((type) => goalKey(one, type)));
}

/** Which towns and types exist, and how they are spelled, depends on all homes. */
const readsTowns = ({ filters, sort, facets }: ListedBy): boolean =>
  facets || filters.cities.length > 0 || sort === 'city' || sort === 'type';

/** Keys of the homes that are similar to one: those shown, and all that could be shown instead. */
export const keysOfSimilar = (
  { id, goal, categoryIds }: Pick<PropertySummary, 'id' | 'goal' | 'categoryIds'>,
  shown: readonly ShownHome[],
): string[] => [homeKey(id), ...categoryIds.map((category) => goalKey(goal, category)), ...keysOfShown(shown)];
