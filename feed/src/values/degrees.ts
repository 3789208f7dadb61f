import type { NumberReading } from './number-readings.ts';

/** `50°37'30.5"N`, `N 50° 37.5'`, `50:37:30`, `50 37 30`, `50.62° N`. A degree sign of ordinals (`º`) is an `o` here. */
const DEGREES =
  /^([NSEWnsew]?) ?([-+]?)(\d{1,3}(?:[.,]\d+)?) ?(?:(?:[°o: ]|deg) ?)?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:(?:['’′: ]|min) ?)?)?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:["”″]|['’′]{2}|sec)? ?)?([NSEWnsew]?)$/;

/** Digits, points and spaces: of two such parts nobody can tell whether the second are minutes. */
const WITHOUT_SIGN = /^[-+\d., ]+$/;

/** Decimals of a degree that are kept: a tenth of a metre. */
const PRECISE = 1e6;

/** A coordinate in degrees, or in degrees, minutes and seconds, with its side of the world; null for any other text, such as `50.62`. */
export function readDegrees(text: string): NumberReading[] | null {
  const [, before = '', sign = '', degrees, minutes = '0', seconds, after = ''] = DEGREES.exec(text) ?? [];
  if (degrees === undefined || (before && after) || (seconds === undefined && WITHOUT_SIGN.test(text))) return null;
  const [whole = 0, sixtieths = 0, last = 0] = [degrees, minutes, seconds ?? '0'].map((part) =>
    Number(part.replace(',', '.')),
  );
  if (sixtieths >= 60 || last >= 60) return null;
  const value = Math.round((whole + sixtieths / 60 + last / 3600) * PRECISE) / PRECISE;
  return [{ value: sign === '-' || /[SW]/i.test(before + after) ? -value : value, decimal: null }];
}

/** `50.63, 3.77` in one value, as maps copy a point; null for any other text. */
export const readPoint = (text: string): [lat: string, lng: string] | null => {
  const [, lat, lng] = /^\s*\(?([-+]?\d{1,2}\.\d+)°?\s*[,; ]\s*([-+]?\d{1,3}\.\d+)°?\)?\s*$/.exec(text) ?? [];
  return lat && lng ? [lat, lng] : null;
};
