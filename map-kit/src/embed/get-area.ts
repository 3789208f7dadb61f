import { ApiError, browserApi } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import type { Position } from '../messages/guards.ts';

interface AreaAnswer {
  geometry: { coordinates: Position[][][] };
}

/** The outline of the municipality around a place: its parts with their rings; null if it is not available. */
export async function getArea(
  { lat, lng }: { lat: number; lng: number },
  language: Language,
  signal: AbortSignal,
): Promise<Position[][][] | null> {
  try {
    const path = `/areas?lat=${lat}&lng=${lng}&lang=${language}`;
    return (await browserApi.get<AreaAnswer>(path, { signal })).geometry.coordinates;
  } catch (error) {
    if (error instanceof ApiError || !signal.aborted) return null;
    throw error;
  }
}
