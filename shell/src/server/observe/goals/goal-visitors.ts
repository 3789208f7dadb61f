import type { GoalStep } from '@facade/shared-domain/goals';
import { LRUCache } from 'lru-cache';

/** A visitor counts once within this time, in milliseconds. */
const COUNTED_ONCE = 3600_000;
/** Enough for some thousand visitors an hour, in about 10 MB. Those beyond are counted again. */
const MOST = 20_000;

/** Whoever reached a step also reached these. */
const BEFORE: Record<GoalStep, readonly GoalStep[]> = {
  shown: [],
  begun: ['shown'],
  sent: ['shown', 'begun'],
  refused: ['shown', 'begun', 'sent'],
  accepted: ['shown', 'begun', 'sent'],
};

/** Section → its release. */
export type ReleasesOf = Readonly<Record<string, string>>;

/** A step that a visitor reached for the first time. */
export interface Reached {
  step: GoalStep;
  section: string;
  release: string;
}

interface Progress {
  release: string;
  steps: Set<GoalStep>;
}

/** How far each visitor of the last hour came, and with which releases. Only in memory, by a key that names nobody. */
export class GoalVisitors {
  /** Visitor and goal → section → progress. */
  readonly #known = new LRUCache<string, Map<string, Progress>>({ max: MOST, ttl: COUNTED_ONCE });
  /** Network and goal of each refusal that was counted. */
  readonly #refused = new LRUCache<string, true>({ max: MOST, ttl: COUNTED_ONCE });

  /** A page with these releases shows a goal, or more. A visitor who gets another release of a section begins anew there. */
  show(visitor: string, goal: string, releases: ReleasesOf, step: GoalStep = 'shown'): Reached[] {
    const sections = this.#known.get(keyOf(visitor, goal)) ?? new Map<string, Progress>();
    if (sections.size === 0) this.#known.set(keyOf(visitor, goal), sections);
    for (const [section, release] of Object.entries(releases))
      if (sections.get(section)?.release !== release) sections.set(section, { release, steps: new Set() });
    return this.reach(visitor, goal, step, releases);
  }

  /** A visitor goes on with a goal that was shown; otherwise, nothing is counted. @param only these sections; else all that showed it */
  reach(visitor: string, goal: string, step: GoalStep, only?: ReleasesOf): Reached[] {
    const sections = [...(this.#known.get(keyOf(visitor, goal)) ?? [])];
    return sections.flatMap(([section, { release, steps }]) => {
      if (only && only[section] !== release) return [];
      const fresh = [...BEFORE[step], step].filter((one) => !steps.has(one));
      for (const one of fresh) steps.add(one);
      return fresh.map((one) => ({ step: one, section, release }));
    });
  }

  /** What a visitor sent is refused. Counts once an hour for all visitors of a network: one machine can pretend to be many. */
  refuse(visitor: string, goal: string, network: string): Reached[] {
    const key = keyOf(network, goal);
    if (this.#refused.has(key)) return [];
    const reached = this.reach(visitor, goal, 'refused');
    if (reached.length > 0) this.#refused.set(key, true);
    return reached;
  }

  /** Whether this visitor reached a step of a goal. */
  has(visitor: string, goal: string, step: GoalStep): boolean {
    const sections = this.#known.get(keyOf(visitor, goal));
    return [...(sections?.values() ?? [])].some(({ steps }) => steps.has(step));
  }
}

const keyOf = (who: string, goal: string): string => `${who} ${goal}`;
