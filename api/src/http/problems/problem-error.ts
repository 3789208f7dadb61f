import type { ProblemCode } from './problem-codes.ts';

/** An expected failure of a request; the error handler turns it into a problem document in the visitor's language. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  /** Per field, a message that is already in the visitor's language. */
  readonly errors: Record<string, string> | undefined;

  /** Seconds after which the same request may succeed, for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, errors?: Record<string, string>, retryAfter?: number) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}
