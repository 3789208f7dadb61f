import type { Language } from '../model/index.ts';
import { dayNumber } from './day-number.ts';
import { MONTHS } from './month-names.ts';
import { slotText } from './time-slots.ts';

const listed = (names: string): readonly string[] => names.split(' ');

/** Monday first, as written within a sentence. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  nl: listed('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'),
  fr: listed('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  en: listed('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  de: listed('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
};

/** A local time with its offset, as the api returns it: `2026-11-24T14:00:00+01:00`. */
type LocalIso = string;

/** The day of a visit in Belgian time, `2026-11-24`, whatever the reader's time zone. */
export const dayOfVisit = (start: LocalIso): string => start.slice(0, 10);

/**
 * The day of a visit in words, without the year, because visits are never far ahead.
 * @param day `2026-11-24`, or a time of that day
 * @example visitDay('2026-11-24', 'fr') // 'mardi 24 novembre'
 */
export function visitDay(day: string, language: Language): string {
  const date = new Date(`${dayOfVisit(day)}T00:00:00Z`);
  const weekday = WEEKDAYS[language][(date.getUTCDay() + 6) % 7];
  return `${weekday}${language === 'de' ? ',' : ''} ${dayAndMonth(dayOfVisit(day), language)}`;
}

const dayAndMonth = (day: string, language: Language): string =>
  `${dayNumber(Number(day.slice(8, 10)), language)}\u00a0${MONTHS[language][Number(day.slice(5, 7)) - 1]}`;

/**
 * The span from the first to the last day with visits in a week.
 * @example visitWeek('2026-11-24', '2026-11-28', 'nl') // '24 – 28 november'
 */
export function visitWeek(first: string, last: string, language: Language): string {
  if (first === last) return dayAndMonth(first, language);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? dayNumber(Number(first.slice(8, 10)), language) : dayAndMonth(first, language);
  return `${from}\u00a0– ${dayAndMonth(last, language)}`;
}

/**
 * Start and end of a visit.
 * @example visitHours({ start: '2026-11-24T14:00:00+01:00', end: '2026-11-24T14:45:00+01:00' }, 'nl') // '14:00 – 14:45'
 */
export const visitHours = ({ start, end }: { start: LocalIso; end: LocalIso }, language: Language): string =>
  slotText({ id: '', from: start.slice(11, 16), to: end.slice(11, 16) }, language);
