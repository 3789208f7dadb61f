import { filtersWith } from '@facade/shared-domain/listing/filters/filters';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Language } from '@facade/shared-domain/model/language';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { Goal } from '@facade/shared-domain/model/property';
import type { Site } from '@facade/shared-domain/model/site';
import { pagePath } from '@facade/shared-domain/paths/localized-path';

/** The query of a search with the filters of this list. Null for a list of homes by id, which does not describe other homes. */
export function demandQuery(goal: Goal, { bbox, ids, ...filters }: ListingFilters): string | null {
  if (ids) return null;
  const corners = bbox && [
    { lng: bbox.west, lat: bbox.south },
    { lng: bbox.east, lat: bbox.south },
    { lng: bbox.east, lat: bbox.north },
    { lng: bbox.west, lat: bbox.north },
  ];
  const kept = Object.fromEntries(filtersWith({ isSaved: true }).map((name) => [name, filters[name]]));
  return writeFilters({ ...kept, goal, within: filters.within ?? corners }).toString();
}

/** Link to the form that registers this search. Null also if the agency has no such page. */
export function demandHref(
  { routes }: Pick<Site, 'routes'>,
  goal: Goal,
  filters: ListingFilters,
  language: Language,
): string | null {
  const query = demandQuery(goal, filters);
  return query === null ? null : pagePath(routes, `/demand-register/?${query}`, language);
}
