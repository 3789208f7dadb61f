import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDocument, problemsOf, type RegistryDocument } from './document.ts';

/**
 * A registry kept in a folder, one file a revision. A revision's file is linked into place under its number, which the
 * file system refuses when another process was first: that is the compare-and-swap, and readers never see half a file.
 */
export class FolderRegistry {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The newest revision; the empty document where nothing was ever published. Throws when the newest is unsound. */
  async read(): Promise<RegistryDocument> {
    const newest = (await this.#revisions()).at(-1);
    return newest === undefined ? emptyDocument() : this.readRevision(newest);
  }

  async readRevision(revision: number): Promise<RegistryDocument> {
    const file = this.#file(revision);
    const document = readJson(await readFile(file, 'utf8'));
    const problems = problemsOf(document);
    if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
    return document as RegistryDocument;
  }

  /**
   * Applies `change` to the newest revision and stores the result as the next, again and again until no other writer
   * came between. `change` returns the new deployments, or throws to refuse.
   */
  async update(
    description: string,
    change: (current: RegistryDocument) => RegistryDocument['microFrontends'],
  ): Promise<RegistryDocument> {
    await mkdir(this.#folder, { recursive: true });
    for (;;) {
      const current = await this.read();
      const next: RegistryDocument = {
        ...current,
        microFrontends: change(current),
        extras: { revision: current.extras.revision + 1, changedAt: new Date().toISOString(), change: description },
      };
      const problems = problemsOf(next);
      if (problems.length > 0) throw new Error(problems.join('; '));
      if (await this.#store(next)) return next;
    }
  }

  async #store(document: RegistryDocument): Promise<boolean> {
    const temporary = join(this.#folder, `.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`);
    await writeFile(temporary, `${JSON.stringify(document, null, 2)}\n`);
    try {
      await link(temporary, this.#file(document.extras.revision));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #revisions(): Promise<number[]> {
    const files = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return files
      .filter((file) => /^\d{8}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);
  }

  #file = (revision: number): string => join(this.#folder, `${String(revision).padStart(8, '0')}.json`);
}

/** Undefined, which no document is, where the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
