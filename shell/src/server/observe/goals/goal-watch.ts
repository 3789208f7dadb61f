import { evidenceOfDrop, type Share } from '@facade/shared-domain/evidence-of-drop';
import { comparedSteps, ENOUGH_EVIDENCE, type GoalStep, type GoalsWanted } from '@facade/shared-domain/goals';
import type { GoalCounts, Reach } from './goal-counts.ts';

/** A release that is compared with another one of its section. */
export interface Comparison {
  section: string;
  release: string;
  /** The live release beside a canary, or the one before a live release. */
  other: string;
  /** Visitors get both at the same time. */
  isCanary: boolean;
  /** ISO time of its publication. */
  since: string;
}

/** A goal that fewer visitors reach with a release. */
export interface Drop {
  section: string;
  release: string;
  goal: string;
  /** In words, with the figures. */
  why: string;
  /**
   * Whether the release is withdrawn: both were measured at the same time, or by what was sent. More visitors of another kind, such as robots that
   * say they are browsers, lower the other shares of a live release.
   */
  withdraws: boolean;
}

/** No release is judged by how many of those who were shown a goal reach it before so many were. */
const MIN_SHOWN = 30;

/** Compares what visitors reach with a release and with another one of the same section. */
export class GoalWatch {
  readonly #counts: Pick<GoalCounts, 'sum'>;
  #comparisons: readonly Comparison[] = [];

  constructor(counts: Pick<GoalCounts, 'sum'>) {
    this.#counts = counts;
  }

  follow(comparisons: readonly Comparison[]): void {
    this.#comparisons = comparisons;
  }

  /** The releases whose sums are compared. */
  get wanted(): GoalsWanted[] {
    return this.#comparisons.flatMap(({ section, release, other, isCanary, since }) => [
      { section, release, since },
      { section, release: other, ...(isCanary ? { since } : {}) },
    ]);
  }

  /** The drops of a goal that visitors of these sections have just reached a step of. */
  drops(goal: string, sections: ReadonlySet<string>): Drop[] {
    const affected = this.#comparisons.filter(({ section }) => sections.has(section));
    return this.#accountable(affected).flatMap((comparison) => this.#drop(goal, comparison) ?? []);
  }

  /** Every canary has visitors to compare with. Of live releases, the newest on the page is accountable: what changed last. */
  #accountable(comparisons: readonly Comparison[]): Comparison[] {
    const newest = comparisons
      .filter(({ isCanary }) => !isCanary)
      .reduce<Comparison | undefined>((last, one) => (last && last.since >= one.since ? last : one), undefined);
    return [...comparisons.filter(({ isCanary }) => isCanary), ...(newest ? [newest] : [])];
  }

  #drop(goal: string, comparison: Comparison): Drop | null {
    const { section, release, other, isCanary } = comparison;
    for (const [from, to] of comparedSteps(goal)) {
      const withdraws = isCanary || from === 'sent';
      const own = this.#share(goal, section, release, from, to, withdraws);
      if (from !== 'sent' && own.of < MIN_SHOWN) continue;
      const expected = this.#share(goal, section, other, from, to, true);
      if (evidenceOfDrop(own, expected) < ENOUGH_EVIDENCE) continue;
      const why = `goal ${goal}: ${own.reached} ${to} of ${own.of} ${from}, with ${other} ${expected.reached} of ${expected.of}`;
      return { section, release, goal, why, withdraws };
    }
    return null;
  }

  /** @param isAtOnce also who has just reached the first step; otherwise, only those who have had time to go on */
  #share(goal: string, section: string, release: string, from: GoalStep, to: GoalStep, isAtOnce: boolean): Share {
    const sum = (step: GoalStep): Reach => this.#counts.sum({ goal, step, section, release });
    const { visitors, settled } = sum(from);
    return { of: isAtOnce ? visitors : settled, reached: sum(to).visitors };
  }
}
