import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Site } from '@facade/shared-domain/model';
import type { FastifyBaseLogger } from 'fastify';

export interface LastGoodSettingsOptions {
  file: string;
  /** Of the shell: another one may expect other settings. */
  version: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** A server's copy of the agency's settings: it has a header and a footer to show when it starts while the api is away. */
export class LastGoodSettings {
  readonly #options: LastGoodSettingsOptions;
  /** The last write failed, and the log says so. */
  #isFailing = false;

  constructor(options: LastGoodSettingsOptions) {
    this.#options = options;
  }

  /** Empty where none are kept, or none that this version can use. */
  async read(): Promise<Site[]> {
    try {
      const { version, sites } = JSON.parse(await readFile(this.#options.file, 'utf8'));
      return version === this.#options.version ? sites : [];
    } catch {
      return [];
    }
  }

  /**
   * Written beside and renamed: servers that share the folder find it whole. One that cannot write logs it once and goes on
   * serving: the copy is for a start without the api.
   */
  async keep(sites: Site[]): Promise<void> {
    const { file, version, log } = this.#options;
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, JSON.stringify({ version, sites }));
      await rename(temporary, file);
      if (this.#isFailing) log.info({ file }, 'the last good settings can be kept again');
      this.#isFailing = false;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      if (!this.#isFailing)
        log.warn(
          { err: error, file },
          'the last good settings cannot be kept: a start without the api will show no page',
        );
      this.#isFailing = true;
    }
  }
}
