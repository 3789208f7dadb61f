import * as z from 'zod/mini';
import { readAmount } from '../numbers/read-amount.ts';
import { isEmail, normalizePhone } from '../validation.ts';

/*
 * Schemas of form fields, one for each kind. A value arrives as JSON, or as text if a browser posted the form without
 * JavaScript; an empty text means no value. Messages are keys of `messages/`. Parts that several forms share are in
 * `parts.ts`.
 */

/** The maximum length of mail systems (RFC 5321). */
const EMAIL_LENGTH = 254;

/** The largest id that a column of the database holds. */
const LARGEST_ID = 2 ** 31 - 1;

/** Characters that break a line or change the text direction: mail headers and names must be one line. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** An empty text means no value. */
export const absent = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined);

/** The same for a text on one line. */
export const onOneLine = (value: unknown): unknown =>
  absent(typeof value === 'string' ? value.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ') : value);

const numberFrom = (value: unknown): unknown => {
  const text = absent(value);
  return typeof text === 'string' ? (readAmount(text) ?? text) : text;
};

/** Applies `clean` to a value first. */
export const read = <S extends z.ZodMiniType>(clean: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(clean), schema);

const text = (longest: number, missing: string) =>
  z.string({ error: missing }).check(z.trim(), z.maxLength(longest, 'tooLong'));

/** A required text of one line; `key` names its message: `<key>.required`. */
export const requiredLine = (key: string, longest: number) => read(onOneLine, text(longest, `${key}.required`));

export const optionalLine = (longest: number) => read(onOneLine, z.optional(text(longest, 'invalid')));

/** A required text of several lines. */
export const requiredText = (key: string, longest: number) => read(absent, text(longest, `${key}.required`));

export const optionalText = (longest: number) => read(absent, z.optional(text(longest, 'invalid')));

const mailAddress = (key: string) =>
  z
    .string({ error: `${key}.required` })
    .check(z.trim(), z.maxLength(EMAIL_LENGTH, 'tooLong'), z.refine(isEmail, `${key}.invalid`));

/** A mail address; `key` names its messages: `<key>.required` and `<key>.invalid`. */
export const email = (key = 'email') => read(onOneLine, mailAddress(key));

export const optionalEmail = () => read(onOneLine, z.optional(mailAddress('email')));

const phoneNumber = (missing: string) =>
  z.pipe(
    z.string({ error: missing }).check(
      z.maxLength(40, 'tooLong'),
      z.refine((value) => normalizePhone(value) !== null, 'phone.invalid'),
    ),
    z.transform((value) => normalizePhone(value) ?? value),
  );

/** A phone number in E.164. */
export const requiredPhone = () => read(absent, phoneNumber('phone.required'));

export const optionalPhone = () => read(absent, z.optional(phoneNumber('phone.invalid')));

/** A Belgian postal code. */
export const zip = () =>
  read(onOneLine, z.string({ error: 'zip.required' }).check(z.trim(), z.regex(/^[1-9]\d{3}$/, 'zip.invalid')));

const isTicked = (value: unknown): boolean => value === true || value === 'true' || value === 'on';

/** An optional checkbox. */
export const tick = () => read(isTicked, z.boolean());

/** A required checkbox; `key` names its message: `<key>.required`. */
export const requiredTick = (key: string) =>
  read(isTicked, z.boolean().check(z.refine((value) => value, `${key}.required`)));

/** One of these values; `missing` is the key of the message. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V, missing: string) =>
  read(absent, z.enum(values, { error: missing }));

export const optionalOneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  read(absent, z.optional(z.enum(values, { error: 'invalid' })));

/** Values of a group of checkboxes, or a single value. */
const listed = (value: unknown): unknown => (absent(value) === undefined ? [] : [value].flat());

/** Any of these values. */
export const someOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  read(
    listed,
    z.array(z.enum(values, { error: 'invalid' }), { error: 'invalid' }).check(z.maxLength(values.length, 'invalid')),
  );

/** Ids, up to a maximum number. */
export const ids = (most: number) =>
  read(
    listed,
    z.array(read(numberFrom, idNumber('invalid')), { error: 'invalid' }).check(z.maxLength(most, 'invalid')),
  );

/** Short texts such as postal codes, up to a maximum number. */
export const lines = (most: number, longest: number) =>
  read(listed, z.array(text(longest, 'invalid'), { error: 'invalid' }).check(z.maxLength(most, 'invalid')));

/** Short texts, at least one; `key` names the message if there is none: `<key>.required`. */
export const requiredLines = (key: string, most: number, longest: number) =>
  read(
    listed,
    z
      .array(text(longest, 'invalid'), { error: 'invalid' })
      .check(z.minLength(1, `${key}.required`), z.maxLength(most, 'invalid')),
  );

const bounded = (low: number, high: number, missing: string) =>
  z.number({ error: missing }).check(z.gte(low, 'tooLow'), z.lte(high, 'tooHigh'));

/** A number between these bounds, with or without cents. */
export const amount = (low: number, high: number, missing = 'number.invalid') =>
  read(numberFrom, bounded(low, high, missing));

export const optionalAmount = (low: number, high: number) =>
  read(numberFrom, z.optional(bounded(low, high, 'number.invalid')));

const boundedWhole = (low: number, high: number, missing: string) =>
  bounded(low, high, missing).check(z.refine((value) => Number.isInteger(value), 'number.invalid'));

export const optionalWhole = (low: number, high: number) =>
  read(numberFrom, z.optional(boundedWhole(low, high, 'number.invalid')));

/** A required whole number between these bounds. */
export const whole = (low: number, high: number, missing: string) => read(numberFrom, boundedWhole(low, high, missing));

const idNumber = (missing: string) =>
  z.number({ error: missing }).check(
    z.gte(1, missing),
    z.lte(LARGEST_ID, missing),
    z.refine((value) => Number.isInteger(value), missing),
  );

/** Id of a property or project; `key` names the message for an invalid one. */
export const id = (key = 'invalid') => read(numberFrom, idNumber(key));

export const optionalId = () => read(numberFrom, z.optional(idNumber('invalid')));

/** A hidden field of a plain form contains all ids, separated by commas. */
const separated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;

/** At least one id, up to a maximum number, also as a text with commas; `missing` is the key of the message if there is none. */
export const separatedIds = (most: number, missing: string) =>
  read(separated, ids(most)).check(z.refine((given) => given.length > 0, missing));

/** Ids of files that were uploaded before the form, up to a maximum number. */
export const uploadIds = (most: number) =>
  read(
    listed,
    z
      .array(z.string({ error: 'invalid' }).check(z.regex(/^[\w-]{22}$/, 'invalid')), { error: 'invalid' })
      .check(z.maxLength(most, 'uploads.tooMany')),
  );

type Values = Record<string, unknown>;

/** Whether a field was filled in: a text, a number, a tick, at least one choice. */
export const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * A rule between fields; its error stands beside the field `path`. It is checked even if a field is invalid, so that the visitor sees
 * all errors at once: `isRight` gets invalid fields, too.
 * @example betweenFields('slot', 'slot.required', ({ slot, timeSlots }) => isFilled(slot) || isFilled(timeSlots))
 */
export const betweenFields = (path: string, error: string, isRight: (values: Values) => boolean) =>
  z.refine<Values>((values) => typeof values !== 'object' || values === null || isRight(values), {
    path: [path],
    error,
    when: () => true,
  });
