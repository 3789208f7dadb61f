import type { GoalStep } from '@facade/shared-domain/goals';
import { Counter, type Registry } from 'prom-client';

interface Release {
  section: string;
  release: string;
}

/** What visitors achieve with each release. */
export class GoalMetrics {
  readonly #knows: (release: Release) => boolean;
  readonly #steps: Counter<'goal' | 'step' | 'section' | 'release'>;
  readonly #drops: Counter<'goal' | 'section' | 'release'>;
  /** Section and release → goal and step of its counters. */
  readonly #counted = new Map<string, Map<string, { goal: string; step: GoalStep }>>();

  constructor(registry: Registry, knows: (release: Release) => boolean) {
    this.#knows = knows;
    this.#steps = new Counter({
      name: 'facade_goal_total',
      help: 'Visitors who reached a step of a goal, each once an hour, by the releases on the page',
      labelNames: ['goal', 'step', 'section', 'release'],
      registers: [registry],
    });
    this.#drops = new Counter({
      name: 'facade_goal_drops_total',
      help: 'Releases with which visitors reach a goal less than half as often as with the other release',
      labelNames: ['goal', 'section', 'release'],
      registers: [registry],
    });
  }

  reached(goal: string, step: GoalStep, { section, release }: Release): void {
    if (!this.#knows({ section, release })) return;
    const key = keyOf({ section, release });
    const counted = this.#counted.get(key) ?? new Map<string, { goal: string; step: GoalStep }>();
    this.#counted.set(key, counted.set(`${goal} ${step}`, { goal, step }));
    this.#steps.inc({ goal, step, section, release });
  }

  dropped(goal: string, { section, release }: Release): void {
    if (this.#knows({ section, release })) this.#drops.inc({ goal, section, release });
  }

  /** Its drops stay: a count that vanished with the release it ended would never be read. */
  forget({ section, release }: Release): void {
    for (const { goal, step } of this.#counted.get(keyOf({ section, release }))?.values() ?? [])
      this.#steps.remove({ goal, step, section, release });
    this.#counted.delete(keyOf({ section, release }));
  }
}

const keyOf = ({ section, release }: Release): string => `${section}@${release}`;
