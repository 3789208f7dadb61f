import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Brochure } from './brochure.ts';
import { writeBrochure } from './write-brochure.ts';

/** Where brochures are kept; what has not been asked for in a month is deleted. */
export const brochureFolder = (dataFolder: string): string => join(dataFolder, 'brochures-cache');

/** To be raised when brochures look otherwise: those that are kept are written again. */
const LAYOUT = 1;

/** Brochures that wait to be written. One takes about a third of a second of the api. */
const MAX_WAITING = 10;

/** Seconds after which to ask again. */
const TRY_AGAIN = 5;

/** Brochures as files: written once for what they say, one at a time. */
export class Brochures {
  readonly #folder: string;
  readonly #running = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(dataFolder: string) {
    this.#folder = brochureFolder(dataFolder);
  }

  /** Changes with everything that a brochure says. */
  static keyOf(parts: readonly unknown[]): string {
    return createHash('sha256')
      .update(JSON.stringify([LAYOUT, ...parts]))
      .digest('base64url')
      .slice(0, 22);
  }

  /**
   * The bytes of the brochure with this key.
   * @param compose gathers what it shows, pictures included; called only where it is not on disk
   * @throws ProblemError `unavailable` while too many wait
   */
  async get(key: string, compose: () => Promise<Brochure>): Promise<Buffer> {
    const file = join(this.#folder, `${key}.pdf`);
    const kept = await readFile(file).catch(() => null);
    return kept ?? this.#running.get(key) ?? this.#start(key, file, compose);
  }

  #start(key: string, file: string, compose: () => Promise<Brochure>): Promise<Buffer> {
    if (this.#running.size >= MAX_WAITING) throw new ProblemError('unavailable', undefined, TRY_AGAIN);
    const turn = this.#last.then(() => this.#write(file, compose)).finally(() => this.#running.delete(key));
    this.#running.set(key, turn);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #write(file: string, compose: () => Promise<Brochure>): Promise<Buffer> {
    const bytes = await writeBrochure(await compose());
    // On a full disk it is written again for the next visitor.
    await writeWhole(file, (part) => writeFile(part, bytes)).catch(() => {});
    return bytes;
  }
}
