/** A violated property of an answer. */
export interface Failure {
  /** Failures of one kind are reported once. */
  kind: string;
  reason: string;
}

/** Throws for fast-check, which then looks for a smaller request that fails the same way. */
export class FailedProperty extends Error {
  override name = 'FailedProperty';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}
