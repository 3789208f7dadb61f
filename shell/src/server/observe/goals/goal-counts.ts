import type { GoalCount, GoalExchange, GoalStep, GoalSum, GoalsWanted } from '@facade/shared-domain/goals';

/** Visitors who reached a step. `settled`: those who have had time to go on. */
export interface Reach {
  visitors: number;
  settled: number;
}

/** Sends what was counted, and answers the sums of the wanted releases, of all shells. */
export type SendGoals = (exchange: GoalExchange) => Promise<GoalSum[]>;

/** The counts of this shell that the api does not have yet, and the sums that it had last. */
export class GoalCounts {
  #pending = new Map<string, GoalCount>();
  #sending = new Map<string, GoalCount>();
  #stored: ReadonlyMap<string, GoalSum> = new Map();

  add(count: Omit<GoalCount, 'visitors'>): void {
    addTo(this.#pending, { ...count, visitors: 1 });
  }

  /** All that is known of a step. */
  sum(count: Omit<GoalCount, 'visitors'>): Reach {
    const key = keyOf(count);
    const { visitors = 0, settled = 0 } = this.#stored.get(key) ?? {};
    const own = (this.#pending.get(key)?.visitors ?? 0) + (this.#sending.get(key)?.visitors ?? 0);
    return { visitors: visitors + own, settled };
  }

  /** Hands what was counted to the api. If it does not take it, it is handed over with the next. */
  async exchange(wanted: readonly GoalsWanted[], send: SendGoals): Promise<void> {
    if (this.#pending.size === 0 && wanted.length === 0) return;
    this.#sending = this.#pending;
    this.#pending = new Map();
    try {
      const sums = await send({ counts: [...this.#sending.values()], wanted });
      this.#stored = new Map(sums.map((sum) => [keyOf(sum), sum]));
    } catch (error) {
      for (const count of this.#sending.values()) addTo(this.#pending, count);
      throw error;
    } finally {
      this.#sending = new Map();
    }
  }
}

function addTo(counts: Map<string, GoalCount>, count: GoalCount): void {
  const key = keyOf(count);
  counts.set(key, { ...count, visitors: (counts.get(key)?.visitors ?? 0) + count.visitors });
}

const keyOf = ({ goal, step, section, release }: { goal: string; step: GoalStep; section: string; release: string }) =>
  [goal, step, section, release].join(' ');
