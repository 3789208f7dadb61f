import type { FastifyBaseLogger } from 'fastify';
import type { UpstreamLog } from '../observe/logs/upstream-log.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { Upstream, type UpstreamAnswer } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** A file of a form that was posted without JavaScript. */
export interface PostedFile {
  name: string;
  bytes: Buffer;
  headers: Record<string, string>;
  /** Aborted when the client disconnects. */
  disconnect: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The api scans a file before it answers. */
const LIMITS = { connections: 16, waiting: 16, timeout: TIME_LIMITS.passedOn };

/** Sends files to the api one by one, like a browser with JavaScript. */
export class FileSender {
  readonly #upstream: Upstream;
  readonly #upstreamLog: UpstreamLog;

  constructor({ apiUrl, upstreamLog }: { apiUrl: string; upstreamLog: UpstreamLog }) {
    this.#upstream = new Upstream(apiUrl, LIMITS);
    this.#upstreamLog = upstreamLog;
  }

  /** The api's answer; null if there is none. Rejects with the reason of `disconnect`. */
  async send({ name, bytes, headers, disconnect, log }: PostedFile): Promise<UpstreamAnswer | null> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const body = new Response(form);
    try {
      return await this.#upstream.ask({
        method: 'POST',
        path: '/api/uploads',
        headers: {
          ...headers,
          accept: 'application/json',
          'content-type': body.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await body.arrayBuffer()),
        signal: disconnect,
      });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      this.#upstreamLog.failed(error, log);
      return null;
    }
  }

  close(): void {
    this.#upstream.close();
  }
}
