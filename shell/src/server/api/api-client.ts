import type { ApiClient } from '@facade/section-kit';
import { LRUCache } from 'lru-cache';
import { TIME_LIMITS } from '../time-limits.ts';

/** At most so much of the api's answers is kept, in bytes of JSON; objects take some times as much. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** What an answer of unknown length, and each one beside its text, is counted as. */
const UNKNOWN_LENGTH = 20_000;
const OVERHEAD = 500;
const KEPT_FOR = 10 * 60_000;

interface Answer {
  value: Promise<unknown>;
  bytes: number;
}

/**
 * Reads the api from the shell's server. Public answers are kept until the data's revision changes; with a cookie nothing
 * is kept, for then the answer is one person's.
 */
export class ServerApi {
  readonly #url: string;
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
    ttl: KEPT_FOR,
  });
  readonly #read: (response: Response) => Promise<unknown>;
  readonly #unreachable: (error: unknown) => Error;
  #revision = '';
  #isAway = false;

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

  /** It did not answer when it was looked at last. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Asks for the data's revision and forgets every answer when it moved. */
  async refresh(): Promise<void> {
    try {
      const { revision } = (await this.#fetch('/revision')).value as { revision: string };
      if (revision !== this.#revision) this.#answers.clear();
      this.#revision = revision;
      this.#isAway = false;
    } catch (error) {
      this.#isAway = true;
      throw error;
    }
  }

  /** Client for one request; with a visitor's cookie it has that visitor's rights. The api's log names the request by its id. */
  client({ requestId, cookie }: { requestId?: string; cookie?: string } = {}): ApiClient {
    const id: Record<string, string> = requestId ? { 'x-request-id': requestId } : {};
    if (cookie) return { get: async <T>(path: string) => (await this.#fetch(path, { ...id, cookie })).value as T };
    return { get: <T>(path: string) => this.#shared(path, id) as Promise<T> };
  }

  /** An answer that is everybody's: asked once, by whoever is first. */
  #shared(path: string, headers: Record<string, string>): Promise<unknown> {
    const known = this.#answers.get(path);
    if (known) return known.value;
    const asked = this.#fetch(path, headers);
    const value = asked.then((answer) => answer.value);
    const pending: Answer = { value, bytes: UNKNOWN_LENGTH };
    this.#answers.set(path, pending);
    const isKept = () => this.#answers.peek(path) === pending;
    asked.then(
      ({ bytes }) => isKept() && this.#answers.set(path, { value, bytes }),
      (error) => isKept() && !namesNothing(error) && this.#answers.delete(path),
    );
    return value;
  }

  async #fetch(path: string, headers: Record<string, string> = {}): Promise<{ value: unknown; bytes: number }> {
    const response = await fetch(`${this.#url}/api${path}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIME_LIMITS.apiAnswer),
    }).catch((error) => {
      throw this.#unreachable(error);
    });
    const bytes = Number(response.headers.get('content-length') ?? UNKNOWN_LENGTH);
    const value = await this.#read(response).catch((error) => {
      // An answer that stops in the middle is no answer.
      throw (error as Error).name === 'ApiError' ? error : this.#unreachable(error);
    });
    return { value, bytes };
  }
}

/** An address that the api does not know it does not know until the data change. */
const namesNothing = (error: unknown): boolean => [404, 410].includes((error as { status?: number }).status ?? 0);
