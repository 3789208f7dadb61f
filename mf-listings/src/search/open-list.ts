import { FILTER_NAMES, filtersWith } from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { Goal } from '@facade/shared-domain/model/property';
import { narrows, without } from '../filters/groups.ts';
import type { ListData } from '../list/list-data.ts';

/** The list whose page contains the search box. */
export type OpenList = Pick<ListData, 'goal' | 'query' | 'choices'>;

/** The effect of a key in the search panel: another active cell, or the page to open. */
export type KeyAnswer = { active: string | null } | { go: string };

/** What the box asks its panel about a key; null: the key means nothing to it. */
export type PanelKeys = (key: string) => KeyAnswer | null;

/** Filters that replace one another: a choice of one removes the others of its group. */
const TOGETHER = [filtersWith({ isPlace: true }), filtersWith({ group: 'price' })] as const;

const NAMES = FILTER_NAMES.filter((name) => name !== 'goal' && name !== 'ids');

/**
 * The filters of a list after a choice in its search box, which holds the words of the list and sets them anew. The choice replaces only filters of the same group; features are added. A list of
 * homes by id has no filters to keep, and the prices of one goal do not apply to the other.
 */
export function withNamed(
  { goal, filters }: { goal: Goal; filters: ListingFilters },
  named: Partial<ListingFilters>,
  to: Goal,
): Partial<ListingFilters> {
  if (filters.ids) return named;
  const chosen = NAMES.filter((name) => narrows(named, name));
  const replaced = TOGETHER.flatMap((names) => (names.some((name) => chosen.includes(name)) ? names : []));
  const kept = without(filters, ['words', ...replaced, ...(goal === to ? [] : filtersWith({ group: 'price' }))]);
  const has = [...new Set([...kept.has, ...(named.has ?? [])])];
  return { ...kept, ...Object.fromEntries(chosen.map((name) => [name, named[name]])), has };
}

/** Whether other filters are kept besides those of the choice. */
export const keepsMore = (all: Partial<ListingFilters>, named: Partial<ListingFilters>): boolean =>
  NAMES.some((name) => narrows(all, name) && !narrows(named, name)) ||
  (all.has?.length ?? 0) > (named.has?.length ?? 0);
