import { evidenceOfDrop } from '@facade/shared-domain/evidence-of-drop';
import { comparedSteps, ENOUGH_EVIDENCE, GOAL_STEPS, type GoalCount } from '@facade/shared-domain/goals';
import type { GoalSteps, GoalVerdict } from '@facade/shared-domain/releases';

/** Evidence that one of twenty comparisons has by chance. */
const SOME_EVIDENCE = 20;

/** Goal → its steps, for the counts that are given. */
export function stepsByGoal(counts: readonly GoalCount[]): Map<string, GoalSteps> {
  const goals = new Map<string, GoalSteps>();
  for (const { goal, step, visitors } of counts) {
    const steps = goals.get(goal) ?? (Object.fromEntries(GOAL_STEPS.map((one) => [one, 0])) as GoalSteps);
    steps[step] += visitors;
    goals.set(goal, steps);
  }
  return new Map([...goals].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether fewer visitors reach a goal than in the other counts. */
export function verdictOf(goal: string, own: GoalSteps, other: GoalSteps | undefined): GoalVerdict {
  const evidence = comparedSteps(goal).map(([from, to]) =>
    other ? evidenceOfDrop({ of: own[from], reached: own[to] }, { of: other[from], reached: other[to] }) : 0,
  );
  const most = Math.max(...evidence);
  if (most >= ENOUGH_EVIDENCE) return 'lower';
  return most >= SOME_EVIDENCE ? 'unclear' : 'as before';
}

/** @example '12 shown, 9 begun, 8 sent, 1 refused, 7 accepted' */
export const printSteps = (steps: GoalSteps): string => GOAL_STEPS.map((step) => `${steps[step]} ${step}`).join(', ');
