import { useApi, useLanguage } from '@facade/section-kit';
import { AROUND_METRES } from '@facade/shared-domain/places/area-at';
import type { Position } from '../messages/guards.ts';
import type { MapArea } from '../messages/map-message.ts';
import { getArea } from './get-area.ts';

/** The outline for an inexact place: not requested yet, an outline, or not available. */
export type Outline = 'unknown' | 'none' | Position[][][];

/** The area that the map draws for a home with a hidden address; nothing before its outline was requested. */
export function areaAround(center: Position, outline: Outline): MapArea | null {
  if (outline === 'unknown') return null;
  return outline === 'none' ? { center, metres: AROUND_METRES } : { parts: outline };
}

/** The outline of the town around a place, requested once there is a place. */
export function useOutline(place: { lat: number; lng: number } | null): Outline {
  const language = useLanguage();
  const { answer, isCurrent } = useApi<Outline>(place && `${place.lat} ${place.lng} ${language}`, {
    ask: async (signal) => (place && (await getArea(place, language, signal))) ?? 'none',
  });
  return (isCurrent && answer) || 'unknown';
}
