/** Kinds of record in a feed, by the name of their list in a document. */
export const LISTS = {
  properties: 'property',
  projects: 'project',
  categories: 'category',
  ribbons: 'ribbon',
  agents: 'agent',
  cities: 'city',
  owners: 'owner',
} as const;

export type RecordKind = (typeof LISTS)[keyof typeof LISTS];

/** Kinds with many records: they use the staging tables, the others are kept in memory. */
export type EntryKind = 'project' | 'property';

export const isEntry = (kind: RecordKind): kind is EntryKind => kind === 'property' || kind === 'project';

const KINDS = new Set<string>(Object.values(LISTS));

export const isKind = (word: unknown): word is RecordKind => typeof word === 'string' && KINDS.has(word);

/** A record found in a feed. */
export interface FoundRecord {
  kind: RecordKind;
  /** Its position among those of its kind, from 1. */
  number: number;
  /** Where its bytes begin in the file. */
  place: number;
  /** Its bytes; they are overwritten when the next part of the file is read. */
  bytes: Buffer;
}

/** Called for each record. */
export type TakeRecord = (record: FoundRecord) => void;
