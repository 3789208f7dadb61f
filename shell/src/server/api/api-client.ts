import type { ApiClient } from '@facade/section-kit';
import { PREVIEW_HEADER } from '@facade/server-kit/preview-header';
import { LRUCache } from 'lru-cache';
import { TIME_LIMITS } from '../time-limits.ts';
import { type Answer, headOf, type ReadAnswer, UNKNOWN_LENGTH } from './answer.ts';
import { DataChanges, isHit } from './data-changes.ts';

/** At most so much of the api's answers is kept, in bytes of JSON; objects take some times as much. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** What each answer is counted as beside its text. */
const OVERHEAD = 500;
const KEPT_FOR = 10 * 60_000;

interface KeptAnswer {
  answer: Promise<Answer>;
  bytes: number;
  /** What it is made of, once it is there; null: of everything. */
  keys: readonly string[] | null;
}

/** Of what a client reads. */
export interface ClientOptions {
  requestId?: string | undefined;
  /** Of the visitor whose rights it has. */
  cookie?: string | undefined;
  /** What that visitor's browser speaks: the api names its cookies by it. */
  protocol?: 'http' | 'https' | undefined;
  /** Token of the preview that it reads. */
  preview?: string | undefined;
  /** Gets every answer that is asked for without a cookie. */
  reads?: ReadAnswer[];
  /** Gets the cookies that the visitor's browser is to keep, where it has some. */
  cookies?: string[];
}

/**
 * Reads the api from the shell's server. Public answers are kept until data change that they are made of; with a cookie nothing
 * is kept, for then the answer is one person's, nor anything of a preview.
 */
export class ServerApi {
  readonly #url: string;
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes + OVERHEAD,
    ttl: KEPT_FOR,
  });
  readonly #read: (response: Response) => Promise<unknown>;
  readonly #unreachable: (error: unknown) => Error;
  readonly changes = new DataChanges();
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

  /** Asks what has changed since it was asked last, and forgets the answers that this may alter. */
  async refresh(): Promise<void> {
    try {
      const { value } = await this.#fetch(`/revision?since=${encodeURIComponent(this.#revision)}`);
      const { revision, changed } = value as { revision: string; changed?: string[] | null };
      // An api that is behind others names nothing new: what they have said stays.
      if (revision !== this.#revision && changed?.length !== 0) this.#moveTo(revision, changed ?? null);
      this.#isAway = false;
    } catch (error) {
      this.#isAway = true;
      throw error;
    }
  }

  #moveTo(revision: string, changed: readonly string[] | null): void {
    const keys = changed && new Set(changed);
    for (const [path, { keys: own }] of this.#answers.entries())
      if (isHit(keys && [keys], own)) this.#answers.delete(path);
    this.changes.add(keys);
    this.#revision = revision;
  }

  /** Client for one request; with a visitor's cookie it has that visitor's rights. The api's log names the request by its id. */
  client({ requestId, cookie, protocol, preview, reads, cookies }: ClientOptions = {}): ApiClient {
    const id: Record<string, string> = requestId ? { 'x-request-id': requestId } : {};
    if (preview) {
      const own = { ...id, [PREVIEW_HEADER]: preview };
      return { get: async <T>(path: string) => (await this.#fetch(path, own)).value as T };
    }
    if (cookie) {
      const own = { ...id, cookie, ...(protocol && { 'x-forwarded-proto': protocol }) };
      return { get: async <T>(path: string) => (await this.#fetch(path, own, cookies)).value as T };
    }
    return { get: async <T>(path: string) => (await this.#noted(path, id, reads)).value as T };
  }

  /** Whether answers are the same as when they were read. What cannot be told is not. Rejects where the api does not answer in time. */
  async areStill(answers: readonly ReadAnswer[]): Promise<boolean> {
    const same = answers.map(async ({ path, etag }) => {
      if (etag === null) return false;
      const now = await this.#shared(path, {}).catch((error) => {
        if (isLate(error)) throw error;
        return null;
      });
      return now?.etag === etag && !now.isOfOtherData;
    });
    return (await Promise.all(same)).every(Boolean);
  }

  async #noted(path: string, headers: Record<string, string>, reads: ReadAnswer[] | undefined): Promise<Answer> {
    const read: ReadAnswer = { path, keys: null, etag: null, isOfOtherData: false };
    reads?.push(read);
    const answer = await this.#shared(path, headers).catch((error) => {
      read.isOfOtherData = isErrorOfOtherData(error);
      throw error;
    });
    const { keys, etag, isOfOtherData } = answer;
    Object.assign(read, { keys, etag, isOfOtherData } satisfies Partial<ReadAnswer>);
    return answer;
  }

  /** An answer that is everybody's: asked once, by whoever is first. */
  #shared(path: string, headers: Record<string, string>): Promise<Answer> {
    const known = this.#answers.get(path);
    if (known) return known.answer;
    const answer = this.#fetch(path, headers);
    const pending: KeptAnswer = { answer, bytes: UNKNOWN_LENGTH, keys: null };
    this.#answers.set(path, pending);
    const isKept = () => this.#answers.peek(path) === pending;
    const forget = () => void (isKept() && this.#answers.delete(path));
    answer.then(
      ({ bytes, keys, isOfOtherData, isOfMoment }) => {
        if (isOfOtherData || isOfMoment) forget();
        else if (isKept()) this.#answers.set(path, { answer, bytes, keys }, { noUpdateTTL: true });
      },
      (error) => (namesNothing(error) && !isErrorOfOtherData(error)) || forget(),
    );
    return answer;
  }

  async #fetch(path: string, headers: Record<string, string> = {}, cookies: string[] = []): Promise<Answer> {
    const known = this.#revision;
    const response = await fetch(`${this.#url}/api${path}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIME_LIMITS.apiAnswer),
    }).catch((error) => {
      throw this.#noAnswer(error);
    });
    cookies.push(...response.headers.getSetCookie());
    const head = headOf(response, known);
    const value = await this.#read(response).catch((error) => {
      // An answer that stops in the middle is no answer.
      if ((error as Error).name !== 'ApiError') throw this.#noAnswer(error);
      throw Object.assign(error, { isOfOtherData: head.isOfOtherData } satisfies Failure);
    });
    return { value, ...head };
  }

  #noAnswer(cause: unknown): Error {
    return Object.assign(this.#unreachable(cause), {
      isLate: (cause as Error).name === 'TimeoutError',
    } satisfies Failure);
  }
}

/** What an error of the api says, beside the status that it has where there was an answer. */
interface Failure {
  status?: number;
  /** As of an `Answer`. */
  isOfOtherData?: boolean;
  /** It took longer than anybody may wait. */
  isLate?: boolean;
}

/** Whether nobody need ask the api again at once: it did not answer in time. */
export const isLate = (error: unknown): boolean => (error as Failure | null)?.isLate === true;

const isErrorOfOtherData = (error: unknown): boolean => (error as Failure).isOfOtherData === true;

/** An address that the api does not know it does not know until the data change. */
const namesNothing = (error: unknown): boolean => [404, 410].includes((error as Failure).status ?? 0);
