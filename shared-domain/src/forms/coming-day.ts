import * as z from 'zod/mini';
import { isDay } from '../numbers/is-day.ts';
import { absent, read } from './fields.ts';

/** A day as a date field submits it: 2027-02-28. `key` names the messages: `<key>.incomplete` and `<key>.invalid`. */
const day = (key: string, missing: string) =>
  z
    .string({ error: missing })
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, `${key}.incomplete`), z.refine(isDay, `${key}.invalid`));

/** Milliseconds. */
const A_DAY = 86_400_000;

/** A day from today on, at most this many days ahead; otherwise the message is `<key>.past` or `<key>.far`. */
export const comingDay = (key: string, most: number) =>
  read(
    absent,
    day(key, `${key}.incomplete`).check(
      // Days end later in the west: also accept a day that was filled in there just before midnight.
      z.refine((value) => Date.parse(value) + A_DAY >= Date.now() - A_DAY / 24, `${key}.past`),
      z.refine((value) => Date.parse(value) - Date.now() <= most * A_DAY, `${key}.far`),
    ),
  );
