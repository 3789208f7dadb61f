/** Pages that must work for every visitor, whatever others send. */
const PATHS = ['/api/revision', '/api/owner/session', '/healthz'];

/** Periodically requests what must always work: a request with a correct answer may still damage the site. */
export class Controls {
  readonly #url: string;
  readonly #limit: number;
  readonly #paths: readonly string[];
  count = 0;
  /** In milliseconds. */
  slowest = 0;

  constructor(url: string, language: string, limit: number) {
    this.#limit = limit;
    this.#url = url;
    this.#paths = [`/${language}/`, ...PATHS];
  }

  /** What no longer works; null if all does. */
  async check(): Promise<string | null> {
    for (const path of this.#paths) {
      const started = performance.now();
      const status = await fetch(this.#url + path, { signal: AbortSignal.timeout(this.#limit) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => error.message,
      );
      this.count += 1;
      this.slowest = Math.max(this.slowest, performance.now() - started);
      if (status !== 200) return `${path} answers ${status} to a visitor who does nothing odd`;
    }
    return null;
  }
}
