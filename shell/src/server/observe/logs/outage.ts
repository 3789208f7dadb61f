import type { FastifyBaseLogger } from 'fastify';

/** How often an ongoing outage is logged again, in milliseconds. */
const REPEAT_INTERVAL = 60_000;

export interface OutageOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Log messages for the failure and for its end. */
  messages: { failed: string; over: string };
}

/**
 * Logs when a regular poll starts to fail or fails for another reason, once a minute while it lasts, and when it works again.
 */
export class Outage {
  readonly #options: OutageOptions;
  #logged: { what: string; at: number } | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  /** Runs `ask`. Resolves to its result; null if it failed. */
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
    if (this.#logged?.what === what && now - this.#logged.at < REPEAT_INTERVAL) return;
    this.#logged = { what, at: now };
    this.#options.log.warn({ err: error }, this.#options.messages.failed);
  }
}
