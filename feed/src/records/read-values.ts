import { isEnergyLabel } from '@facade/shared-domain/energy';
import type { Saying } from '../problem-texts/problem-texts.ts';
import { cleanLine, cleanText } from '../values/clean-text.ts';
import { readPoint } from '../values/degrees.ts';
import { readDocuments } from '../values/documents-of.ts';
import { NO_NOTATION, type Notations } from '../values/notation.ts';
import { NUMBER_FIELDS, type NumberField, RENT, SALE_PRICE } from '../values/number-fields.ts';
import { listedIn, picturesOf, readPictures } from '../values/pictures-of.ts';
import { readDate } from '../values/read-date.ts';
import { isLikely, isPossible, outOf, readNumber } from '../values/read-number.ts';
import { plain, type Reading, saysNothing, understood, wrong } from '../values/reading.ts';
import { isOnRequest, readAvailability, readFlag, readGoal, readLanguageName, readStatus } from '../values/words.ts';
import { DATE_FIELDS, FLAG_FIELDS, LINE_FIELDS } from './feed-schema.ts';

/** A value that is left out of a record. */
export interface ValueProblem extends Saying {
  field: string;
  value: unknown;
}

interface Reader {
  kind: 'number' | 'date' | 'flag';
  field: string;
  /** Of a number, but not of a price. */
  limits?: NumberField | undefined;
}

const NUMBERS = [...Object.keys(NUMBER_FIELDS), 'Price'].map(
  (field): Reader => ({ kind: 'number', field, limits: NUMBER_FIELDS[field] }),
);
const DATES = [...DATE_FIELDS, 'DeliveryDate'].map((field): Reader => ({ kind: 'date', field }));
const FLAGS = FLAG_FIELDS.map((field): Reader => ({ kind: 'flag', field }));
const READERS: readonly Reader[] = [...NUMBERS, ...DATES, ...FLAGS];

/** Codes of the feed, and the words for them in the site's languages. */
const WORDS = [
  ['language', readLanguageName],
  ['Goal', readGoal],
  ['Status', readStatus],
] as const;

const RENTED_OUT = 1;

const DIGITS = /^[1-9]\d{0,8}$/;

/**
 * Brings the numbers, dates, flags and texts of a home or project into the notation of the feed, from whatever a system writes. What
 * cannot be understood, or is not plausible, is left out and returned. The record is copied if anything changes.
 * @param notations what the other values of a file prove; of a record on its own, nothing
 */
export function readValues(
  record: Record<string, unknown>,
  notations?: Notations,
): { record: Record<string, unknown>; problems: ValueProblem[] } {
  const problems: ValueProblem[] = [];
  let read = record;
  const set = (field: string, value: unknown) => {
    if (read === record) read = { ...record };
    read[field] = value;
  };
  // The goal first: it decides what a price can be.
  for (const [field, readWord] of WORDS) {
    const word = record[field];
    const meant = typeof word === 'string' ? readWord(word) : undefined;
    if (meant !== undefined && meant !== word) set(field, meant);
  }
  const { Lat: lat, Lng: lng, AvailabilityDate: from, EnergyPerformance: energy } = record;
  const point = typeof lat === 'string' && (lng ?? '') === '' ? readPoint(lat) : null;
  if (point) for (const [index, field] of POINT.entries()) set(field, point[index]);
  const availability = typeof from === 'string' ? readAvailability(from) : undefined;
  if (availability) {
    set('AvailabilityDate', null);
    set('Availability', availability);
  }
  // The label in the place of the consumption.
  if (typeof energy === 'string' && isEnergyLabel(energy)) {
    set('EnergyPerformance', null);
    if (textOf(record.EPCLabelText ?? '') === '') set('EPCLabelText', energy.toUpperCase());
  }
  for (const { kind, field, limits } of READERS) {
    const value = read[field];
    if (value === undefined || value === null || value === '') continue;
    if (isRead(kind, value, limits)) continue;
    if (field === 'Price' && asksForPrice(value)) {
      set('Price', null);
      // Of a life annuity without a sum at once, the monthly price is published.
      if (!record.AnnuityMonthly) set('PublishPrice', false);
      continue;
    }
    const reading = readOne(kind, field, { value, record: read, notations });
    // An address that may be hidden is.
    const doubt = reading.ok && reading.value === null && HIDDEN.includes(field) ? false : null;
    if (reading.ok && reading.value !== value) set(field, reading.value ?? doubt);
    if (reading.ok) continue;
    set(field, null);
    if (field === 'Price' || HIDDEN.includes(field)) set(field === 'Price' ? 'PublishPrice' : field, false);
    problems.push({ field, value, ...reading.saying });
  }
  for (const field of LINE_FIELDS) {
    const value = record[field];
    const text = typeof value === 'string' ? cleanLine(value) : value;
    if (text !== value) set(field, text);
  }
  const label = textOf(read.EPCLabelText ?? '');
  if (label !== '' && !isEnergyLabel(label)) {
    set('EPCLabelText', null);
    if (!saysNothing(plain(label))) problems.push({ field: 'EPCLabelText', value: label, kind: 'label' });
  }
  // Programs write 0 for an unknown consumption; a home that needs none has the best label.
  if (read.EnergyPerformance === 0 && !label.toUpperCase().includes('A')) set('EnergyPerformance', null);
  for (const [field, reshape] of SHAPES) {
    const value = record[field];
    const shaped = value === undefined || value === '' ? value : reshape(value);
    if (shaped !== value) set(field, shaped);
  }
  const { Zip: zip } = record;
  const [, digits] = typeof zip === 'string' ? (BELGIAN.exec(zip) ?? []) : [];
  if (digits) set('Zip', digits);
  const { Description: description } = record;
  const text = typeof description === 'string' ? cleanText(description) : description;
  if (text !== description) set('Description', text);
  return { record: read, problems };
}

const POINT = ['Lat', 'Lng'];

/** Fields that programs write in another shape than the feed's: one value for a list, or a list for one value. */
const SHAPES: readonly (readonly [field: string, reshape: (value: unknown) => unknown])[] = [
  ['Pictures', readPictures],
  ['Documents', readDocuments],
  ['XLargePictureItem', (value) => (typeof value === 'string' ? picturesOf([value])[0] : value)],
  ['FloorCoverings', (value) => (typeof value === 'string' ? listedIn(value) : value)],
  ['WebIDs', (value) => (Array.isArray(value) ? value.join(',') : value)],
];

/** `B-7800`, as on envelopes from abroad. */
const BELGIAN = /^\s*BE?[\s-]*(\d{4})\s*$/i;

/** What is hidden if nobody can tell whether it may be shown. */
const HIDDEN = ['PublishPrice', 'PublishAddress'];

/** A price of 0, or its words. */
function asksForPrice(value: unknown): boolean {
  if (typeof value === 'number') return value === 0;
  return typeof value === 'string' && (isOnRequest(value) || /^\D*0+(?:[.,]0+)?\D*$/.test(value));
}

/** A day or moment as the feed has it, of a day that every month has. */
const ISO = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ)?$/;

/** The fast way of most values in JSON: they are in the notation of the feed. */
function isRead(kind: Reader['kind'], value: unknown, limits: NumberField | undefined): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'date') return typeof value === 'string' && ISO.test(value);
  if (typeof value !== 'number' || limits === undefined) return false;
  return isPossible(value, limits) && !(value === 0 && limits.isNothingAtZero);
}

function readOne(
  kind: Reader['kind'],
  field: string,
  { value, record, notations }: { value: unknown; record: Record<string, unknown>; notations: Notations | undefined },
): Reading<unknown> {
  if (kind === 'flag') return readFlag(typeof value === 'number' ? String(value) : textOf(value));
  const limits = limitsOf(field, record.Goal);
  if (kind === 'number' && value === 0 && limits.isNothingAtZero) return understood(null);
  if (kind === 'number' && typeof value === 'number')
    return isPossible(value, limits) ? { ok: true, value } : wrong(outOf(limits));
  const text = textOf(value);
  // Digits alone mean the same in every notation, and prove none.
  if (kind === 'number' && DIGITS.test(text) && isLikely(Number(text), limits))
    return { ok: true, value: Number(text) };
  const key = `${field} ${field === 'Price' ? record.Goal : ''} ${text}`;
  const before = notations?.readings.get(key);
  if (before) return before;
  notations?.learn(field, text, kind === 'date');
  const notation = notations?.decided.of(field) ?? NO_NOTATION;
  const onOpen = () => notations?.noteOpen(field, kind === 'date');
  const reading =
    kind === 'date' ? readDate(text, { notation, onOpen }) : readNumber(text, limits, { notation, onOpen });
  notations?.readings.set(key, reading);
  return reading;
}

const limitsOf = (field: string, goal: unknown): NumberField =>
  NUMBER_FIELDS[field] ?? (goal === RENTED_OUT ? RENT : SALE_PRICE);

/** Anything but a text is shown as JSON, and not understood. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
