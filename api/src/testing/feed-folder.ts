import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedOf, type propertyRecords } from '@facade/feed/testing/sample-records';
import { importFeed } from '../import/import-feed.ts';
import type { ImportOptions } from '../import/import-run.ts';
import type { ImportReport } from '../import/report.ts';
import { undoImports } from '../import/stored-feeds/undo-imports.ts';
import type { Db } from '../platform/database/index.ts';

export type Records = ReturnType<typeof propertyRecords>;

/** Fields of a record that shows a picture of {@link FeedFolder.draw}. */
export const showing = (name: string) => ({
  Pictures: [{ ID: name, File: `${name}.svg`, Alt: '', Color: '#aabbcc' }],
});

/** A folder with feeds and their pictures, and functions to import them. */
export class FeedFolder {
  readonly #db: Db;
  readonly folder = mkdtempSync(join(tmpdir(), 'facade-import-'));

  constructor(db: Db) {
    this.#db = db;
    mkdirSync(join(this.folder, 'pictures'));
  }

  load(properties: Records, more = {}, options: Partial<ImportOptions> = {}): Promise<ImportReport> {
    // As the command that names what it removes: tests are about a few homes.
    return this.importText(JSON.stringify(feedOf(properties, more)), { allowRemovals: 1000, ...options });
  }

  importText(text: string, options: Partial<ImportOptions> = {}, name = 'feed.json'): Promise<ImportReport> {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return importFeed(this.#db, { file, dataFolder: join(this.folder, 'data'), ...options });
  }

  /** Adds a picture beside the feed. */
  draw(name: string, color: string): void {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${color}"/></svg>`;
    writeFileSync(join(this.folder, 'pictures', `${name}.svg`), svg);
  }

  /** Removes a picture that is beside the feed. */
  erase(name: string): void {
    rmSync(join(this.folder, 'pictures', `${name}.svg`));
  }

  /** Undoes the last imports. */
  undo(count: number): Promise<ImportReport> {
    return undoImports(this.#db, { count, dataFolder: join(this.folder, 'data') });
  }

  /** Folder of the pictures that were fetched for an unfinished import. */
  get fetched(): string {
    return join(this.folder, 'data', 'fetched-pictures');
  }

  /** Files in the library. */
  library(): string[] {
    return this.#namesIn('pictures');
  }

  /** Files of documents. */
  documents(): string[] {
    return this.#namesIn('documents');
  }

  documentText(name: string): string {
    return readFileSync(join(this.folder, 'data', 'documents', name), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #namesIn(folder: string): string[] {
    const path = join(this.folder, 'data', folder);
    return existsSync(path) ? readdirSync(path) : [];
  }
}
