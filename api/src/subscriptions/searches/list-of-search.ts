import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { DemandCriteria, Language } from '@facade/shared-domain/model';
import { listPath } from '@facade/shared-domain/paths/list-path';
import { municipalityValue } from '@facade/shared-domain/places/municipality';
import { siteFor } from '../../content/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** The path of the list of available homes, filtered as far as lists can. */
export function listOfSearch(
  { goal, zones, cities, ...filters }: DemandCriteria,
  { content, context }: Pick<Snapshot, 'content' | 'context'>,
  language: Language,
): string {
  const { routes } = siteFor(content, language, context);
  const query = writeFilters({ ...filters, cities: [...cities, ...zones.map(municipalityValue)] });
  return listPath(routes, goal, {}, language) + (query.size > 0 ? `?${query}` : '');
}
