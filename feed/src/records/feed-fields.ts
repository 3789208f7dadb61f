import { z } from 'zod';
import type { ProblemKind } from '../problem-texts/problem-texts.ts';
import { withoutControls } from '../values/clean-text.ts';
import { readFlag } from '../values/words.ts';
import { sourceId } from './source-id.ts';

/** Marks an invalid value of a field. */
const WRONG = Symbol('wrong');

/** How a field is read, without what the library notes of each value. */
const READS = new WeakMap<z.ZodType, (value: unknown) => unknown>();

/**
 * A field that is parsed by one function: a record has a hundred fields, and a chain of schemas for each takes twice as
 * long.
 * @param read returns {@link WRONG} for an invalid value
 */
function field<T>(read: (value: unknown) => T | typeof WRONG, kind: ProblemKind) {
  const type = z.transform((value: unknown, context): T => {
    const found = read(value);
    if (found !== WRONG) return found;
    context.issues.push({ code: 'custom', message: kind, input: value });
    return z.NEVER;
  });
  READS.set(type, read);
  return type;
}

/**
 * A reader of valid records that is faster than their schema: of a hundred fields hardly one is wrong, and only of that one more has to be
 * known. It returns undefined if any is wrong: the schema says which, and why.
 */
export function quickly<T extends z.ZodObject>(type: T): (record: Record<string, unknown>) => z.infer<T> | undefined {
  const readers = Object.entries<z.ZodType>(type.shape).map(([name, one]) => {
    const read = readOf(one);
    return { name, read, absent: read(undefined) };
  });
  return (record) => {
    const found: Record<string, unknown> = {};
    for (const { name, read, absent } of readers) {
      const given = record[name];
      const value = given === undefined ? absentOf(absent) : read(given);
      if (value === WRONG) return undefined;
      found[name] = value;
    }
    return found as z.infer<T>;
  };
}

/** What a field is without a value, as most are in most formats: a list is an empty one of its own. */
const absentOf = (absent: unknown): unknown => (Array.isArray(absent) ? [] : absent);

const readOf = (type: z.ZodType): ((value: unknown) => unknown) =>
  READS.get(type) ??
  ((value) => {
    const parsed = type.safeParse(value);
    return parsed.success ? parsed.data : WRONG;
  });

/** CRMs may omit a field, send null, or a number as text: all three are accepted; anything else is reported. */
const isAbsent = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** The id of a record in the feed, as text. */
export const id = field((value): string | typeof WRONG => sourceId(value) ?? WRONG, 'id');

/** The id of another record, or null; 0 is none. */
export const reference = field((value): string | null | typeof WRONG => {
  if (isAbsent(value) || value === 0 || value === '0') return null;
  return sourceId(value) ?? WRONG;
}, 'reference');

/** A number or null. */
export const number = field((value): number | null | typeof WRONG => {
  if (isAbsent(value)) return null;
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : WRONG;
}, 'number');

/** A text; absent is empty. */
export const text = field((value): string | typeof WRONG => {
  if (typeof value === 'string') return withoutControls(value).trim();
  if (typeof value === 'number') return String(value);
  return isAbsent(value) ? '' : WRONG;
}, 'text');

/** Yes, no or unknown. */
export const flag = field((value): boolean | null | typeof WRONG => {
  if (typeof value === 'boolean') return value;
  if (isAbsent(value)) return null;
  const reading = readFlag(String(value));
  return reading.ok ? reading.value : WRONG;
}, 'flag');

/** An ISO date or moment, or null. */
export const date = field((value): string | null | typeof WRONG => {
  if (isAbsent(value)) return null;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : WRONG;
}, 'date');

/** Maximum length of a code. */
const LONGEST_CODE = 60;

/** A code of a closed list, or null. Unknown codes are accepted: the site prints them untranslated. */
export const code = field((value): string | null | typeof WRONG => {
  if (isAbsent(value)) return null;
  return typeof value === 'string' && value.length <= LONGEST_CODE ? value : WRONG;
}, 'code');

/** A list that may be absent; items that were left out are undefined. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => one !== undefined) : (value ?? [])),
    z.array(item, { error: 'list' }),
  );

/** The same kind of field under many names. */
export function fields<const N extends readonly string[], T extends z.ZodType>(
  names: N,
  type: T,
): Record<N[number], T> {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<N[number], T>;
}
