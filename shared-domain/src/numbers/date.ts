import { cached, DATE_LOCALES } from '../language/locale.ts';
import type { Language } from '../model/language.ts';
import { dayNumber, withOrdinal } from './day-number.ts';
import { monthAndYear } from './month-names.ts';

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Without `Intl`, whose first use blocks a slow phone for a tenth of a second. */
const dayOnly = (date: Date, language: Language): string =>
  `${dayNumber(date.getUTCDate(), language)} ${monthAndYear(date, language)}`;

const belgianDay = cached(
  (language) => new Intl.DateTimeFormat(DATE_LOCALES[language], { ...style, timeZone: 'Europe/Brussels' }),
);

/**
 * A date in words. A time (`2026-03-12T23:30:00Z`) is shown as its day in Belgium, a date as that day. Empty if it is
 * not an ISO date.
 * @example formatDate('2026-03-12', 'fr') // '12 mars 2026'
 */
export function formatDate(iso: unknown, language: Language): string {
  if (typeof iso !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return iso.length === 10 ? dayOnly(date, language) : withOrdinal(belgianDay(language).format(date), language);
}
