import type { Failure } from '../check/failure.ts';

/** Maximum attempts to shrink one failure. */
const TRIES = 300;

/**
 * Decides which failures of a check count: one kind at a time, so that the smaller request fails the same way, and only new ones.
 */
export class Shrinking {
  readonly #known: ReadonlyMap<string, unknown>;
  readonly #longest: number;
  #tries = 0;
  #end = Number.POSITIVE_INFINITY;
  failure: Failure | null = null;

  /** `longest`: maximum milliseconds to look for a smaller request. */
  constructor(known: ReadonlyMap<string, unknown>, longest: number) {
    this.#known = known;
    this.#longest = longest;
  }

  counts(failure: Failure): boolean {
    if (this.failure ? failure.kind !== this.failure.kind : this.#known.has(failure.kind)) return false;
    if (!this.failure) this.#end = performance.now() + this.#longest;
    this.failure = failure;
    return true;
  }

  /** Whether enough smaller requests were tried. */
  isOver(): boolean {
    if (this.failure) this.#tries += 1;
    return this.#tries > TRIES || performance.now() > this.#end;
  }
}
