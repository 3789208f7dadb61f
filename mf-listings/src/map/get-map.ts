import { browserApi } from '@facade/section-kit';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Language, ListingFilters, MapFeature, MapFeatures } from '@facade/shared-domain/model';

interface MapQuery {
  filters: Partial<ListingFilters>;
  zoom: number;
  language: Language;
  signal: AbortSignal;
}

/** The homes and clusters that match the filters. Rejects with `ApiError`. */
export async function getMap({ filters, zoom, language, signal }: MapQuery): Promise<MapFeature[]> {
  const params = writeFilters(filters);
  params.set('lang', language);
  params.set('zoom', String(Math.round(zoom)));
  return (await browserApi.get<MapFeatures>(`/map?${params}`, { signal })).features;
}
