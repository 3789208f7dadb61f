import { evidenceOfDrop } from '@facade/shared-domain/evidence-of-drop';
import { comparedSteps, ENOUGH_EVIDENCE, GOAL_STEPS, type GoalCount, type GoalStep } from '@facade/shared-domain/goals';

/** How many visitors reached each step of a goal. */
export type Steps = Record<GoalStep, number>;

/** `lower`: all but certainly less than half as many reach it; `unclear`: fewer, but it may be chance. */
export type Verdict = 'lower' | 'unclear' | 'as before';

/** Evidence that one of twenty comparisons has by chance. */
const SOME_EVIDENCE = 20;

/** Goal → its steps, for the counts that are given. */
export function stepsByGoal(counts: readonly GoalCount[]): Map<string, Steps> {
  const goals = new Map<string, Steps>();
  for (const { goal, step, visitors } of counts) {
    const steps = goals.get(goal) ?? (Object.fromEntries(GOAL_STEPS.map((one) => [one, 0])) as Steps);
    steps[step] += visitors;
    goals.set(goal, steps);
  }
  return new Map([...goals].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether fewer visitors reach a goal than in the other counts. */
export function verdictOf(goal: string, own: Steps, other: Steps | undefined): Verdict {
  const evidence = comparedSteps(goal).map(([from, to]) =>
    other ? evidenceOfDrop({ of: own[from], reached: own[to] }, { of: other[from], reached: other[to] }) : 0,
  );
  const most = Math.max(...evidence);
  if (most >= ENOUGH_EVIDENCE) return 'lower';
  return most >= SOME_EVIDENCE ? 'unclear' : 'as before';
}

/** @example '12 shown, 9 begun, 8 sent, 1 refused, 7 accepted' */
export const printSteps = (steps: Steps): string => GOAL_STEPS.map((step) => `${steps[step]} ${step}`).join(', ');
