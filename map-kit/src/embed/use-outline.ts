import { useLanguage } from '@facade/section-kit';
import { useEffect, useState } from 'react';
import type { Position } from '../messages/guards.ts';
import type { MapArea } from '../messages/map-message.ts';
import { getArea } from './get-area.ts';

/** Of a place that is not exact: not asked for yet, an outline, or none to be had. */
export type Outline = 'unknown' | 'none' | Position[][][];

/** An address that is not told is somewhere within this of the town's centre, as far as a visitor may know. */
const AROUND_METRES = 1000;

/** What the map draws of a home whose address is not told; nothing before its outline was asked for. */
export function areaAround(center: Position, outline: Outline): MapArea | null {
  if (outline === 'unknown') return null;
  return outline === 'none' ? { center, metres: AROUND_METRES } : { parts: outline };
}

/** The outline of the town around a place, asked for once there is a place. */
export function useOutline(place: { lat: number; lng: number } | null): Outline {
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ of: string; outline: Outline } | null>(null);
  const key = place && `${place.lat} ${place.lng} ${language}`;
  const { lat, lng } = place ?? {};
  useEffect(() => {
    if (!key || lat === undefined || lng === undefined) return;
    const gone = new AbortController();
    getArea({ lat, lng }, language, gone.signal).then(
      (parts) => {
        if (!gone.signal.aborted) setAnswer({ of: key, outline: parts ?? 'none' });
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [key, lat, lng, language]);
  return answer?.of === key ? answer.outline : 'unknown';
}
