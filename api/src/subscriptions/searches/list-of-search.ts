import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { DemandCriteria, Language } from '@facade/shared-domain/model';
import { listPath } from '@facade/shared-domain/paths/list-path';
import { municipalityValue } from '@facade/shared-domain/places/municipality';
import { siteFor } from '../../content/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** The path of the list of a search, filtered as far as lists can: they have no number of garages or parking places. */
export function listOfSearch(
  { zones, cities, ...criteria }: DemandCriteria,
  { content, context }: Pick<Snapshot, 'content' | 'context'>,
  language: Language,
): string {
  const { goal, minGarages: _least, maxGarages: _most, minParkings: _from, maxParkings: _to, ...filters } = criteria;
  const { routes } = siteFor(content, language, context);
  const query = writeFilters({ ...filters, cities: [...cities, ...zones.map(municipalityValue)] });
  return listPath(routes, goal, {}, language) + (query.size > 0 ? `?${query}` : '');
}
