import type { FastifyBaseLogger } from 'fastify';

/** While it lasts it is told again this often, in milliseconds. */
const AGAIN = 60_000;

export interface OutageOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** What is wrong, and that it is over. */
  messages: { failed: string; over: string };
}

/** Tells of what is asked twice a second: when it begins to fail, or fails otherwise, now and then while that lasts, and its end. */
export class Outage {
  readonly #options: OutageOptions;
  #told: { what: string; at: number } | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  /** What it gives; null where it failed. */
  async watch<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { log, messages } = this.#options;
    try {
      const answer = await ask();
      if (this.#told) log.info(messages.over);
      this.#told = undefined;
      return answer;
    } catch (error) {
      this.#tell(error);
      return null;
    }
  }

  #tell(error: unknown): void {
    const now = Date.now();
    const what = String(error);
    if (this.#told?.what === what && now - this.#told.at < AGAIN) return;
    this.#told = { what, at: now };
    this.#options.log.warn({ err: error }, this.#options.messages.failed);
  }
}
