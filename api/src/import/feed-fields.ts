import { z } from 'zod';

/** CRMs leave a field out, send null, or a number as text: all three are read; anything else is reported. */
const absent = (value: unknown) => (value === undefined || value === '' ? null : value);

/** A number or null. */
export const number = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : absent(value)),
  z.number({ error: 'is not a number' }).finite().nullable(),
);

/** A text; absent is empty. */
export const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z.string({ error: 'is not a text' }).trim(),
);

/** Yes, no or unknown. */
export const flag = z.preprocess(
  (value) => (value === 0 || value === '0' ? false : value === 1 || value === '1' ? true : absent(value)),
  z.boolean({ error: 'is not true or false' }).nullable(),
);

/** An ISO date or moment, or null. */
export const date = z.preprocess(
  absent,
  z
    .string({ error: 'is not a date' })
    .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a date')
    .nullable(),
);

/** A code of a closed list, or null. Unknown codes pass: the site prints what it cannot translate. */
export const code = z.preprocess(absent, z.string({ error: 'is not a code' }).max(60).nullable());

/** A list that may be absent. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => value ?? [], z.array(item, { error: 'is not a list' }));

/** The same kind of field under many names. */
export function fields<const N extends readonly string[], T extends z.ZodType>(
  names: N,
  type: T,
): Record<N[number], T> {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<N[number], T>;
}
