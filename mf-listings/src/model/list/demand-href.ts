import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Goal, Language, ListingFilters, Site } from '@facade/shared-domain/model';
import { pagePath } from '@facade/shared-domain/paths/localized-path';

/**
 * The form that registers a search, filled in as this list is narrowed; null where the agency has no such page, and for a list of
 * chosen homes, which says nothing of others.
 */
export function demandHref(
  { routes }: Pick<Site, 'routes'>,
  goal: Goal,
  { bbox, project: _project, ids, available: _available, ...kept }: ListingFilters,
  language: Language,
): string | null {
  if (ids) return null;
  const corners = bbox && [
    { lng: bbox.west, lat: bbox.south },
    { lng: bbox.east, lat: bbox.south },
    { lng: bbox.east, lat: bbox.north },
    { lng: bbox.west, lat: bbox.north },
  ];
  const query = writeFilters({ ...kept, goal, within: kept.within ?? corners });
  return pagePath(routes, `/demand-register/?${query}`, language);
}
