import type { Box } from '@facade/map-kit/messages/guards';
import { useLanguage } from '@facade/section-kit';
import type { ListingFilters, MapFeature } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { getMap } from '../../api-client/get-map.ts';
import { boxOf } from '../../model/map/list-message.ts';

/** Zoom of the first question: fine enough to see the towns apart. */
const FIRST_ZOOM = 10;

/** What the map looks at. */
export interface Looked {
  box: Box;
  zoom: number;
}

/**
 * Homes and clusters of a list: all of them at first, then those of what the map looks at. `view` is the box of the first answer.
 * An answer that is overtaken is given up; one that fails leaves what is there.
 */
export function useMapFeatures(filters: Partial<ListingFilters>, looked: Looked | null, isWanted: boolean) {
  const language = useLanguage();
  const [features, setFeatures] = useState<MapFeature[]>([]);
  const [view, setView] = useState<Box | null>(null);
  const key = JSON.stringify(filters);
  const area = JSON.stringify(looked);

  useEffect(() => {
    if (!isWanted) return;
    const gone = new AbortController();
    const at: Looked | null = JSON.parse(area);
    const own: Partial<ListingFilters> = JSON.parse(key);
    const [west = 0, south = 0, east = 0, north = 0] = at?.box ?? [];
    const asked = at ? { ...own, bbox: { west, south, east, north } } : own;
    getMap({ filters: asked, zoom: at?.zoom ?? FIRST_ZOOM, language, signal: gone.signal }).then(
      (found) => {
        if (gone.signal.aborted) return;
        setFeatures(found);
        if (!at) setView(boxOf(found));
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [key, area, language, isWanted]);

  return { features, view };
}
