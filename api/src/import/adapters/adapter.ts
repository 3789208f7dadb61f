import type { RecordKind } from '../reading/kinds.ts';

/** A record in the words of the CRM feed, and where it comes from. */
export interface SourceRecord {
  kind: RecordKind;
  record: Record<string, unknown>;
  /** Line of the source on which it begins, from 1. */
  line: number;
  /** What the source calls a field of the record, and its line where that is another. Such as `price`; empty for no field of the source. */
  nameField(field: string): { name: string; line?: number };
}

/** What is wrong with a place of the source. */
export interface SourceProblem {
  line: number;
  /** As the source calls it; empty when it is the line as a whole. */
  field: string;
  message: string;
}

/** What an adapter reads, and to whom it reports. */
export interface Source {
  /** The file from its beginning, without a byte order mark. */
  text: AsyncIterable<string>;
  /** The first 2000 characters of it. */
  head: string;
  /** Refuses the source, which is read on, so that one report names everything. */
  error(problem: SourceProblem): void;
  /** The record is imported without what the warning names. */
  warn(problem: SourceProblem): void;
}

/**
 * Turns a file of another format into records of the CRM feed, one at a time: a source of any length takes little memory. What it gives is
 * checked as any feed is, and named after {@link SourceRecord.nameField}. The same source has to give the same records in the same
 * words, because only records that differ from the import before are stored.
 */
export interface Adapter {
  /** As `FEED_FORMAT` names it. */
  name: string;
  /** Of files that are in this format, with the dot. */
  extensions: readonly string[];
  /** Whether a file is in this format by its first 2000 characters. */
  matches(head: string): boolean;
  /** The character set that a file names in its first bytes; UTF-8 by default. */
  charset?(head: string): string;
  /** @throws FeedError where the source cannot be read any further */
  read(source: Source): AsyncGenerator<SourceRecord>;
}
