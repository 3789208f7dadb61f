import type { FastifyBaseLogger } from 'fastify';

/** While it lasts it is logged again this often, in milliseconds. */
const AGAIN = 60_000;

export interface OutageOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** What is wrong, and that it is over. */
  messages: { failed: string; over: string };
}

/** Logs when something that is asked twice a second begins to fail or fails otherwise, once a minute while that lasts, and when it works again. */
export class Outage {
  readonly #options: OutageOptions;
  #logged: { what: string; at: number } | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  /** What it gives; null where it failed. */
  async watch<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { log, messages } = this.#options;
    try {
      const answer = await ask();
      if (this.#logged) log.info(messages.over);
      this.#logged = undefined;
      return answer;
    } catch (error) {
      this.#report(error);
      return null;
    }
  }

  #report(error: unknown): void {
    const now = Date.now();
    const what = String(error);
    if (this.#logged?.what === what && now - this.#logged.at < AGAIN) return;
    this.#logged = { what, at: now };
    this.#options.log.warn({ err: error }, this.#options.messages.failed);
  }
}
