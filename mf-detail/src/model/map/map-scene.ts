import type { Location } from '@facade/shared-domain/model';

/** What the map of a place shows. */
export interface MapScene {
  center: { lat: number; lng: number };
  /** As of web maps: 12 shows a town and its neighbours, 15 a quarter. */
  zoom: number;
  /** Radius in metres of the circle the place is somewhere in; null for a pin on the very spot. */
  aroundMetres: number | null;
}

/** An address that is not told is somewhere within this of the town's centre, as far as a visitor may know. */
const AROUND_METRES = 1000;

/** Without tiles there is nothing to read from near, so that the map steps back until the neighbouring towns are in it. */
export function mapScene({ lat, lng }: Location, exact: boolean, hasTiles: boolean): MapScene {
  const near = exact ? 15 : 13;
  return { center: { lat, lng }, zoom: hasTiles ? near : 12, aroundMetres: exact ? null : AROUND_METRES };
}
