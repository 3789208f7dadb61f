import type { ProblemCode } from './texts.ts';

/** An expected failure of a request; the error handler makes the problem document of it, in the visitor's language. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  /** Per field, a message that is already in the visitor's language. */
  readonly errors: Record<string, string> | undefined;

  constructor(code: ProblemCode, errors?: Record<string, string>) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}
