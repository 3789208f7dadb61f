import type { Goal } from '@facade/shared-domain/model';

/** Any change of the catalogue. An answer without keys of its own depends on it. */
export const ANY = '*';

/** Counts by town and category: a new price does not change them. */
export const COUNTS = 'counts';

/** The list of new-build projects. */
export const PROJECTS = 'projects';

export const homeKey = (id: number): string => `home-${id}`;
export const projectKey = (id: number): string => `project-${id}`;

/** Homes of a goal, or of a goal and a category. */
export const goalKey = (goal: Goal, categoryId?: number): string =>
  categoryId === undefined ? goal : `${goal}-type-${categoryId}`;

/** The columns of a home that keys are made of. */
export interface KeyedHome {
  goal: Goal;
  is_available: boolean;
  category_ids: readonly number[];
  type_key: string;
  city_key: string;
  zip: string;
  city: string;
  project_id: number | null;
}

/**
 * Keys of every answer that may change with a home: those that show it, and the lists that it was or now is part of.
 * @param before null for a new home
 * @param now null for a home that is gone
 */
export function keysOfHome(id: number, before: KeyedHome | null, now: KeyedHome | null): string[] {
  const sides = [before, now].flatMap((home) => (home ? [home] : []));
  const keys = sides.flatMap((home) => [
    goalKey(home.goal),
    ...home.category_ids.map((category) => goalKey(home.goal, category)),
    ...(home.project_id === null ? [] : [projectKey(home.project_id), PROJECTS]),
  ]);
  const [one, other] = [before, now].map((home) => home && JSON.stringify(countedBy(home)));
  return [...new Set([ANY, homeKey(id), ...keys, ...(one === other ? [] : [COUNTS])])];
}

/** Keys of every answer that a change of a project may alter. */
export const keysOfProject = (id: number): string[] => [ANY, projectKey(id), PROJECTS];

const countedBy = ({ goal, is_available, category_ids, type_key, city_key, zip, city }: KeyedHome) => [
  goal,
  is_available,
  category_ids,
  type_key,
  city_key,
  zip,
  city,
];
