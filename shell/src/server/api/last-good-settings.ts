import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Site } from '@facade/shared-domain/model';
import type { FastifyBaseLogger } from 'fastify';

export interface LastGoodSettingsOptions {
  file: string;
  /** Version of the shell: other versions may expect other settings. */
  version: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * A server's copy of the agency's settings, so that it can show header and footer when it starts while the api is unavailable.
 */
export class LastGoodSettings {
  readonly #options: LastGoodSettingsOptions;
  /** Whether the last write failed and this has been logged. */
  #isFailing = false;

  constructor(options: LastGoodSettingsOptions) {
    this.#options = options;
  }

  /** Empty if there are no settings, or none that this version can use. */
  async read(): Promise<Site[]> {
    try {
      const { version, sites } = JSON.parse(await readFile(this.#options.file, 'utf8'));
      return version === this.#options.version ? sites : [];
    } catch {
      return [];
    }
  }

  /**
   * Writes a temporary file and renames it, so that servers sharing the folder never read half a file. A server that cannot
   * write logs it once and keeps serving: the copy is only for a start without the api.
   */
  async keep(sites: Site[]): Promise<void> {
    const { file, version, log } = this.#options;
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, JSON.stringify({ version, sites }));
      await rename(temporary, file);
      if (this.#isFailing) log.info({ file }, 'the last good settings can be stored again');
      this.#isFailing = false;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      if (!this.#isFailing)
        log.warn(
          { err: error, file },
          'cannot store the last good settings: after a start without the api no page can be shown',
        );
      this.#isFailing = true;
    }
  }
}
