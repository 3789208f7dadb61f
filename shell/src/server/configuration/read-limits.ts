import type { BudgetLimits } from '../observe/budget/error-budget.ts';
import { numberOf } from './read-numbers.ts';

/** Setting → what it is when it is not set. */
const DEFAULTS = { FACADE_BUDGET_PERCENT: 2, FACADE_BUDGET_FAILURES: 5, FACADE_BUDGET_MINUTES: 10 };

/** The error budget of a canary out of the environment; adds to `problems` what is no such number. */
export function readLimits(environment: NodeJS.ProcessEnv, problems: string[]): BudgetLimits {
  const number = numberOf(environment, problems);
  const read = (name: keyof typeof DEFAULTS, from: number, to: number): number =>
    number(name, { fallback: DEFAULTS[name], from, to });
  return {
    percent: read('FACADE_BUDGET_PERCENT', 0, 100),
    failures: read('FACADE_BUDGET_FAILURES', 1, 1_000_000),
    window: read('FACADE_BUDGET_MINUTES', 1, 1440) * 60_000,
  };
}
