/** Counts and times of a run. */
export class Tally {
  requests = 0;
  /** Status, or `closed`, → how often. */
  readonly answers: Record<string, number> = {};
  #slowest = 0;
  #times: number[] = [];

  count(answer: number | string, milliseconds: number): void {
    this.requests += 1;
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
    this.#slowest = Math.max(this.#slowest, milliseconds);
    this.#times.push(milliseconds);
  }

  /** In milliseconds. */
  get slowest(): number {
    return Math.round(this.#slowest);
  }

  /** The time within which this share of all answers came, in milliseconds. */
  within(share: number): number {
    const sorted = [...this.#times].sort((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }

  /** Share of answers with this status. */
  share(status: number): number {
    return (this.answers[status] ?? 0) / Math.max(1, this.requests);
  }

  /** Answers with a server error. */
  get serverErrors(): number {
    return Object.entries(this.answers).reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0);
  }
}
