import type { Notation } from './notation.ts';
import { plain, type Reading, saysNothing, understood, wrong } from './reading.ts';

/** What the date of a home can be. */
const YEARS = [1900, 2100] as const;

/** First letters of the months in the four languages, without accents, in their order. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^(?:feb|fev|fevr)/,
  /^(?:mar|maa|mrt|mrz)/,
  /^(?:apr|avr)/,
  /^(?:mai|mei|may)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou)/,
  /^sep/,
  /^(?:oct|okt)/,
  /^nov/,
  /^dec|^dez/,
];

const TIME =
  /(?:[T ,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?(?: ?([ap])\.?m\.?)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/.source;
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}`, 'i');
const YEAR_LAST = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})[-/.](\\d{4})${TIME}`, 'i');
const NAMED = new RegExp(`^(\\d{1,2})(?:er|\\.)?[ -]?(?:de )?([a-z]{3,9})\\.?[ -](\\d{4})${TIME}`, 'i');
const NAMED_FIRST = new RegExp(`^([a-z]{3,9})\\.? (\\d{1,2}),? (\\d{4})${TIME}`, 'i');
/** ISO without signs, in this century: a phone number is none. */
const BASIC = /^(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])$/;
/** Words before the day on which something begins. */
const FROM =
  /^(?:vrij |beschikbaar |libre |disponible |frei |verfugbar )?(?:vanaf|a partir du|des le|from|ab(?: dem)?)[ :]+(?=\S)/i;

/** `di 30/06/2026`, `lundi 1 juin 2026`. */
const WEEKDAY =
  /^(?:ma|di|wo|do|vr|za|zo|lu|me|je|ve|sa|mo|mi|fr|so|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.,]? (?=\d)/i;
/** Zeros, and the first day there is, which programs write for no date. */
const NO_DATE = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}|^0001-01-01/;

const WRONG = wrong({ kind: 'date' });

/**
 * Reads a date or moment: ISO, `3/02/2026 17:30` with the day first, `1 oktober 2026`. The month is first only if the column proves it.
 * A moment without a zone is UTC: the same on every machine. Two digits of a year, and numbers of a spreadsheet, are not understood.
 * @param onOpen called if the value has two readings
 */
export function readDate(text: string, { notation, onOpen }: { notation: Notation; onOpen(): void }): Reading<string> {
  const written = plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(FROM, '').replace(WEEKDAY, '');
  if (saysNothing(written) || NO_DATE.test(written)) return understood<string>(null);
  const [, basicYear, basicMonth, basicDay] = BASIC.exec(written) ?? [];
  if (basicYear) return iso([basicYear, basicMonth, basicDay], []);
  const [, year, month, day, ...time] = YEAR_FIRST.exec(written) ?? [];
  if (year) return iso([year, month, day], time);
  const [, one, sign, two, last, ...hours] = YEAR_LAST.exec(written) ?? [];
  if (one && two && last) {
    // Nobody writes the month first with points.
    const isOpen = sign !== '.' && Number(one) <= 12 && Number(two) <= 12 && one !== two;
    if (isOpen && !hours[3]) onOpen();
    if (isOpen && !hours[3] && notation.dates === 'both') return wrong({ kind: 'ambiguousDate' });
    // Only an American clock has halves of a day.
    const isAmerican = notation.dates === 'month' || Boolean(hours[3]);
    const isMonthFirst = sign !== '.' && isAmerican && Number(one) <= 12;
    return iso(isMonthFirst ? [last, one, two] : [last, two, one], hours);
  }
  const [, dayNumber, name, yearNumber, ...clock] = NAMED.exec(written) ?? [];
  if (dayNumber && name) return iso([yearNumber, monthNamed(name), dayNumber], clock);
  const [, english, itsDay, itsYear, ...rest] = NAMED_FIRST.exec(written) ?? [];
  if (english && itsDay) return iso([itsYear, monthNamed(english), itsDay], rest);
  return WRONG;
}

const monthNamed = (name: string): string | undefined => {
  const index = MONTHS.findIndex((month) => month.test(name.toLowerCase()));
  return index < 0 ? undefined : String(index + 1);
};

type Part = string | undefined;

/** The date or moment in ISO; a day that does not exist is wrong. */
function iso(
  date: readonly Part[],
  [hour, minute, second = '00', half = '', zone = 'Z']: readonly Part[],
): Reading<string> {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const found = new Date(Date.UTC(year, month - 1, day));
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day) return WRONG;
  if (year < YEARS[0] || year > YEARS[1])
    return wrong({ kind: 'dateRange', values: { least: YEARS[0], most: YEARS[1] } });
  const text = found.toISOString().slice(0, 10);
  if (hour === undefined) return understood(text);
  const clock = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const moment = `${text}T${String(clock).padStart(2, '0')}:${minute}:${second.replace(',', '.')}${/^(?:z|utc)$/i.test(zone) ? 'Z' : withColon(zone)}`;
  return Number.isNaN(Date.parse(moment)) ? WRONG : understood(moment);
}

const withColon = (zone: string) => zone.replace(/^(...):?(..)$/, '$1:$2');
