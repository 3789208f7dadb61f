/** Reads the fields of a home whose types nobody has checked. */
import { readFlag } from '../../values/words.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value along a path; undefined if there is none. */
export const valueAt = (home: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), home);

/** The text or number along a path as text, or `''`. */
export function textAt(home: unknown, ...path: readonly string[]): string {
  const value = valueAt(home, ...path);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * The value along a path as it stands: the reader of its field reports what it cannot understand. A number of JSON is not ambiguous, as its
 * text would be (`1.250`). Null for none, and for an empty text, list or object.
 */
export function givenAt(home: unknown, ...path: readonly string[]): unknown {
  const value = valueAt(home, ...path);
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? null : (value ?? null);
}

/** The objects of a list along a path; none if it is not a list. */
export const objectsAt = (home: unknown, ...path: readonly string[]): Fields[] =>
  listOf(valueAt(home, ...path)).filter(isObject);

/** The files of a list along a path: of one that is only its address, that is in this field. */
export const filesAt = (home: unknown, field: string, ...path: readonly string[]): Fields[] =>
  listOf(valueAt(home, ...path))
    .map((one) => (typeof one === 'string' ? { [field]: one } : one))
    .filter(isObject);

/** A list; PHP writes one with gaps as an object with numbers for names. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) && Object.keys(value).every((name) => /^\d+$/.test(name)) ? Object.values(value) : [];
}

/** What a home says with 1, 0, true, false or their words; null if it says nothing, or nothing that is understood. */
export function hasAt(home: unknown, ...path: readonly string[]): boolean | null {
  const value = valueAt(home, ...path);
  const reading = readFlag(typeof value === 'boolean' ? String(value) : textAt(home, ...path));
  return reading.ok ? reading.value : null;
}

/** The day of a moment: without a time zone, the hour means nothing. Anything else as it stands. */
export function dayAt(home: unknown, ...path: readonly string[]): unknown {
  const value = givenAt(home, ...path);
  return typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value) : value;
}

/** Without the fields that a home does not have: they are unknown, and not printed in the feed. */
export const withoutUnknown = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
