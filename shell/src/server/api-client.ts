import type { ApiClient } from '@facade/platform/section';
import { LRUCache } from 'lru-cache';

/** Shorter than a page may take to load, so that a page can still say that the api does not answer. In milliseconds. */
const TIMEOUT = 3500;

/**
 * Reads the api from the shell's server. Public answers are kept until the data's revision changes; with a cookie nothing
 * is kept, for then the answer is one person's.
 */
export class ServerApi {
  readonly #url: string;
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: 2000, ttl: 10 * 60_000 });
  readonly #read: (response: Response) => Promise<unknown>;
  readonly #unreachable: (error: unknown) => Error;
  #revision = '';

  constructor(
    url: string,
    answers: { read(response: Response): Promise<unknown>; unreachable(error: unknown): Error },
  ) {
    this.#url = url;
    this.#read = answers.read;
    this.#unreachable = answers.unreachable;
  }

  get revision(): string {
    return this.#revision;
  }

  /** Asks for the data's revision and forgets every answer when it moved. */
  async refresh(): Promise<void> {
    const { revision } = (await this.#fetch('/revision')) as { revision: string };
    if (revision !== this.#revision) this.#answers.clear();
    this.#revision = revision;
  }

  /** Client for one request; with the cookie of a visitor it has his rights. The api's log names the request by its id. */
  client({ requestId, cookie }: { requestId?: string; cookie?: string } = {}): ApiClient {
    const id: Record<string, string> = requestId ? { 'x-request-id': requestId } : {};
    if (cookie) return { get: <T>(path: string) => this.#fetch(path, { ...id, cookie }) as Promise<T> };
    return { get: <T>(path: string) => this.#shared(path, id) as Promise<T> };
  }

  /** An answer that is everybody's: asked once, by whoever is first. */
  #shared(path: string, headers: Record<string, string>): Promise<unknown> {
    const known = this.#answers.get(path);
    if (known) return known;
    const answer = this.#fetch(path, headers);
    this.#answers.set(path, answer);
    answer.catch(() => {
      if (this.#answers.get(path) === answer) this.#answers.delete(path);
    });
    return answer;
  }

  /** Passes a form on as it was posted. */
  post(path: string, values: Record<string, unknown>, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.#url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }

  async #fetch(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(`${this.#url}/api${path}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error) => {
      throw this.#unreachable(error);
    });
    return this.#read(response);
  }
}
