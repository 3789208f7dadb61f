import { type FeedProblem, Problems } from '../problems.ts';
import { checkValue } from '../records/check-record.ts';
import { readValues, textOf } from '../records/read-values.ts';
import { markerOf, sourceId } from '../records/source-id.ts';
import type { Notations } from '../values/notation.ts';
import type { SourceProblem, SourceRecord } from './adapter.ts';
import type { PictureNames } from './picture-names.ts';

/** What is known of the file as a whole. */
export interface Proven {
  notations: Notations;
  names: PictureNames;
}

/**
 * A home has no text in a language of the site.
 * @param languages those that its texts are in; empty if it has no text at all
 */
export const withoutText = (field: string, languages = ''): Omit<SourceProblem, 'line' | 'home'> => ({
  field,
  of: 'Description',
  ...(languages === '' ? { kind: 'noText' } : { value: languages, kind: 'untranslated' }),
});

/** Problems remembered: those of one home follow each other. */
const REMEMBERED = 1000;

/** The problems of a source. The records of one home repeat a problem in each language: it is reported once. */
export class SourceReport {
  /** Of homes that are left out. */
  readonly errors = new Problems();
  readonly warnings = new Problems();
  readonly #proven: Proven;
  readonly #said = new Set<string>();

  constructor(proven: Proven) {
    this.#proven = proven;
  }

  readonly warn = (problem: SourceProblem): void => this.#add(this.warnings, problem);

  /** What the feed says instead of this record; null for nothing. */
  check({ kind, record, line, nameField, errors = [], isRemoved }: SourceRecord, number: number): object | null {
    const id = sourceId(record.ID);
    if (isRemoved) return id === null ? null : markerOf(kind, id, 'remove');
    for (const error of errors) this.#add(this.errors, { home: id ?? '', ...error });
    if (errors.length > 0) return id === null ? null : markerOf(kind, id, 'leftOut');
    const pictures = nameField('Pictures');
    const at = { line: pictures.line ?? line, home: id ?? '?', field: pictures.name || 'Pictures' };
    const read = readValues(this.#withoutShared(record, at), this.#proven.notations);
    const checked = checkValue(kind, read.record, number, true);
    const sourced = ({ field, record: _, ...one }: FeedProblem): SourceProblem => {
      const of = field.split('.')[0] ?? '';
      const source = nameField(of);
      return { ...one, of, home: id ?? '?', line: source.line ?? line, field: source.name || field };
    };
    for (const { value, ...one } of read.problems)
      this.#add(this.warnings, sourced({ ...one, record: '', value: textOf(value), effect: 'left' }), kind);
    for (const one of checked.ok ? checked.warnings : checked.problems)
      this.#add(checked.ok ? this.warnings : this.errors, sourced(one), kind);
    if (!checked.ok) return id === null ? null : markerOf(kind, id, 'leftOut');
    // Without what was left out: the import would warn again.
    return { kind, ...(checked.warnings.length > 0 ? checked.record : read.record) };
  }

  /** A record without the pictures that might be another home's. */
  #withoutShared(record: Record<string, unknown>, at: { line: number; home: string; field: string }) {
    const { Pictures: pictures } = record;
    if (!Array.isArray(pictures) || pictures.length === 0) return record;
    const { kept, warnings } = this.#proven.names.check(pictures, at);
    for (const warning of warnings) this.warn(warning);
    return kept.length < pictures.length ? { ...record, Pictures: kept } : record;
  }

  #add(problems: Problems, { home, line, ...rest }: SourceProblem, kind = 'property'): void {
    const problem = { ...rest, line, ...(home && { home }), record: home ? `${kind} ${home}` : '' };
    const key = JSON.stringify(problem);
    if (this.#said.has(key)) return;
    if (this.#said.size === REMEMBERED) this.#said.clear();
    this.#said.add(key);
    problems.add([problem]);
  }
}
