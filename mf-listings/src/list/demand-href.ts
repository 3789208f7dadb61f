import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Language } from '@facade/shared-domain/model/language';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { Goal } from '@facade/shared-domain/model/property';
import type { Site } from '@facade/shared-domain/model/site';
import { pagePath } from '@facade/shared-domain/paths/localized-path';

/**
 * Link to the form that registers a search, prefilled with the filters of this list. Null if the agency has no such page, and for a list of
 * homes by id, which does not describe other homes.
 */
export function demandHref(
  { routes }: Pick<Site, 'routes'>,
  goal: Goal,
  { bbox, project: _project, ids, available: _available, words: _words, ...kept }: ListingFilters,
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
