import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { UpstreamRequest } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** A request whose body is sent as it comes. */
export interface StreamedRequest extends Omit<UpstreamRequest, 'body'> {
  body?: Readable | undefined;
}

export interface StreamLimits {
  /** Maximum number of concurrent answers; further requests are refused. */
  maxConcurrent: number;
  /** Timeout until the answer begins and between its parts, in milliseconds. */
  timeout: number;
}

/**
 * Requests to one server whose answers may be too large for memory. They are streamed as fast as the client reads. A slow
 * client occupies a connection, so the number is low.
 */
export class StreamedUpstream {
  readonly #origin: URL;
  readonly #limits: StreamLimits;
  readonly #agent: HttpAgent;
  #open = 0;

  constructor(origin: string, limits: StreamLimits) {
    this.#origin = new URL(origin);
    this.#limits = limits;
    // No keep-alive: the api could close a kept connection just as the next request is sent.
    const options = { maxSockets: limits.maxConcurrent };
    this.#agent = this.#isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  }

  /** Resolves once the head of the answer has arrived. Rejects with an `UpstreamError`, or with the reason of `signal`. */
  async ask(asked: StreamedRequest): Promise<IncomingMessage> {
    if (this.#open >= this.#limits.maxConcurrent) throw new UpstreamError('busy');
    this.#open += 1;
    try {
      const answer = await this.#send(asked);
      answer.once('close', () => {
        this.#open -= 1;
      });
      return answer;
    } catch (error) {
      this.#open -= 1;
      if (asked.signal.aborted) throw asked.signal.reason;
      throw error instanceof UpstreamError ? error : new UpstreamError('gone', error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers, signal, body }: StreamedRequest): Promise<IncomingMessage> {
    const { hostname, port } = this.#origin;
    const options = {
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path,
      headers,
      signal,
      agent: this.#agent,
      timeout: this.#limits.timeout,
    };
    return new Promise((resolve, reject) => {
      const request = this.#isSecure ? httpsRequest(options) : httpRequest(options);
      request.on('error', reject);
      request.on('timeout', () => request.destroy(new UpstreamError('late')));
      request.on('response', resolve);
      if (body) body.once('error', (error) => request.destroy(error)).pipe(request);
      else request.end();
    });
  }

  get #isSecure(): boolean {
    return this.#origin.protocol === 'https:';
  }
}
