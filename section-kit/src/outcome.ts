import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import type { FieldError } from '@facade/shared-domain/model/forms';

/** Thrown by a loader: this address does not exist. */
export interface NotFoundSignal {
  signal: 'not-found';
  /**
   * What is missing, such as `property`. It selects the text of the 404 page; without a text in the shell, `page` is
   * used.
   */
  reason: string;
}

/** Thrown by a loader: redirect the visitor. */
export interface RedirectSignal {
  signal: 'redirect';
  to: string;
  status: 301 | 302 | 303;
}

export const notFound = (reason = 'page'): NotFoundSignal => ({
  signal: 'not-found',
  reason,
});

export const redirectTo = (to: string, status: RedirectSignal['status'] = 301): RedirectSignal => ({
  signal: 'redirect',
  to,
  status,
});

export const isSignal = (value: unknown): value is NotFoundSignal | RedirectSignal =>
  typeof value === 'object' && value !== null && 'signal' in value;

/** A failed call to the api. `status` 0: no answer. `problem` is the problem document, if there is one. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: { title?: string; detail?: string; errors?: FieldError[] } | null;
  /** Seconds after which to retry, from the api's answer; 0 if it has none. */
  readonly retryAfter: number;

  constructor(status: number, message: string, problem: ApiError['problem'] = null, retryAfter = 0) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Checks the name, not the class: the error may come from another copy of this module. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/**
 * The messages of a refusal in the visitor's language: per field, or under `''` for the whole request. Empty if the api
 * sent none.
 */
export function messagesOf(error: unknown): Record<string, string> {
  const { errors = [], detail, title } = (isApiError(error) && error.problem) || {};
  if (errors.length > 0) return errorsByField(errors);
  const message = detail || title;
  return message ? { '': message } : {};
}
