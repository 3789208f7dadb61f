import type { Translate } from '@facade/section-kit';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { Language } from '@facade/shared-domain/model/language';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { ListData } from './list-data.ts';
import { listHeading } from './list-heading.ts';
import { otherGoal } from './list-paths.ts';
import { queryHref } from './list-query.ts';

interface WayOut {
  href: string;
  label: string;
  /** Number of properties in that list; null if unknown. */
  count: number | null;
}

/** Lists with properties to offer instead of an empty one, nearest first: by type or town only, then the other goal, then everything. */
export function waysOut(
  data: ListData,
  paths: { path: string; otherPath: string },
  t: Translate<'mf-listings'>,
  language: Language,
): WayOut[] {
  const { goal, query, type, city } = data;
  const way = (filters: Partial<ListingFilters>, count: number | null, to: Partial<ListData> = {}): WayOut => {
    const shown = { ...query, filters: { ...NO_FILTERS, ...filters } };
    const named = {
      typeNames: filters.types ? data.typeNames : '',
      cityNames: filters.cities ? data.cityNames : '',
      around: null,
    };
    return {
      href: to.goal ? queryHref(paths.otherPath, { filters }) : queryHref(paths.path, { filters, sort: query.sort }),
      label: listHeading(t, language, { ...data, ...named, ...to, query: shown }),
      count,
    };
  };
  const types = type ? { types: [Number(type.value)] } : {};
  const cities = city ? { cities: [city.value] } : {};
  const ways: WayOut[] = [];
  if (type && city) ways.push(way(types, type.count), way(cities, city.count));
  const single = type && city ? null : (type ?? city);
  if (single) ways.push(way({ ...types, ...cities }, single.otherCount, { goal: otherGoal(goal) }));
  ways.push({ ...way({}, null), href: paths.path });
  return ways.filter(({ count }) => count !== 0);
}
