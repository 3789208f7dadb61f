import { ApiError } from './outcome.ts';
import type { ApiClient } from './page.ts';
import { DATA_REQUEST } from './time-limits.ts';

export interface PostOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The request continues when the visitor leaves the page. */
  keepalive?: boolean;
}

/** Reads like a loader's `api`, and sends data. */
export interface BrowserApi extends ApiClient {
  /** Throws `ApiError` as `get` does. Undefined if the api answers without a body. */
  post<T>(path: string, body: object, options?: PostOptions): Promise<T>;
}

/**
 * The api for code that runs in the browser only, through the site's own origin. Paths are relative to `/api`. A `get` times out.
 */
export const browserApi: BrowserApi = {
  get: (path, options) => call(path, { signal: withinLimit(options?.signal), headers: { accept: 'application/json' } }),
  post: (path, body, { headers, ...options } = {}) =>
    call(path, {
      ...options,
      method: 'POST',
      // The browser sets the content type of a form with a file.
      headers: {
        accept: 'application/json',
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    }),
};

/** Aborts when the caller does, and after the limit. Supported browsers lack `AbortSignal.any`. */
function withinLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(DATA_REQUEST);
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [signal, limit]) {
    const end = () => either.abort(one.reason);
    if (one.aborted) end();
    one.addEventListener('abort', end);
  }
  return either.signal;
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api${path}`, init).catch((error) => {
    if (init.signal?.aborted) throw error;
    throw unreachable(error);
  });
  return readAnswer<T>(response);
}

/** Turns an answer of the api into its value. Throws `ApiError`, with the problem document if there is one. */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  if (response.ok) {
    return response.json().catch((error) => {
      throw (error as Error).name === 'SyntaxError'
        ? new ApiError(502, 'The api answered something that is not JSON')
        : error;
    });
  }
  const problem = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after')) || 0;
  throw new ApiError(response.status, problem?.title ?? `The api answered ${response.status}`, problem, retryAfter);
}

/** The error for a call without an answer. */
export const unreachable = (error: unknown): ApiError => new ApiError(0, `The api cannot be reached: ${String(error)}`);
