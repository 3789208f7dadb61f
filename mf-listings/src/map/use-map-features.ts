import type { Box } from '@facade/map-kit/messages/guards';
import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Language, ListingFilters, MapFeature, MapFeatures } from '@facade/shared-domain/model';
import { useRef } from 'react';
import { boxOf } from './list-message.ts';
import { searchedPart } from './search-place.ts';

/** Zoom of the question where the homes are: fine enough to see the towns apart. */
const FIRST_ZOOM = 10;

/** Milliseconds that a map must rest before its homes are requested: it may keep gliding. */
const REST = 150;

const NONE: MapFeature[] = [];

/** What the map looks at. */
export interface Looked {
  box: Box;
  zoom: number;
}

/**
 * Homes and clusters of a list, as fine as the map shows them. Without a view from the address, first requests all homes and returns
 * the box around them. A failure leaves what is there.
 * @param isDrawn the map is there
 * @param isPlaced the address says what the map looks at
 */
export function useMapFeatures(
  filters: Partial<ListingFilters>,
  { looked, isDrawn, isPlaced }: { looked: Looked | null; isDrawn: boolean; isPlaced: boolean },
) {
  const language = useLanguage();
  /** The box around all homes that these filters give. Read where the answer that sets it is rendered. */
  const found = useRef<{ of: string; view: Box | null }>(null);
  const key = JSON.stringify(filters);
  const at = isPlaced || found.current?.of === key ? looked : null;
  const isReady = isDrawn && (looked !== null || !isPlaced);
  const { answer } = useApi<MapFeature[]>(isReady ? JSON.stringify([language, key, at]) : null, {
    ask: async (signal) => {
      const bbox = at && searchedPart(at.box, filters);
      if (at && !bbox) return [];
      const part = bbox ? { ...filters, bbox } : filters;
      const features = await getMap({ filters: part, zoom: at?.zoom ?? FIRST_ZOOM, language, signal });
      if (!at && !signal.aborted) found.current = { of: key, view: boxOf(features) };
      return features;
    },
    pause: at ? REST : 0,
  });
  return { features: answer ?? NONE, view: found.current?.of === key ? found.current.view : null };
}

interface MapQuery {
  filters: Partial<ListingFilters>;
  zoom: number;
  language: Language;
  signal: AbortSignal;
}

/** The homes and clusters that match the filters. Rejects with `ApiError`. */
async function getMap({ filters, zoom, language, signal }: MapQuery): Promise<MapFeature[]> {
  const params = writeFilters(filters);
  params.set('lang', language);
  params.set('zoom', String(Math.round(zoom)));
  return (await browserApi.get<MapFeatures>(`/map?${params}`, { signal })).features;
}
