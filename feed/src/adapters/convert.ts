import type { FileHandle } from 'node:fs/promises';
import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { Problems } from '../problems.ts';
import { checkValue } from '../records/check-record.ts';
import type { Adapter, SourceProblem, SourceRecord } from './adapter.ts';
import { categoryRecords } from './categories.ts';
import { decoded } from './decoded.ts';
import { readLookups } from './lookups-file.ts';
import type { Beginning } from './recognition/beginning.ts';

/** Characters written at a time. */
const STEP = 256 * 1024;

/** The result of an adapter: a feed in lines (NDJSON), and the problems of the source. */
export interface Conversion {
  errors: Problems;
  warnings: Problems;
}

/**
 * Converts a file of another format to a feed. Validates every record here, where its line is known.
 * @param order.lookups file with the categories, ribbons, agents and towns that the source does not have; optional
 * @throws FeedError if the source cannot be read any further
 */
export async function convert(
  source: FileHandle,
  target: FileHandle,
  order: { adapter: Adapter; beginning: Beginning; lookups: string; signal?: AbortSignal },
): Promise<Conversion> {
  const { adapter, beginning, lookups, signal } = order;
  const report = new SourceReport();
  const lines = new Lines(target);
  const own = await readLookups(lookups);
  for (const { kind, record, number } of own) {
    const checked = checkValue(kind, record, number);
    if (checked.ok) lines.add({ ...record, kind });
    else report.errors.add(checked.problems.map((one) => ({ ...one, record: `lookups.json, ${one.record}` })));
  }
  const categories = new Set<number>();
  let count = 0;
  const text = decoded(source, beginning.charset);
  for await (const found of adapter.read({ text, head: beginning.text, error: report.error, warn: report.warn })) {
    count += 1;
    report.check(found, count);
    for (const id of String(found.record.WebIDs ?? '').split(',')) categories.add(Number(id));
    if (lines.add({ kind: found.kind, ...found.record }) < STEP) continue;
    signal?.throwIfAborted();
    await lines.flush();
  }
  if (!own.some(({ kind }) => kind === 'category'))
    for (const record of categoryRecords(categories)) lines.add({ kind: 'category', ...record });
  await lines.flush();
  return report;
}

/** The feed that is being written. */
class Lines {
  readonly #file: FileHandle;
  #text = '';

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Returns the number of buffered characters. */
  add(record: object): number {
    this.#text += `${JSON.stringify(record)}\n`;
    return this.#text.length;
  }

  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    await this.#file.appendFile(text);
  }
}

/** Problems remembered: those of one home follow each other. */
const REMEMBERED = 1000;

/** The problems of a source. The records of one home repeat a problem in each language: it is reported once. */
class SourceReport implements Conversion {
  readonly errors = new Problems();
  readonly warnings = new Problems();
  readonly #said = new Set<string>();

  readonly error = (problem: SourceProblem): void => this.#add(this.errors, `line ${problem.line}`, problem);
  readonly warn = (problem: SourceProblem): void => this.#add(this.warnings, `line ${problem.line}`, problem);

  check({ kind, record, line, nameField }: SourceRecord, number: number): void {
    const checked = checkValue(kind, record, number);
    const problems = checked.ok ? [] : [...checked.problems];
    if (Number(record.ID) > MAX_INTEGER)
      problems.push({ record: '', field: 'ID', message: `is larger than ${MAX_INTEGER}` });
    for (const { field, message } of problems) {
      const source = nameField(field);
      const at = { line: source.line ?? line, field: source.name || field, message };
      this.#add(this.errors, `line ${at.line}, ${kind} ${record.ID || '?'}`, at);
    }
  }

  #add(problems: Problems, record: string, { field, message }: SourceProblem): void {
    const key = `${record}: ${field} ${message}`;
    if (this.#said.has(key)) return;
    if (this.#said.size === REMEMBERED) this.#said.clear();
    this.#said.add(key);
    problems.add([{ record, field, message }]);
  }
}
