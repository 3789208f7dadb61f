import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A server's copy of the newest good registry document: it starts from it when the storage cannot be reached. */
export class LastGood {
  readonly #file: string;
  readonly #keeps: boolean;

  /** `keeps`: it is a server's own; others only read it. */
  constructor(file: string, { keeps }: { keeps: boolean }) {
    this.#file = file;
    this.#keeps = keeps;
  }

  /** Several servers on one folder may keep at once: each file appears whole. */
  async keep(bytes: Buffer): Promise<void> {
    if (!this.#keeps) return;
    const temporary = `${this.#file}.${process.pid}.tmp`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, this.#file);
  }

  /** Undefined where none is kept. Whoever reads it checks its signature. */
  read(): Promise<Buffer | undefined> {
    return readFile(this.#file).catch(() => undefined);
  }
}
