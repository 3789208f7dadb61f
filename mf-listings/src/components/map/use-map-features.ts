import type { Box } from '@facade/map-kit/messages/guards';
import { useLanguage } from '@facade/section-kit';
import type { ListingFilters, MapFeature } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { getMap } from '../../api-client/get-map.ts';
import { boxOf } from '../../model/map/list-message.ts';
import { searchedPart } from '../../model/map/search-place.ts';

/** Zoom of the question where the homes are: fine enough to see the towns apart. */
const FIRST_ZOOM = 10;

/** Milliseconds that a map must rest before its homes are requested: it may keep gliding. */
const REST = 150;

/** What the map looks at. */
export interface Looked {
  box: Box;
  zoom: number;
}

/**
 * Homes and clusters of a list, as fine as the map shows them. Where nobody knows what to look at, all of them are asked for first:
 * `view` is the box that they are in. An answer that is overtaken is given up; one that fails leaves what is there.
 * @param isDrawn the map is there
 * @param isPlaced the address says what the map looks at
 */
export function useMapFeatures(
  filters: Partial<ListingFilters>,
  { looked, isDrawn, isPlaced }: { looked: Looked | null; isDrawn: boolean; isPlaced: boolean },
) {
  const language = useLanguage();
  const [features, setFeatures] = useState<MapFeature[]>([]);
  const [found, setFound] = useState<{ of: string; view: Box | null } | null>(null);
  const key = JSON.stringify(filters);
  const isKnown = isPlaced || found?.of === key;
  const area = JSON.stringify(isKnown ? looked : null);
  const isReady = isDrawn && (looked !== null || !isPlaced);

  useEffect(() => {
    if (!isReady) return;
    const gone = new AbortController();
    const at: Looked | null = JSON.parse(area);
    const own: Partial<ListingFilters> = JSON.parse(key);
    const bbox = at && searchedPart(at.box, own);
    const ask = () =>
      getMap({
        filters: bbox ? { ...own, bbox } : own,
        zoom: at?.zoom ?? FIRST_ZOOM,
        language,
        signal: gone.signal,
      }).then(
        (answer) => {
          if (gone.signal.aborted) return;
          setFeatures(answer);
          if (!at) setFound({ of: key, view: boxOf(answer) });
        },
        () => undefined,
      );
    if (at && !bbox) return setFeatures([]);
    const waiting = setTimeout(ask, at ? REST : 0);
    return () => {
      clearTimeout(waiting);
      gone.abort();
    };
  }, [key, area, language, isReady]);

  return { features, view: found?.of === key ? found.view : null };
}
