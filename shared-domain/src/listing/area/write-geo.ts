import type { BoundingBox, Point } from '../../model/listing.ts';

export const writeBoundingBox = ({ west, south, east, north }: BoundingBox): string =>
  [west, south, east, north].map(short).join(',');

export const writePolygon = (corners: readonly Point[]): string =>
  corners.map(({ lat, lng }) => `${short(lng)} ${short(lat)}`).join(',');

export const writeNear = ({ lat, lng, km }: Point & { km: number }): string => [lat, lng, km].map(short).join(',');

/** Five decimals are about a metre. */
const short = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
