import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { FeedError } from './feed-error.ts';
import { FileWindow } from './file-window.ts';
import { jsonShape } from './json-shape.ts';
import type { TakeRecord } from './kinds.ts';
import { splitDocument } from './split-document.ts';
import { splitLines } from './split-lines.ts';
import { unnamedFile } from './unnamed-file.ts';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const LINES = new Set(['.ndjson', '.jsonl']);

/** Bytes by which a document and lines are told apart. */
const BEGINNING = 64 * 1024;

/**
 * `npm run` prints lines before the output of a command: they are at the start of a feed that was generated with it.
 */
export const BANNER = /^(?:[ \t]*\r?\n|> [^\n]*\n)+/;

/** The position of a record in the feed. */
export interface RecordPlace {
  place: number;
  size: number;
}

/** An open feed. It is read twice: completely to find changes, then only the changed records. */
export class Feed {
  readonly size: number;
  /** For adapters of other formats. */
  readonly file: FileHandle;
  readonly #name: string;
  readonly #changedAt: number;

  constructor(file: FileHandle, name: string, { size, changedAt }: { size: number; changedAt: number }) {
    this.file = file;
    this.#name = name;
    this.size = size;
    this.#changedAt = changedAt;
  }

  /**
   * Finds all records, with constant memory.
   * @param pause called after each part of the file with the bytes done, before the next is read
   */
  async split(take: TakeRecord, pause: (done: number) => Promise<void>): Promise<void> {
    const window = new FileWindow(this.file, pause);
    await window.more();
    const start = (length: number) => window.bytes.subarray(window.at, Math.min(window.end, window.at + length));
    if (start(BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)) window.at += BYTE_ORDER_MARK.length;
    const [banner = ''] = BANNER.exec(start(2000).toString('latin1')) ?? [];
    window.at += banner.length;
    await (this.#hasLines(start(BEGINNING)) ? splitLines(window, take) : splitDocument(window, take));
    await pause(this.size);
  }

  /** By its content; only if that does not tell by its name. */
  #hasLines(beginning: Buffer): boolean {
    const keys = jsonShape(beginning.toString('latin1'))?.keys ?? [];
    if (keys.includes('kind')) return true;
    return !keys.includes('properties') && LINES.has(extname(this.#name).toLowerCase());
  }

  /** The bytes of records, in this order; adjacent records are read together. */
  async read(places: readonly RecordPlace[]): Promise<Buffer[]> {
    const from = Math.min(...places.map(({ place }) => place));
    const to = Math.max(...places.map(({ place, size }) => place + size));
    const wanted = places.reduce((sum, { size }) => sum + size, 0);
    if (to - from > 2 * wanted) return Promise.all(places.map(({ place, size }) => this.#bytes(place, size)));
    const all = await this.#bytes(from, to - from);
    return places.map(({ place, size }) => all.subarray(place - from, place - from + size));
  }

  /** The whole file. */
  stream(): Readable {
    return this.file.createReadStream({ start: 0, autoClose: false });
  }

  /** @throws FeedError if the file has changed since it was opened */
  async checkUnchanged(): Promise<void> {
    const { size, mtimeMs } = await this.file.stat();
    if (size !== this.size || mtimeMs !== this.#changedAt) throw new FeedError('changing');
  }

  close(): Promise<void> {
    return this.file.close();
  }

  async #bytes(place: number, size: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.file.read(Buffer.allocUnsafe(size), 0, size, place);
    if (bytesRead < size) throw new FeedError('shorter');
    return buffer;
  }
}

/**
 * @param folder folder for a temporary copy of a feed from a pipe
 * @throws FeedError if it cannot be read
 */
export async function openFeed(name: string, folder: string): Promise<Feed> {
  try {
    const found = await stat(name);
    if (found.isDirectory()) throw new FeedError('folder', { name });
    const file = found.isFile() ? await open(name) : await keepPiped(name, folder);
    const { size, mtimeMs } = await file.stat();
    return new Feed(file, name, { size, changedAt: mtimeMs });
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreadable', { name, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** Copies data from a pipe to a file, because a feed is read twice. */
async function keepPiped(name: string, folder: string): Promise<FileHandle> {
  const file = await unnamedFile(folder);
  for await (const part of createReadStream(name)) await file.write(part);
  return file;
}
