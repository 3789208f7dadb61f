import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Site } from '@facade/shared-domain/model';

/** A server's copy of the agency's settings: it has a header and a footer to show when it starts while the api is away. */
export class LastGoodSettings {
  readonly #file: string;
  readonly #version: string;

  /** `version`: of the shell. Another one may expect other settings. */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  /** Empty where none are kept, or none that this version can use. */
  async read(): Promise<Site[]> {
    try {
      const { version, sites } = JSON.parse(await readFile(this.#file, 'utf8'));
      return version === this.#version ? sites : [];
    } catch {
      return [];
    }
  }

  /** Written beside and renamed: servers that share the folder find it whole. One whose disk is full goes on serving. */
  async keep(sites: Site[]): Promise<void> {
    const temporary = `${this.#file}.${process.pid}.tmp`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(temporary, JSON.stringify({ version: this.#version, sites }));
      await rename(temporary, this.#file);
    } catch {
      // The copy is for a start without the api; this process does not need it.
    }
  }
}
