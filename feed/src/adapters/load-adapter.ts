import { pathToFileURL } from 'node:url';
import { FeedError } from '../reading/feed-error.ts';
import { isKind } from '../reading/kinds.ts';
import { picturesOf } from '../values/pictures-of.ts';
import type { Adapter, Source, SourceProblem, SourceRecord } from './adapter.ts';
import { categoryNamed } from './categories.ts';
import { jsonRecords } from './json/json-records.ts';
import { attributeAt, childAt, textAt, xmlRecords } from './xml-records.ts';

/** What an adapter file of an agency's own may use: it imports nothing. */
export const ADAPTER_TOOLS = {
  /** Streams the elements of XML at a depth, the children of the root by default. */
  xmlRecords,
  /** The first child of an element along a path of names. */
  childAt,
  /** The text of the first child along a path, or `''`. */
  textAt,
  /** `attributeAt(element, 'name', ...path)`: an attribute of the first child along a path, or `''`. */
  attributeAt,
  /** Streams the objects of JSON: `{ value, line }`. */
  jsonRecords,
  /** `Pictures` of a home from file names or addresses, and floor plans. */
  picturesOf,
  /** Number of a category by its word, such as `house`; null if there is none. */
  categoryNamed,
  /** Refuses the whole file with a message that goes on after its name: `has no homes`. */
  refuse(message: string): never {
    throw new FeedError('own', { text: message });
  },
};

/** A record of an agency's own adapter: what {@link SourceRecord} has, with defaults for all but its record and line. */
export type OwnRecord = Pick<SourceRecord, 'record' | 'line'> &
  Partial<Omit<SourceRecord, 'errors'>> & { errors?: readonly OwnProblem[] };

/** A problem in the words of an agency's own adapter. */
export interface OwnProblem extends Pick<SourceProblem, 'line' | 'field' | 'home' | 'value'> {
  message: string;
}

/** An adapter file's default export makes one: `export default (tools) => ({ name, matches, read })`. */
export interface OwnAdapter extends Pick<Adapter, 'name' | 'matches'> {
  read(source: Omit<Source, 'warn'> & { warn(problem: OwnProblem): void }): AsyncIterable<OwnRecord>;
}

const MEMBERS: readonly [member: keyof OwnAdapter, isRight: (value: unknown) => boolean, wanted: string][] = [
  ['name', (value) => typeof value === 'string' && /^[a-z][a-z\d-]*$/.test(value), 'a text of a-z, 0-9 and "-"'],
  ['matches', (value) => typeof value === 'function', 'a function that says whether it reads a file'],
  ['read', (value) => typeof value === 'function', 'a generator function of records'],
];

/**
 * Loads an adapter file (`.mjs`, `.js` or `.ts`), and checks it. How to write one: `docs/importing/writing-an-adapter.md`.
 * @throws FeedError that names the file, and each member that is missing
 */
export async function loadAdapter(file: string): Promise<Adapter> {
  const own = await made(file);
  const missing = MEMBERS.filter(([member, isRight]) => !isRight(own[member]));
  if (missing.length > 0)
    throw failure(file, missing.map(([member, , wanted]) => `has no "${member}": ${wanted}`).join('; '));
  const { name, matches, read } = own;
  return {
    name,
    matches: (beginning) => attempt(file, 'matches', () => matches(beginning)),
    async *read(source) {
      const records = attempt(file, 'read', () => read({ ...source, warn: (one) => source.warn(said(one)) }));
      if (typeof records?.[Symbol.asyncIterator] !== 'function')
        throw failure(file, 'has a "read" that is no generator: write async *read(source) { … yield … }');
      const iterator = records[Symbol.asyncIterator]();
      for (;;) {
        const { value, done } = await iterator.next().catch((error: Error) => {
          if (error instanceof FeedError) throw error;
          throw failure(file, `failed in "read": ${error.message}`);
        });
        if (done) return;
        yield checked(file, value);
      }
    },
  };
}

async function made(file: string): Promise<OwnAdapter> {
  const module = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw failure(file, `cannot be loaded: ${error.message}`);
  });
  if (typeof module.default !== 'function')
    throw failure(file, 'has no "export default (tools) => ({ name, matches, read })"');
  return attempt(file, 'the default export', () => module.default(ADAPTER_TOOLS)) ?? {};
}

function checked(file: string, own: OwnRecord): SourceRecord {
  const { kind = 'property', record, line, nameField, errors = [], ...rest } = own;
  if (typeof record !== 'object' || record === null) throw failure(file, 'yields something without a "record"');
  if (!Number.isInteger(line) || line < 1) throw failure(file, 'yields a record without its "line", from 1');
  if (!isKind(kind)) throw failure(file, `yields a record of the kind "${kind}"`);
  return { ...rest, kind, record, line, errors: errors.map(said), nameField: nameField ?? (() => ({ name: '' })) };
}

const said = ({ message, ...one }: OwnProblem): SourceProblem => ({ ...one, kind: 'own', values: { text: message } });

function attempt<T>(file: string, name: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw failure(file, `failed in "${name}": ${(error as Error).message}`);
  }
}

const failure = (file: string, message: string): FeedError =>
  new FeedError('own', { text: `the adapter ${file} ${message}` });
