import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../../http/index.ts';
import { writeAtomically } from '../../kernel/index.ts';

/** The cache folder; a brochure that has not been requested for a month is deleted. */
export const brochureFolder = (dataFolder: string): string => join(dataFolder, 'brochures-cache');

/** Raise this when the design of brochures changes: then cached ones are written again. */
const LAYOUT = 5;

/** Queue length. One brochure takes about a third of a second of the api. */
const MAX_WAITING = 10;

/** `Retry-After`, in seconds. */
const RETRY_AFTER = 5;

/** Brochures and window cards as files: each is written once and cached, one after another. */
export class Brochures {
  readonly #folder: string;
  readonly #running = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(dataFolder: string) {
    this.#folder = brochureFolder(dataFolder);
  }

  /** Changes with everything that a brochure contains. */
  static keyOf(parts: readonly unknown[]): string {
    return createHash('sha256')
      .update(JSON.stringify([LAYOUT, ...parts]))
      .digest('base64url')
      .slice(0, 22);
  }

  /**
   * The bytes of the brochure with this key.
   * @param compose writes it, with its pictures; called only if it is not on disk
   * @throws ProblemError `unavailable` if the queue is full
   */
  async get(key: string, compose: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, `${key}.pdf`);
    const kept = await readFile(file).catch(() => null);
    return kept ?? this.#running.get(key) ?? this.#start(key, file, compose);
  }

  #start(key: string, file: string, compose: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running.size >= MAX_WAITING) throw new ProblemError('unavailable', undefined, RETRY_AFTER);
    const turn = this.#last.then(() => this.#write(file, compose)).finally(() => this.#running.delete(key));
    this.#running.set(key, turn);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #write(file: string, compose: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await compose();
    // If the disk is full, it is written again for the next visitor.
    await writeAtomically(file, (part) => writeFile(part, bytes)).catch(() => {});
    return bytes;
  }
}
