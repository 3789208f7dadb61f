import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, utimesSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Begins the names of files that were embedded in a feed, in base64. */
export const EMBEDDED_PREFIX = 'embedded-';

interface OpenFile {
  path: string;
  file: number;
  hash: Hash;
  /** Characters that are no whole group of four yet. */
  rest: string;
  size: number;
  isPdf: boolean;
}

/** Writes embedded files to a folder as their parts are read, however long they are. The same content has the same name, and one file. */
export class EmbeddedFiles {
  readonly #folder: string;
  #open: OpenFile | null = null;

  /** @param folder is created with the first file */
  constructor(folder: string) {
    this.#folder = folder;
  }

  add(part: string): void {
    this.#open ??= this.#begin();
    const open = this.#open;
    const text = open.rest + part.replace(/\s+/g, '');
    // The first bytes at once: they say what it is.
    const whole = open.size === 0 && text.length < 8 ? 0 : text.length - (text.length % 4);
    open.rest = text.slice(whole);
    this.#write(open, text.slice(0, whole));
  }

  /** Ends the file; returns its name, or `''` if it is empty. */
  end(): string {
    const open = this.#open;
    if (!open) return '';
    this.#open = null;
    this.#write(open, open.rest);
    closeSync(open.file);
    if (open.size === 0) {
      rmSync(open.path);
      return '';
    }
    const name = `${EMBEDDED_PREFIX}${open.hash.digest('hex').slice(0, 32)}${open.isPdf ? '.pdf' : '.jpg'}`;
    renameSync(open.path, join(this.#folder, name));
    // Its name says all: an import must not take it for a changed file.
    utimesSync(join(this.#folder, name), 0, 0);
    return name;
  }

  #begin(): OpenFile {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, 'unfinished');
    return { path, file: openSync(path, 'w', 0o600), hash: createHash('sha256'), rest: '', size: 0, isPdf: false };
  }

  #write(open: OpenFile, text: string): void {
    const bytes = Buffer.from(text, 'base64');
    if (open.size === 0) open.isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
    open.hash.update(bytes);
    open.size += bytes.length;
    for (let from = 0; from < bytes.length; ) from += writeSync(open.file, bytes, from);
  }
}
