/** Weight of the newest value in the mean. */
const NEWEST = 0.2;

/** Assumed duration of the first of its kind, in seconds. */
const UNKNOWN = 0.25;

/** How long each kind of work took recently: an exponentially weighted mean. */
export class Durations {
  readonly #seconds = new Map<string, number>();

  /** Seconds. */
  of(kind: string): number {
    return this.#seconds.get(kind) ?? UNKNOWN;
  }

  add(kind: string, seconds: number): void {
    const mean = this.#seconds.get(kind);
    this.#seconds.set(kind, mean === undefined ? seconds : mean + NEWEST * (seconds - mean));
  }
}
