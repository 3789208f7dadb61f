import type { Box } from '@facade/map-kit/messages/guards';
import { browserApi, useApi, useLanguage } from '@facade/section-kit';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { ListingFilters, MapFeature, MapFeatures } from '@facade/shared-domain/model';
import { useRef } from 'react';
import { boxOf } from './list-message.ts';
import { searchedPart } from './search-place.ts';

/** Zoom of the question where the homes are: fine enough to see the towns apart. */
const FIRST_ZOOM = 10;

/** Zoom at which each home has its own place, and the number of homes up to which the first question asks for that. */
const HOME_ZOOM = 17;
const FEW_HOMES = 150;

/** Milliseconds that a map must rest before its homes are requested, and its list: the visitor may go on at once. */
export const REST = 80;

const NONE: MapFeature[] = [];

/** What the map looks at. */
export interface Looked {
  box: Box;
  zoom: number;
}

interface Sight {
  looked: Looked | null;
  /** The map is there. */
  isDrawn: boolean;
  /** The address or the visitor says what the map looks at. */
  isPlaced: boolean;
  /** Number of homes of the list. */
  total: number;
}

/**
 * Homes and clusters of a list, as fine as the map shows them. Without a view from the address, first requests all homes and returns
 * the box around them. A failure leaves what is there.
 */
export function useMapFeatures(filters: Partial<ListingFilters>, { looked, isDrawn, isPlaced, total }: Sight) {
  const language = useLanguage();
  /** The box around all homes that these filters give. Read where the answer that sets it is rendered. */
  const found = useRef<{ of: string; view: Box | null }>(null);
  const key = JSON.stringify(filters);
  const at = isPlaced || found.current?.of === key ? looked : null;
  const isReady = isDrawn && (looked !== null || !isPlaced);
  const part = at && searchedPart(at.box, filters);
  const params = writeFilters(part ? { ...filters, bbox: part } : filters);
  params.set('lang', language);
  params.set('zoom', String(Math.round(at?.zoom ?? (total > FEW_HOMES ? FIRST_ZOOM : HOME_ZOOM))));
  const isNowhere = at !== null && part === null;
  const { answer } = useApi<MapFeature[]>(isReady ? (isNowhere ? 'nowhere' : `/map?${params}`) : null, {
    ask: async (signal) => {
      if (isNowhere) return [];
      const { features } = await browserApi.get<MapFeatures>(`/map?${params}`, { signal });
      if (!at && !signal.aborted) found.current = { of: key, view: boxOf(features) };
      return features;
    },
    pause: at ? REST : 0,
  });
  return { features: answer ?? NONE, view: found.current?.of === key ? found.current.view : null };
}
