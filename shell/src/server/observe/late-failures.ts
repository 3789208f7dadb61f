import type { Suspect } from '../renderers/renderer-process.ts';

/** Errors of one release within this time, in milliseconds, are one failure: a loop may leave many promises behind. */
const ONE_FAILURE = 100;
/** An error this long after a render, in milliseconds, may come from it. */
const LATE = 5000;

/** A rendered page, with the times of `performance.now()`. */
export interface RenderOf {
  releases: Readonly<Record<string, string>>;
  begunAt: number;
  madeAt: number;
}

/** The latest error that each release threw after its render, when nothing could catch it. */
export class LateFailures {
  readonly #latest = new Map<string, number>();

  /** Returns whether it is another failure. */
  add({ section, release }: Suspect): boolean {
    const key = `${section}@${release}`;
    const now = performance.now();
    if (now - (this.#latest.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_FAILURE) return false;
    this.#latest.set(key, now);
    return true;
  }

  /** Whether such an error may come from this render. What it left behind is not done, so the page is rendered again. */
  mayComeFrom({ releases, begunAt, madeAt }: RenderOf): boolean {
    if (this.#latest.size === 0) return false;
    return Object.entries(releases).some(([section, release]) => {
      const at = this.#latest.get(`${section}@${release}`);
      return at !== undefined && at >= begunAt && at <= madeAt + LATE;
    });
  }
}
