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
  #told: { error: string; at: number } | undefined;

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
      this.#tell(String(error));
      return null;
    }
  }

  #tell(error: string): void {
    const now = Date.now();
    if (this.#told?.error === error && now - this.#told.at < AGAIN) return;
    this.#told = { error, at: now };
    this.#options.log.warn({ error }, this.#options.messages.failed);
  }
}
