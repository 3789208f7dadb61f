import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A server's copy of the newest valid registry document: it starts from this copy when the storage is unreachable. */
export class LastGood {
  readonly #file: string;
  readonly #keeps: boolean;

  /** `keeps`: a server writes it; other processes only read it. */
  constructor(file: string, { keeps }: { keeps: boolean }) {
    this.#file = file;
    this.#keeps = keeps;
  }

  /** Several servers may write to one folder at once: each file appears complete. */
  async keep(bytes: Buffer): Promise<void> {
    if (!this.#keeps) return;
    const temporary = `${this.#file}.${process.pid}.tmp`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, this.#file);
  }

  /** Undefined if there is none. The caller checks the signature. */
  read(): Promise<Buffer | undefined> {
    return readFile(this.#file).catch(() => undefined);
  }
}
