import { setTimeout } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';

/** Timeout of one request in milliseconds, the answer included. */
const TIMEOUT = 60_000;

/** Maximum size of an answer in bytes: a page of homes is far smaller. */
const MOST = 64 * 1024 * 1024;

/** Attempts of a request, and the longest pause that a server may ask for, in seconds: the next run tries again anyway. */
const RETRIES = 4;
const LONGEST_PAUSE = 120;

/** Why the homes could not be pulled, for the log: a path and a status, never what was sent. */
export class NotPulled extends Error {
  override name = 'NotPulled';
  /** Of an answer that refuses. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** The server accepts no token any more, or not this one. */
class Unauthorized extends Error {}

export interface ApiOptions {
  /** Address that paths follow. */
  base: string;
  headers?: Readonly<Record<string, string>>;
  /** Requests a token; `send` does so without one. */
  signIn(send: Send): Promise<string>;
  /** First pause before a retry in milliseconds; it doubles. */
  pause?: number;
}

/** What is sent: by GET, or by POST as JSON or as the fields of a form. */
export interface ApiRequest {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** PUT in place of POST. */
  method?: 'PUT';
  signal?: AbortSignal | undefined;
}

/** Sends a request. Returns the answer's JSON; of a PUT nothing. */
export type Send = (path: string, request: ApiRequest & { token?: string }) => Promise<unknown>;

/**
 * A client of a CRM's API with tokens. It signs in again when a token is refused, waits as long as a server asks for (429, `Retry-After`), and
 * repeats what failed on the way. Redirects are refused: only the configured host gets a token.
 */
export class ApiClient {
  readonly #options: ApiOptions;
  #token: Promise<string> | null = null;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /**
   * @param path path after the base, or a whole address on its host
   * @throws NotPulled if the server refuses, or cannot be reached after all attempts; the signal's reason when it is aborted
   */
  async ask(path: string, request: ApiRequest = {}): Promise<unknown> {
    try {
      return await this.#withToken((token) => this.#send(path, { ...request, token }));
    } catch (error) {
      request.signal?.throwIfAborted();
      if (error instanceof Unauthorized) throw new NotPulled(`${error.message}: is the account right?`);
      throw error;
    }
  }

  async #withToken(send: (token: string) => Promise<unknown>): Promise<unknown> {
    const isNew = this.#token === null;
    try {
      return await send(await this.#signedIn());
    } catch (error) {
      this.#token = error instanceof Unauthorized ? null : this.#token;
      if (isNew || !(error instanceof Unauthorized)) throw error;
      return await send(await this.#signedIn());
    }
  }

  #signedIn(): Promise<string> {
    this.#token ??= this.#options.signIn((path, request) => this.#send(path, request));
    this.#token.catch(() => {
      this.#token = null;
    });
    return this.#token;
  }

  async #send(path: string, { json, form, method, signal, token }: ApiRequest & { token?: string }): Promise<unknown> {
    const { base, headers = {}, pause = 1000 } = this.#options;
    const url = new URL(path, base);
    if (token !== undefined && url.origin !== new URL(base).origin)
      throw new NotPulled(`${url.pathname} is on another host: ${url.host}`);
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const init: RequestInit = {
      headers: {
        accept: 'application/json',
        'user-agent': 'Facade-Import',
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type }),
      },
      redirect: 'manual',
      ...(body !== undefined && { method: method ?? 'POST', body }),
    };
    const attempt = () => answerOf(url, init, signal);
    return await pRetry(attempt, { retries: RETRIES, minTimeout: pause, signal, shouldRetry });
  }
}

const shouldRetry = ({ error }: { error: Error }): boolean => !(error instanceof Unauthorized);

async function answerOf(url: URL, init: RequestInit, signal: AbortSignal | undefined): Promise<unknown> {
  const limit = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]);
  const response = await fetch(url, { ...init, signal: limit }).catch(
    (error: Error & { cause?: { code?: string } }) => {
      signal?.throwIfAborted();
      throw new NotPulled(`${url.pathname} cannot be reached: ${error.cause?.code ?? error.name}`);
    },
  );
  const { status } = response;
  const said = `${url.pathname} answers ${status}`;
  if (status === 200 && init.method !== 'PUT') return await jsonOf(response, url);
  await response.body?.cancel();
  if (response.ok && init.method === 'PUT') return null;
  if (status === 401) throw new Unauthorized(said);
  if (status !== 429 && status < 500) throw new AbortError(new NotPulled(said, status));
  await pauseFor(response.headers.get('retry-after'), said, signal);
  throw new NotPulled(said);
}

/** Waits as long as the server asks for: seconds, or a moment. */
async function pauseFor(after: string | null, said: string, signal: AbortSignal | undefined): Promise<void> {
  const seconds = after === null ? 0 : /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  if (!(seconds > 0)) return;
  if (seconds > LONGEST_PAUSE)
    throw new AbortError(new NotPulled(`${said}, and asks for a pause of ${seconds} seconds`));
  await setTimeout(seconds * 1000, undefined, { signal: signal ?? new AbortController().signal });
}

async function jsonOf(response: Response, url: URL): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST) throw new AbortError(new NotPulled(`${url.pathname} answers more than ${MOST / 1024 / 1024} MB`));
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    // An answer that was cut off comes whole at the next attempt.
    throw new NotPulled(`${url.pathname} does not answer with JSON`);
  }
}

/** A token for a client (OAuth 2, client credentials). @throws NotPulled if there is none in the answer */
export async function clientToken(
  send: Send,
  path: string,
  { clientId, secret }: { clientId: string; secret: string },
): Promise<string> {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
  const { access_token: token } = ((await send(path, { form })) ?? {}) as { access_token?: unknown };
  if (typeof token !== 'string' || token === '') throw new NotPulled('the token address answers no access_token');
  return token;
}
