import type { ApiClient } from '@facade/section-kit';
import type { Renderer } from '../build-files.ts';
import { TIME_LIMITS } from '../time-limits.ts';

/** Path of the api, as {@link keyOf} → its answer in Dutch. */
export type Answers = Record<string, unknown>;

/** Uses a running api and records its answers; otherwise returns recorded answers. */
export class SmokeApi implements ApiClient {
  readonly #url: string | null;
  readonly #cookie: string;
  readonly #recorded: Answers;
  readonly #read: Renderer['readAnswer'];
  /** Requests that the running api answered. */
  readonly answered: Answers = {};
  /** Requests without an answer. */
  readonly unanswered = new Set<string>();

  constructor(options: { url: string | null; cookie?: string; recorded: Answers; read: Renderer['readAnswer'] }) {
    this.#url = options.url;
    this.#cookie = options.cookie ?? '';
    this.#recorded = options.recorded;
    this.#read = options.read;
  }

  async get<T>(path: string): Promise<T> {
    const key = keyOf(path);
    try {
      if (!this.#url) throw new Error('there is no running site');
      const headers: Record<string, string> = this.#cookie ? { cookie: this.#cookie } : {};
      const response = await fetch(`${this.#url}/api${path}`, {
        headers,
        signal: AbortSignal.timeout(TIME_LIMITS.apiAnswer),
      });
      const answer = await this.#read<T>(response);
      this.answered[key] ??= answer;
      return answer;
    } catch (error) {
      // Also where the running site refuses: owners' data are recorded.
      if (key in this.#recorded) return structuredClone(this.#recorded[key]) as T;
      this.unanswered.add(path);
      throw error;
    }
  }
}

/** Without what differs between two renderings of a page: language, and days counted from today. */
const keyOf = (path: string): string =>
  path.replace(/([?&]lang=)[a-z]{2}/, '$1nl').replace(/(=)\d{4}-\d{2}-\d{2}(?=&|$)/g, '$1day');
