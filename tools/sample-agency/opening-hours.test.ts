import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'content', file), 'utf8');
const { agency } = parse(read('settings.yaml'));
const visits = parse(read('visits.yaml'));

/** The slots in which a visitor may ask to be called; decisions "Domain rules". */
const CALLBACK_SLOTS = [
  [10, 13],
  [14, 16],
  [16, 19],
] as const;

type Span = readonly [from: number, to: number];

/** "9:00 – 13:00", "9 h – 13 h" and "9 h 30" as hours. */
const spansIn = (text: string): Span[] => {
  const hours = [...text.matchAll(/(\d{1,2})(?::|\s?h\s?)(\d{2})?/g)].map(
    ([, hour, minutes = '0']) => Number(hour) + Number(minutes) / 60,
  );
  return hours.flatMap((from, at) => (at % 2 === 0 ? [[from, hours[at + 1] ?? 0] as const] : []));
};

const opening = (row: number, language: string): Span[] => spansIn(agency.openingHours[row].hours[language]);
const isWithin = ([from, to]: Span, spans: readonly Span[]) => spans.some(([start, end]) => from >= start && to <= end);
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

test('every language says the same opening hours', () => {
  for (const row of [0, 1]) {
    expect(opening(row, 'nl').length).toBeGreaterThan(0);
    for (const language of ['fr', 'en']) expect(opening(row, language)).toEqual(opening(row, 'nl'));
  }
});

test('somebody answers the phone in every callback slot', () => {
  for (const slot of CALLBACK_SLOTS) expect([slot, isWithin(slot, opening(0, 'nl'))]).toEqual([slot, true]);
});

test('visits that are booked online lie within the opening hours, and within what the page on appointments says', () => {
  const page = read('articles/services/prise-de-rendez-vous-et-visites-des-biens/nl.md');
  const latest = hourOf(/op weekdagen tot (\d{2}:\d{2})/.exec(page)?.[1] ?? '00:00');
  const weeks = [visits, ...visits.agents].flatMap(({ weekly }) => weekly);
  expect(weeks.length).toBeGreaterThan(5);
  for (const { days, from, to } of weeks) {
    const span = [hourOf(from), hourOf(to)] as const;
    expect([span, isWithin(span, opening(days.includes('sat') ? 1 : 0, 'nl'))]).toEqual([span, true]);
    expect(span[1]).toBeLessThanOrEqual(latest);
  }
});
