import type { Point } from '@facade/shared-domain/model';

/** Why a position cannot be had. */
export type PositionTrouble = 'refused' | 'unknown';

/** Milliseconds that a device may look for itself. */
const TIMEOUT = 15_000;

/**
 * Where the visitor is, to about a hundred metres: the exact house is private. The browser asks the visitor first. Only after a
 * click.
 */
export function findPosition(): Promise<Point | PositionTrouble> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: roundTo3(coords.latitude), lng: roundTo3(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: TIMEOUT, maximumAge: 300_000 },
    ),
  );
}

const roundTo3 = (degrees: number): number => Math.round(degrees * 1e3) / 1e3;
