import type { ApiClient } from '@facade/section-kit';
import { PREVIEW_HEADER } from '@facade/server-kit/preview-header';
import { perObject } from '@facade/shared-domain/per-object';
import { LRUCache } from 'lru-cache';
import { TIME_LIMITS } from '../time-limits.ts';
import { type Answer, headOf, type ReadAnswer, UNKNOWN_LENGTH } from './answer.ts';
import { DataChanges, isAffected } from './data-changes.ts';

/** Maximum size of the cached answers, in bytes of JSON. The objects take several times as much memory. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Size counted for each answer in addition to its text. */
const OVERHEAD = 500;
const MAX_CACHE_AGE = 10 * 60_000;

/** Names the visitor of a request, to the api. */
const FOR_VISITOR = 'x-forwarded-for';

interface CachedAnswer {
  answer: Promise<Answer>;
  bytes: number;
  /** What the answer depends on, once it has arrived; null: everything. */
  keys: readonly string[] | null;
}

/** What a client reads, and for whom. */
export interface ClientOptions {
  requestId?: string | undefined;
  /** Address of the visitor for whom the page is; absent for a page that all visitors share. The api's limits count by it. */
  address?: string | undefined;
  /** Cookie of the visitor whose rights the client has. */
  cookie?: string | undefined;
  /** Protocol of that visitor's browser: the api's cookie names depend on it. */
  protocol?: 'http' | 'https' | undefined;
  /** Token of the preview to read. */
  preview?: string | undefined;
  /** Collects every answer that is requested without a cookie. */
  reads?: ReadAnswer[];
  /** Collects the cookies that the api sets for the visitor's browser. */
  cookies?: string[];
}

/**
 * Reads the api from the shell's server. Caches public answers until data change that they depend on. Never caches answers to a
 * request with a cookie, which are personal, nor those of a preview.
 */
export class ServerApi {
  readonly #url: string;
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }, path) => bytes + path.length + OVERHEAD,
    ttl: MAX_CACHE_AGE,
  });
  readonly #read: (response: Response) => Promise<unknown>;
  readonly #unreachable: (error: unknown) => Error;
  readonly changes = new DataChanges();
  /** Parsed answers, as long as the answers are kept. */
  readonly #valueOf = perObject(({ json }: Answer) =>
    this.#read(json.length === 0 ? new Response(null, { status: 204 }) : new Response(json as BlobPart)),
  );
  #ids = 0;
  #revision = '';
  #isUnreachable = false;

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

  /** Whether the api did not answer the last poll. */
  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  /** Asks what has changed since the last poll and drops the cached answers that may be affected. */
  async refresh(): Promise<void> {
    try {
      const answer = await this.#fetch(`/revision?since=${encodeURIComponent(this.#revision)}`);
      const { revision, changed } = (await this.#valueOf(answer)) as { revision: string; changed?: string[] | null };
      // An api that is behind the others reports no new changes: keep what the others have reported.
      if (revision !== this.#revision && changed?.length !== 0) this.#moveTo(revision, changed ?? null);
      this.#isUnreachable = false;
    } catch (error) {
      this.#isUnreachable = true;
      throw error;
    }
  }

  #moveTo(revision: string, changed: readonly string[] | null): void {
    const keys = changed && new Set(changed);
    for (const [path, { keys: own }] of this.#answers.entries())
      if (isAffected(keys && [keys], own)) this.#answers.delete(path);
    this.changes.add(keys);
    this.#revision = revision;
  }

  /** Client for one request. With a visitor's cookie it has that visitor's rights. The api logs the request under this id. */
  client(options: ClientOptions = {}): ApiClient {
    const read = this.reader(options);
    return { get: async <T>(path: string) => (await this.#valueOf(await read(path))) as T };
  }

  /** The same, without parsing the answers. */
  reader({
    requestId,
    address,
    cookie,
    protocol,
    preview,
    reads,
    cookies,
  }: ClientOptions): (path: string) => Promise<Answer> {
    const headers: Record<string, string> = {
      ...(requestId && { 'x-request-id': requestId }),
      ...(address && { [FOR_VISITOR]: address }),
      ...(preview
        ? { [PREVIEW_HEADER]: preview }
        : cookie && { cookie, ...(protocol && { 'x-forwarded-proto': protocol }) }),
    };
    if (preview || cookie) return (path) => this.#fetch(path, headers, cookies);
    return (path) => this.#noted(path, headers, reads);
  }

  /**
   * Whether answers are still the same as when they were read. False if unknown. Rejects if the api does not answer in time.
   */
  async areUnchanged(answers: readonly ReadAnswer[]): Promise<boolean> {
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

  /** A public answer. Concurrent callers share one request. */
  #shared(path: string, headers: Record<string, string>): Promise<Answer> {
    const known = this.#answers.get(path);
    if (known) return known.answer;
    const fetched = this.#fetch(path, headers);
    // The api may refuse this visitor only.
    if (FOR_VISITOR in headers) return fetched;
    this.#ids += 1;
    const id = this.#ids;
    const answer = fetched.then((one) => ({ ...one, id }));
    const pending: CachedAnswer = { answer, bytes: UNKNOWN_LENGTH, keys: null };
    this.#answers.set(path, pending);
    const isKept = () => this.#answers.peek(path) === pending;
    const forget = () => void (isKept() && this.#answers.delete(path));
    answer.then(
      ({ bytes, keys, isOfOtherData, isOfMoment }) => {
        if (isOfOtherData || isOfMoment) forget();
        else if (isKept()) this.#answers.set(path, { answer, bytes, keys }, { noUpdateTTL: true });
      },
      (error) => (isUnknownAddress(error) && !isErrorOfOtherData(error)) || forget(),
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
    const json = await (response.ok ? response.arrayBuffer() : this.#read(response)).catch((error) => {
      // An answer that breaks off is not an answer.
      if ((error as Error).name !== 'ApiError') throw this.#noAnswer(error);
      throw Object.assign(error, { isOfOtherData: head.isOfOtherData } satisfies Failure);
    });
    return { id: 0, json: Buffer.from(json as ArrayBuffer), ...head };
  }

  #noAnswer(cause: unknown): Error {
    return Object.assign(this.#unreachable(cause), {
      isLate: (cause as Error).name === 'TimeoutError',
    } satisfies Failure);
  }
}

/** What an error of the api says besides its status, if there was an answer. */
interface Failure {
  status?: number;
  /** As in `Answer`. */
  isOfOtherData?: boolean;
  /** The api exceeded the time limit. */
  isLate?: boolean;
}

/** Whether to stop asking the api for now, because it did not answer in time. */
export const isLate = (error: unknown): boolean => (error as Failure | null)?.isLate === true;

const isErrorOfOtherData = (error: unknown): boolean => (error as Failure).isOfOtherData === true;

/** An address that the api does not know stays unknown until the data change. */
const isUnknownAddress = (error: unknown): boolean => [404, 410].includes((error as Failure).status ?? 0);
