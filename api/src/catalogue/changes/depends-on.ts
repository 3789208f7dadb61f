import type { Goal, ListingFilters, PropertySort, PropertySummary } from '@facade/shared-domain/model';
import { COUNTS, goalKey, homeKey, projectKey } from './keys.ts';

type ShownHome = Pick<PropertySummary, 'id' | 'projectId'>;

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** Keys of homes that are shown: their own, and their projects', of whose names their addresses are made. */
export const keysOfShown = (homes: readonly ShownHome[]): string[] =>
  homes.flatMap(({ id, projectId }) => [homeKey(id), ...(projectId === null ? [] : [projectKey(projectId)])]);

interface ListedBy {
  filters: ListingFilters;
  sort?: PropertySort | undefined;
  /** Its filters' choices are counted too, which are homes of other types and towns. */
  facets: boolean;
}

/** Keys of a list: of the homes that it shows, and of those that may come into it, leave it, move or count in it. */
export const keysOfList = (list: ListedBy, shown: readonly ShownHome[]): string[] => [
  ...keysOfShown(shown),
  ...keysOfScope(list),
  ...(readsTowns(list) ? [COUNTS] : []),
];

/** Every home that fits the filters has one of them. */
function keysOfScope({ filters: { goal, types, ids, project }, facets }: ListedBy): string[] {
  const goals = goal ? [goal] : GOALS;
  if (facets) return goals.map((one) => goalKey(one));
  if (ids) return ids.map(homeKey);
  if (project !== undefined) return [projectKey(project)];
  if (types.length === 0) return goals.map((one) => goalKey(one));
  return goals.flatMap((one) => types.map((type) => goalKey(one, type)));
}

/** Which towns and types there are, and how they are written, is found by all homes together. */
const readsTowns = ({ filters, sort, facets }: ListedBy): boolean =>
  facets || filters.cities.length > 0 || sort === 'city' || sort === 'type';

/** Keys of the homes like one: of those shown, and of all that might be. */
export const keysOfSimilar = (
  { id, goal, categoryIds }: Pick<PropertySummary, 'id' | 'goal' | 'categoryIds'>,
  shown: readonly ShownHome[],
): string[] => [homeKey(id), ...categoryIds.map((category) => goalKey(goal, category)), ...keysOfShown(shown)];
