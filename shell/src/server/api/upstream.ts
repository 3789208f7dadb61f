import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { UpstreamError } from './upstream-error.ts';

export interface UpstreamLimits {
  /** Maximum number of concurrent requests, each on a separate connection. */
  connections: number;
  /** Maximum number of requests that wait for a connection; further ones are refused. */
  waiting: number;
  /** Timeout for waiting and answer together, in milliseconds. */
  timeout: number;
}

export interface UpstreamRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** May be sent again when the api closes a kept connection during the request. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Error codes of a kept connection that the api has closed: while reading the answer, or while writing the request. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Requests of one kind to one server, with separate connections and a bounded queue. Answers are read completely, so that a
 * slow client does not occupy a connection.
 */
export class Upstream {
  readonly #origin: URL;
  readonly #limits: UpstreamLimits;
  readonly #queue: PQueue;
  readonly #agent: HttpAgent;

  constructor(origin: string, limits: UpstreamLimits) {
    this.#origin = new URL(origin);
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.connections });
    const options = { keepAlive: true, maxSockets: limits.connections };
    this.#agent = this.#isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  }

  /** The complete answer, whatever its status. Rejects with an `UpstreamError`, or with the reason of `signal`. */
  async ask(asked: UpstreamRequest): Promise<UpstreamAnswer> {
    if (this.#queue.size >= this.#limits.waiting) throw new UpstreamError('busy');
    const deadline = AbortSignal.timeout(this.#limits.timeout);
    const signal = AbortSignal.any([asked.signal, deadline]);
    try {
      return await this.#queue.add(() => this.#send({ ...asked, signal }), { signal });
    } catch (error) {
      if (asked.signal.aborted) throw asked.signal.reason;
      throw new UpstreamError(deadline.aborted ? 'late' : 'gone', error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(asked: UpstreamRequest): Promise<UpstreamAnswer> {
    // Never post on a kept connection: the api may be closing it, and a form is never sent twice.
    const isIdempotent = IDEMPOTENT.has(asked.method);
    const request = this.#open(asked, isIdempotent ? this.#agent : false);
    try {
      return await answerTo(request, asked.body);
    } catch (error) {
      const wasClosed = request.reusedSocket && CLOSED.has((error as NodeJS.ErrnoException).code ?? '');
      if (!wasClosed || !isIdempotent || asked.signal.aborted) throw error;
      // On a new connection: an api that stops has closed all kept ones.
      return answerTo(this.#open(asked, false), asked.body);
    }
  }

  #open({ method, path, headers, signal }: UpstreamRequest, agent: HttpAgent | false): ClientRequest {
    const { hostname, port } = this.#origin;
    const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, method, path, headers, signal, agent };
    return this.#isSecure ? httpsRequest(options) : httpRequest(options);
  }

  get #isSecure(): boolean {
    return this.#origin.protocol === 'https:';
  }
}

function answerTo(request: ClientRequest, body: Buffer | undefined): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      buffer(response).then(
        (whole) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: whole }),
        reject,
      );
    });
    request.end(body);
  });
}
