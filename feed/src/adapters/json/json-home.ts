/** Reads the fields of a home whose types nobody has checked. */
import type { SourceProblem } from '../adapter.ts';

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

/** A number or text along a path as it stands: a number of JSON is not ambiguous, as its text would be (`1.250`); null for anything else. */
export function numberAt(home: unknown, ...path: readonly string[]): number | string | null {
  const value = valueAt(home, ...path);
  return typeof value === 'number' ? value : textAt(home, ...path) || null;
}

/** The objects of a list along a path; none if it is not a list. */
export function objectsAt(home: unknown, ...path: readonly string[]): Fields[] {
  const value = valueAt(home, ...path);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** What a home has, as 1, 0, true or false; nothing else is certain. */
export function hasAt(home: unknown, ...path: readonly string[]): boolean | null {
  const value = valueAt(home, ...path);
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' ? false : null;
}

/** The day of a moment: without a time zone, the hour means nothing. */
export const dayAt = (home: unknown, ...path: readonly string[]): string | null =>
  /^\d{4}-\d\d-\d\d/.exec(textAt(home, ...path))?.[0] ?? null;

/** A home has texts, but in no language of the site. */
export const untranslated = (field: string, languages: string): Omit<SourceProblem, 'line'> => ({
  ...{ field, of: 'Description', value: languages, kind: 'untranslated' },
});

/** Without the fields that a home does not have: they are unknown, and not printed in the feed. */
export const withoutUnknown = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
