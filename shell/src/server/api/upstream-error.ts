/** `busy`: the queue is full. `late`: no answer in time. `gone`: no connection, or it broke before the answer was complete. */
export type UpstreamFailure = 'busy' | 'late' | 'gone';

/** Seconds after which a client may retry: a queue is short, a restart takes longer. */
const RETRY_AFTER: Record<UpstreamFailure, number> = { busy: 2, late: 5, gone: 5 };

/** The api did not answer a valid request. Answered with 503. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly statusCode = 503;
  readonly failure: UpstreamFailure;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(failure: UpstreamFailure, cause?: unknown) {
    super(`the api is ${failure}`, { cause });
    this.failure = failure;
    this.retryAfter = RETRY_AFTER[failure];
  }
}
