import { LogThrottle } from '@facade/server-kit/log-throttle';
import type { FastifyBaseLogger } from 'fastify';
import type { UpstreamError } from '../../api/upstream-error.ts';

const PERIOD = 10_000;

/** Logs requests that the api did not answer: each kind of failure with its cause, throttled during an outage. */
export class UpstreamLog {
  readonly #throttle = new LogThrottle(PERIOD);

  failed(error: UpstreamError, log: Pick<FastifyBaseLogger, 'warn'>): void {
    const { failure, cause } = error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
    const count = this.#throttle.take(`${failure} ${code}`);
    if (count !== null) log.warn({ err: error, failure, count }, 'the api did not answer a request');
  }
}
