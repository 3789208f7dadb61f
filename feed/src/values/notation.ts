import { LRUCache } from 'lru-cache';
import { type DecimalSign, readingsOf } from './number-readings.ts';
import { plain, type Reading } from './reading.ts';

export type DateOrder = 'day' | 'month';

/** What the other values of a column, or else of the file, prove about how it is written. */
export interface Notation {
  decimal: DecimalSign | 'both' | null;
  dates: DateOrder | 'both' | null;
}

export const NO_NOTATION: Notation = { decimal: null, dates: null };

interface Column {
  decimals: Set<DecimalSign>;
  dates: Set<DateOrder>;
}

/** Written by machines, whatever the file is written by. */
const TECHNICAL = new Set(['Lat', 'Lng']);

/** Readings that are kept. */
const REMEMBERED = 20_000;

/** What values prove, gathered while a file is read. */
export class Notations {
  /** What an earlier reading of the whole file proved. */
  readonly decided: Pick<Notations, 'of'>;
  /** Readings of this file by field and text: most values repeat, at least in each language of a home. */
  readonly readings = new LRUCache<string, Reading<unknown>>({ max: REMEMBERED });
  readonly #columns = new Map<string, Column>();
  /** Whether they are dates. */
  readonly #open = new Map<string, boolean>();

  constructor(decided: Pick<Notations, 'of'> = { of: () => NO_NOTATION }) {
    this.decided = decided;
  }

  /** Notes what one value proves. */
  learn(field: string, text: string, isDate: boolean): void {
    const decimal = isDate || TECHNICAL.has(field) ? null : decimalSignIn(text);
    const order = isDate ? dateOrderIn(text) : null;
    if (!decimal && !order) return;
    const column = this.#columns.get(field) ?? { decimals: new Set(), dates: new Set() };
    this.#columns.set(field, column);
    if (decimal) column.decimals.add(decimal);
    if (order) column.dates.add(order);
  }

  /** Notes that a value of this field can be read in two ways. */
  noteOpen(field: string, isDate: boolean): void {
    this.#open.set(field, isDate);
  }

  /** Whether a value that can be read in two ways is now decided, so that the file has to be read again. */
  get decides(): boolean {
    return [...this.#open].some(([field, isDate]) => {
      const { decimal, dates } = this.of(field);
      return isDate ? dates === 'month' || dates === 'both' : decimal === '.' || decimal === ',';
    });
  }

  /** What is proven about a field. */
  of(field: string): Notation {
    const column = this.#columns.get(field);
    const own = onlyOf(column?.decimals);
    const decimal = own ?? onlyOf(new Set([...this.#columns.values()].flatMap(({ decimals }) => [...decimals])));
    const dates = onlyOf(column?.dates);
    return { decimal, dates };
  }
}

const onlyOf = <T>(found: ReadonlySet<T> | undefined): T | 'both' | null => {
  const [first = null] = found ?? [];
  return (found?.size ?? 0) > 1 ? 'both' : first;
};

/** `1.250,00`, `12,5`, `1 250,50` and `1.000.000` have a decimal comma; `250.000` proves nothing. */
function decimalSignIn(text: string): DecimalSign | null {
  const readings = readingsOf(
    plain(text)
      .replace(/m2/gi, '')
      .replace(/[^\d.,'’ ]+/g, ' ')
      .trim(),
  );
  return readings.length === 1 ? (readings[0]?.decimal ?? null) : null;
}

/** `13/02/2026` has the day first, `02/13/2026` the month; `03/02/2026` proves nothing. */
function dateOrderIn(text: string): DateOrder | null {
  const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{4}\b/.exec(text) ?? [];
  if (!first || !second || Number(first) > 12 === Number(second) > 12) return null;
  return Number(first) > 12 ? 'day' : 'month';
}
