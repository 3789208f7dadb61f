import type { LossReason } from '../../composition/loading/section-failure.ts';

/** How long the code of a release that cost a renderer is left out, in milliseconds: the first time, and from then on. */
const FIRST = 1000;
const AGAIN = 60_000;

/** Releases whose code is not run for now, because it cost a renderer: without this, each visitor of their pages would cost another one. */
export class Quarantine {
  readonly #until = new Map<string, { at: number; reason: LossReason }>();

  add(release: string, reason: LossReason, now = performance.now()): void {
    const span = this.#until.has(release) ? AGAIN : FIRST;
    this.#until.set(release, { at: now + span, reason });
  }

  /** Release → why it is left out now. */
  now(now = performance.now()): ReadonlyMap<string, LossReason> {
    const left = [...this.#until].filter(([, { at }]) => at > now);
    return new Map(left.map(([release, { reason }]) => [release, reason]));
  }

  /** Forgets all but these releases. */
  keep(offered: ReadonlySet<string>): void {
    for (const release of this.#until.keys()) if (!offered.has(release)) this.#until.delete(release);
  }
}
