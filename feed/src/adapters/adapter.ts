import type { FeedProblem } from '../problems.ts';
import type { RecordKind } from '../reading/kinds.ts';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { Beginning } from './recognition/beginning.ts';

/** A record with the field names of the CRM feed, and its origin. */
export interface SourceRecord {
  kind: RecordKind;
  /** Its `ID` is that of the source as it stands; texts of numbers and dates too: they are read by `values/`. */
  record: Record<string, unknown>;
  /** Line of the source on which it begins, from 1. */
  line: number;
  /**
   * Name of a record's field in the source, such as `price`, and its line if that differs; empty if the source has no
   * such field.
   */
  nameField(field: string): { name: string; line?: number };
  /** Why this home cannot be imported; it is left out, and the others are not. */
  errors?: readonly SourceProblem[];
  /** The source withdraws this home: only its `ID` counts. */
  isRemoved?: boolean;
}

/** A problem in the source, with its position. */
export type SourceProblem = Omit<FeedProblem, 'record' | 'law'> & { line: number };

/** The input of an adapter, and its callbacks for reports. */
export interface Source {
  /** The whole file, without a byte order mark or control characters. */
  text: AsyncIterable<string>;
  /** Its first characters: 64 KB, or more if XML begins with long comments. */
  head: string;
  /** Takes files that are embedded in the text. */
  embedded: EmbeddedFiles;
  /** Imports the record without the field of the warning. */
  warn(problem: SourceProblem): void;
  /** The source has only some of the homes: the others stay on the site. */
  markPartial(): void;
}

/**
 * Reads one format. An agency can have one of its own: `docs/importing/writing-an-adapter.md`.
 *
 * Turns a file of another format into records of the CRM feed, one at a time: a source of any length takes little
 * memory. Its records are validated like any feed, and errors use the names of {@link SourceRecord.nameField}. The same
 * source must give exactly the same records, because only records that differ from the previous import are stored.
 */
export interface Adapter {
  /** Name in `FEED_FORMAT`: of small letters, digits and `-`. */
  name: string;
  /** Whether a file is in this format, by its beginning: what it is called does not matter. */
  matches(beginning: Beginning): boolean;
  /**
   * Yields the records in the order of the source.
   * @example async *read({ text }) { for await (const home of xmlRecords(text)) yield { kind: 'property', line: home.line, record: { … } } }
   * @throws FeedError if the source cannot be read any further
   */
  read(source: Source): AsyncGenerator<SourceRecord>;
}
