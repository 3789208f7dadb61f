import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { UpstreamLog } from '../observe/logs/upstream-log.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { Upstream, type UpstreamAnswer, type UpstreamLimits } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export interface FormSenderOptions {
  apiUrl: string;
  upstreamLog: UpstreamLog;
  /** Called when a form was not sent because the queue is full. */
  onRefused(): void;
  limits?: UpstreamLimits;
}

/** A form for the api. */
export interface SentForm {
  path: string;
  values: Record<string, unknown>;
  headers: Record<string, string>;
  /** With this key the api stores the form only once. Without a key the form is never sent twice. */
  key?: string;
  /** Aborted when the client disconnects. */
  disconnect: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** With this timeout, a visitor who waits for two attempts has an answer within ten seconds. */
const LIMITS = { connections: 32, waiting: 128, timeout: TIME_LIMITS.apiAnswer };
/** If the outcome of a form is unknown, it is sent once more after this time, in milliseconds. */
const RETRY_DELAY = 300;
const UNKNOWN_OUTCOME = new Set([502, 503, 504]);

/** Sends forms that were posted without JavaScript to the api, over separate connections with a bounded queue. */
export class FormSender {
  readonly #options: FormSenderOptions;
  readonly #upstream: Upstream;

  constructor(options: FormSenderOptions) {
    this.#options = options;
    this.#upstream = new Upstream(options.apiUrl, options.limits ?? LIMITS);
  }

  /** The api's answer; null if there is none. Rejects with the reason of `disconnect`. */
  async send(form: SentForm): Promise<UpstreamAnswer | null> {
    const first = await this.#post(form);
    const isUnknown = first === null || (first !== 'busy' && UNKNOWN_OUTCOME.has(first.status));
    if (!isUnknown || !form.key) return first === 'busy' ? null : first;
    await delay(RETRY_DELAY, undefined, { signal: form.disconnect });
    const second = await this.#post(form);
    return second === 'busy' || second === null ? first : second;
  }

  close(): void {
    this.#upstream.close();
  }

  async #post({ path, values, headers, key, disconnect, log }: SentForm): Promise<UpstreamAnswer | 'busy' | null> {
    try {
      return await this.#upstream.ask({
        method: 'POST',
        path: `/api${path}`,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
        body: Buffer.from(JSON.stringify(values)),
        signal: disconnect,
      });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      this.#options.upstreamLog.failed(error, log);
      if (error.failure !== 'busy') return null;
      this.#options.onRefused();
      return 'busy';
    }
  }
}
