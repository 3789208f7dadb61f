import { textOf } from '../../records/read-values.ts';
import { readingsOf } from '../../values/number-readings.ts';
import { plain } from '../../values/reading.ts';
import { meaningOf } from '../../values/words.ts';
import type { Source, SourceProblem } from '../adapter.ts';
import { givenAt, hasAt, textAt } from './json-home.ts';
import type { JsonRecord } from './json-records.ts';

type Path = readonly string[];

const INACTIVE = 5;

/** Reads what only an adapter understands of a home, such as its codes, and reports what is left out. */
export class HomeReport {
  readonly #home: unknown;
  /** Reports a value that a home has in a place of its own. */
  readonly add: (problem: Omit<SourceProblem, 'line' | 'home'>) => void;

  constructor({ value, line }: JsonRecord, id: string, source: Source) {
    this.#home = value;
    this.add = (problem) => source.warn({ line, home: id, ...problem });
  }

  /** Reports the value at a path, or that there is none. */
  warn(path: Path, problem: Omit<SourceProblem, 'line' | 'home' | 'field' | 'value'>): void {
    const value = givenAt(this.#home, ...path);
    this.add({ field: path.join('/'), ...problem, ...(value !== null && { value: textOf(value) }) });
  }

  /** What the code at a path means. One that is not in the table is left out. */
  meaning<T>(of: string, table: Readonly<Record<string, T>>, ...path: Path): T | undefined {
    const word = textAt(this.#home, ...path);
    const found = meaningOf(table, word);
    if (word !== '' && found === undefined) this.warn(path, { of, kind: 'unknownCode', effect: 'left' });
    return found;
  }

  /** The status of a home; without one that is known it is not shown. */
  status(known: number | undefined, ...path: Path): number {
    if (known !== undefined) return known;
    const kind = givenAt(this.#home, ...path) === null ? 'missing' : 'unknownCode';
    this.warn(path, { of: 'Status', kind, effect: 'withheld' });
    return INACTIVE;
  }

  /** Whether a home says yes; null if it says nothing. What is neither yes nor no counts as `doubt`. */
  says(of: string, doubt: boolean | null, ...path: Path): boolean | null {
    const found = hasAt(this.#home, ...path);
    if (found !== null || givenAt(this.#home, ...path) === null) return found;
    this.warn(path, { of, kind: 'flag', effect: 'left' });
    return doubt;
  }

  /** An area in square metres, to the tenth, by its unit. Where the unit is the square metre, a text is left to its reader. */
  area(of: string, { size, factor, unit }: { size: Path; factor: number | undefined; unit: Path }): unknown {
    const value = givenAt(this.#home, ...size);
    if (value === null) return null;
    if (factor === undefined) {
      const written = `${textOf(value)} ${textAt(this.#home, ...unit)}`.trim();
      this.add({ field: size.join('/'), of, value: written, kind: 'unit', effect: 'left' });
      return null;
    }
    if (typeof value !== 'number' && factor === 1) return value;
    const [one, other] = typeof value === 'number' ? [{ value }] : readingsOf(plain(textOf(value)));
    if (one && !other) return Math.round(one.value * factor * 10) / 10;
    this.warn(size, { of, kind: 'number', effect: 'left' });
    return null;
  }
}
