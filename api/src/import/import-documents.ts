import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBEDDED_PREFIX, type FeedProblem, type PropertyRecord, type Saying } from '@facade/feed';
import { sql } from 'kysely';
import { documentFiles } from '../catalogue/index.ts';
import { FETCHED_PREFIX, lastPart } from '../kernel/index.ts';
import type { Db } from '../platform/index.ts';
import { EXTENSIONS, fetchDocument } from './fetching/fetch-document.ts';
import { NotFetched } from './fetching/follow.ts';
import { allowedAddress } from './fetching/picture-hosts.ts';

type DocumentRecord = PropertyRecord['Documents'][number];
type DocumentOwner = Pick<PropertyRecord, 'language' | 'Documents'>;

interface DocumentOptions {
  /** State folder, with the folder of documents. */
  dataFolder: string;
  /** Paths of what may be a document, by its name, outside the folder of documents, whose files are already there. */
  near: ReadonlyMap<string, string>;
  /** Folder of the documents that were embedded in the feed; empty if none were. */
  embedded: string;
  /** Hosts that files may be fetched from. */
  hosts: readonly string[];
  signal?: AbortSignal | undefined;
  /** False: nothing is fetched. */
  keep: boolean;
  /** Fetches those of the records that are taken again, if the last time is a day ago. */
  asksAgain: boolean;
}

/** A document that was fetched, or why it was not. */
interface Fetched {
  /** Its name in the folder of documents; empty without one. */
  file: string;
  problem: Saying | null;
}

/** Servers are not asked for a document more often, in milliseconds. */
const A_DAY = 24 * 3600_000;

/** Documents fetched at a time. */
const TOGETHER = 8;

/** Begins the names of fetched documents among the files of an entry. */
const MARK = 'document ';

/** Brings the documents that a feed lists by address, has embedded, or has lying beside it into the folder of documents, each once. */
export class DocumentImport {
  readonly #options: DocumentOptions;
  readonly #done = new Map<string, Promise<Fetched>>();

  constructor(options: DocumentOptions) {
    this.#options = options;
  }

  /** Brings the documents of these homes, some at a time. */
  async prepare(homes: readonly (readonly DocumentOwner[])[]): Promise<void> {
    this.#done.clear();
    const records = homes.flatMap((one) => [...one]);
    for (const file of new Set(records.flatMap(({ Documents }) => Documents.map(({ File }) => File))))
      await this.#bring(lastPart(file));
    const waiting = records.flatMap(({ Documents }) => Documents.filter((one) => this.#addressOf(one)));
    for (let part = waiting.splice(0, TOGETHER); part.length > 0; part = waiting.splice(0, TOGETHER))
      await Promise.all(part.map((one) => this.#fetched(one)));
  }

  /** The records of a home with the files that its documents have on the site; what cannot be fetched has none, and is reported. */
  async take<R extends DocumentOwner>(
    record: string,
    records: readonly [R, ...R[]],
  ): Promise<{ records: [R, ...R[]]; sources: string[]; warnings: FeedProblem[] }> {
    const warnings = new Map<string, FeedProblem>();
    const sources = new Set<string>();
    const taken: R[] = [];
    for (const one of records) {
      const documents: DocumentRecord[] = [];
      for (const document of one.Documents) {
        const address = this.#addressOf(document);
        if (!address) {
          const name = documentFiles.nameIn(document.File);
          if (name?.startsWith(EMBEDDED_PREFIX)) sources.add(`${MARK}${nameless(name)}`);
          documents.push(document);
        } else {
          const { file, problem } = await this.#fetched(document);
          if (problem) warnings.set(address.href, { record, field: 'Documents', ...problem });
          sources.add(`${MARK}${nameOf(address)}`);
          documents.push({ ...document, File: file });
        }
      }
      taken.push({ ...one, Documents: documents });
    }
    return { records: taken as [R, ...R[]], sources: [...sources], warnings: [...warnings.values()] };
  }

  /** Copies a document that was embedded, or lies beside the feed or its pictures. */
  async #bring(file: string): Promise<void> {
    const { keep, dataFolder, near, embedded } = this.#options;
    const name = documentFiles.nameIn(file);
    if (!keep || name === null) return;
    if (file.startsWith(EMBEDDED_PREFIX)) {
      await documentFiles.takeOne(join(embedded, file), name, dataFolder);
      return;
    }
    const found = near.get(file.normalize('NFC'));
    if (found !== undefined) await documentFiles.takeOne(found, name, dataFolder);
  }

  #addressOf({ Url }: DocumentRecord): URL | null {
    return Url === '' ? null : allowedAddress(Url, this.#options.hosts);
  }

  #fetched(document: DocumentRecord): Promise<Fetched> {
    const address = this.#addressOf(document) as URL;
    const known = this.#done.get(address.href) ?? this.#fetch(address);
    this.#done.set(address.href, known);
    return known;
  }

  async #fetch(address: URL): Promise<Fetched> {
    const { dataFolder, hosts, signal, keep, asksAgain } = this.#options;
    const before = await findFetched(dataFolder, nameOf(address));
    const isDue = before === null || (asksAgain && Date.now() - before.modified > A_DAY);
    if (!keep || !isDue) return { file: before?.file ?? '', problem: null };
    try {
      const target = join(dataFolder, documentFiles.folder, nameOf(address));
      return { file: await fetchDocument(address, { hosts, target, signal }), problem: null };
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      // What was offered is offered while its server fails.
      if (before) return { file: before.file, problem: null };
      const { kind, values } = error.saying;
      return { file: '', problem: { kind, values: { ...values, address: address.href } } };
    }
  }
}

/** The name of a document without its extension. Addresses that expire differ behind the question mark. */
const nameOf = ({ origin, pathname }: URL): string =>
  `${FETCHED_PREFIX}${createHash('sha256').update(`${origin}${pathname}`).digest('hex').slice(0, 32)}`;

/** What entries call a file that came with a home: its name without extension. */
export const nameless = (file: string): string => file.replace(/\.\w+$/, '');

/** Whether a file came with the record of a home, and not in the folder of documents: it stays as long as a home has it. */
export const isOfHome = (name: string): boolean => name.startsWith(FETCHED_PREFIX) || name.startsWith(EMBEDDED_PREFIX);

async function findFetched(dataFolder: string, name: string): Promise<{ file: string; modified: number } | null> {
  for (const extension of EXTENSIONS) {
    const found = await documentFiles.find(dataFolder, `${name}.${extension}`);
    if (found) return { file: `${name}.${extension}`, modified: (await stat(found.file)).mtimeMs };
  }
  return null;
}

/** Names of the fetched and embedded documents that entries have, without extension. */
export async function usedDocuments(db: Db, ofEntries = sql`true`): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select distinct one.name from feed_entry
    cross join lateral unnest(sources) as one (name) where ${ofEntries} and one.name like ${`${MARK}%`}`.execute(db);
  return new Set(rows.map(({ name }) => name.slice(MARK.length)));
}

/** The files of entries that could not be fetched yet, as the entries name them. */
export async function missingDocuments(db: Db, dataFolder: string): Promise<string[]> {
  const missing: string[] = [];
  // Each has a warning.
  for (const name of await usedDocuments(db, sql`warnings is not null`))
    if (!(await findFetched(dataFolder, name))) missing.push(`${MARK}${name}`);
  return missing;
}
