/** An object that is not an array or null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

export const isLongitude = (value: unknown): value is number => isNumber(value, -180, 180);

/** The latitude limit of web maps. */
export const isLatitude = (value: unknown): value is number => isNumber(value, -85.06, 85.06);

export const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && isLongitude(value[0]) && isLatitude(value[1]);

/** A list of at most `most` valid values. Sparse arrays are refused: `every` skips holes, but readers do not. */
export const isList = <T>(value: unknown, most: number, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length <= most && [...value].every(isItem);

export const isBox = (value: unknown): value is Box =>
  Array.isArray(value) &&
  value.length === 4 &&
  isPosition(value.slice(0, 2)) &&
  isPosition(value.slice(2)) &&
  value[0] < value[2] &&
  value[1] < value[3];

/** Longitude and latitude, as in GeoJSON. */
export type Position = [lng: number, lat: number];

/** As in GeoJSON. */
export type Box = [west: number, south: number, east: number, north: number];

/** A place in the frame, as parts of its width and height. */
export interface ScreenPlace {
  x: number;
  y: number;
}

export const isScreenPlace = (value: unknown): value is ScreenPlace =>
  isRecord(value) && isNumber(value.x, 0, 1) && isNumber(value.y, 0, 1);

/** Of a home, or of a group of homes. */
export type MarkerId = string | number;

export const isMarkerId = (value: unknown): value is MarkerId =>
  isText(value, 60) || (typeof value === 'number' && Number.isSafeInteger(value));
