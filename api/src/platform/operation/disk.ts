import { freeSpace, probeFolder } from '../../kernel/index.ts';
import { shareCheck } from './share-check.ts';

export interface DiskLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Less free space than this is reported early, in bytes. */
const LOW = 100e6;

/** Size of the file that is written to find out, in bytes. */
const PROBE = 4096;

/** How long a result is cached, in milliseconds. */
const FRESH = 2000;

/** Watches the folder of all state: it may fill up, or its file system may become read-only. Logs each change. */
export class Disk {
  readonly #folder: string;
  readonly #log: DiskLog;
  #problem: string | null = null;
  /** Whether the folder can be written to and has enough free space. */
  readonly isHealthy: () => Promise<boolean>;

  /** `fresh`: how long a result is cached, in milliseconds. */
  constructor(folder: string, log: DiskLog, fresh = FRESH) {
    this.#folder = folder;
    this.#log = log;
    this.isHealthy = shareCheck(() => this.#report(), fresh);
  }

  /** Free space for this user, in bytes. */
  free(): Promise<number> {
    return freeSpace(this.#folder);
  }

  async #report(): Promise<boolean> {
    const problem = await this.#findProblem();
    if (problem && problem !== this.#problem) this.#log.warn({ folder: this.#folder }, `data folder: ${problem}`);
    if (!problem && this.#problem) this.#log.info({ folder: this.#folder }, 'the data folder can be written to again');
    this.#problem = problem;
    return problem === null;
  }

  async #findProblem(): Promise<string | null> {
    try {
      await probeFolder(this.#folder, PROBE);
      if ((await this.free()) < LOW) return `less than ${LOW / 1e6} MB are free`;
      return null;
    } catch (error) {
      return `it cannot be written to (${(error as NodeJS.ErrnoException).code})`;
    }
  }
}
