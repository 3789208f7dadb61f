import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresProcess, type ProcessOptions, startProcess } from './postgres-process.ts';

export interface EngineLog {
  warn(details: object, message: string): void;
}

/** Pauses between restart attempts, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** A PostgreSQL that is started again until it runs whenever it ends, as on a full disk or after `kill -9`. */
export class Engine {
  readonly #options: ProcessOptions;
  readonly #log: EngineLog;
  /** Before each start, and what must not be there then. */
  readonly #prepare: () => Promise<void>;
  #server: PostgresProcess | null = null;
  #restarting: Promise<void> | null = null;
  #isStopping = false;

  constructor(options: ProcessOptions & { log: EngineLog; prepare(): Promise<void> }) {
    this.#options = options;
    this.#log = options.log;
    this.#prepare = options.prepare;
  }

  /** Starts it; throws if it does not come up. */
  async start(): Promise<void> {
    await this.#prepare();
    const server = await startProcess(this.#options);
    this.#server = server;
    void server.ended.then(() => this.#ended(server));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#restarting;
    await this.#server?.stop();
  }

  #ended(server: PostgresProcess): void {
    if (this.#isStopping || this.#server !== server) return;
    this.#server = null;
    this.#log.warn({}, 'the embedded database stopped working and is restarted');
    this.#restarting = this.#replace();
  }

  async #replace(): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.#isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        await this.start();
        this.#log.warn({}, 'the embedded database runs again');
        return;
      } catch {
        // The reason is that of the outage, which is logged already.
        await delay(pause);
      }
    }
  }
}
