import {
  FILTER_NAMES,
  type FilterName,
  type FilterWith,
  filterOf,
  RANGES,
} from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import { countIn, type Group, without } from './groups.ts';

type Chip = FilterWith<{ order: number }>;
type Range = keyof typeof RANGES;

/** One filter that narrows the list, as a visitor would name it; both ends of a range count as one. */
export interface ActiveFilter {
  name: Exclude<Chip, (typeof RANGES)[Range][number]> | Range;
  /** One of the values, for a filter with several. */
  value: string;
  /** The filters without this one. */
  rest: ListingFilters;
  /** Its panel. */
  group: Group | undefined;
}

/** Opens the control of a filter, with the focus on its field. */
export type EditFilter = (filter: ActiveFilter) => void;

/** In the order of their chips. */
const CHIPS = FILTER_NAMES.filter((name): name is Chip => filterOf(name).order !== undefined).sort(
  (a, b) => orderOf(a) - orderOf(b),
);

/** Every filter that narrows a list, each with the remaining filters if it is removed. */
export function activeFilters(filters: ListingFilters): ActiveFilter[] {
  const active = new Map<string, ActiveFilter>();
  for (const chip of CHIPS) {
    const { kind, group, range } = filterOf(chip);
    const set = filters[chip];
    const values = Array.isArray(set) && kind === 'list' ? set : set === undefined || set === false ? [] : [''];
    const name = (range ?? chip) as ActiveFilter['name'];
    for (const value of values) {
      const rest =
        kind === 'list'
          ? { ...filters, [chip]: values.filter((other) => other !== value) }
          : without(filters, range ? RANGES[range] : [chip]);
      active.set(`${name} ${value}`, { name, value: String(value), rest, group });
    }
  }
  return [...active.values()];
}

/** Whether the filter bar says this filter in words of its own: its chip names one value, and only counts those behind "more". */
export const isInBar = (filters: ListingFilters, { name, group }: ActiveFilter): boolean =>
  group !== undefined && group !== 'more' && (name in RANGES || countIn(filters, group) === 1);

function orderOf(name: FilterName): number {
  return filterOf(name).order ?? 0;
}
