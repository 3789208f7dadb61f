import type { FactGroup } from '../model/index.ts';
import { type DisplayCondition, meetsCondition } from './display-condition.ts';
import { FACT_RULES } from './fact-rules.ts';

/**
 * The facts of a property that pass their rules, by group; empty groups are left out.
 * @param known values for the conditions besides the facts: goal, status, region
 * @example shownFacts(groups, { goal: 'sale', region: 'wallonia' })
 */
export function shownFacts(
  groups: readonly FactGroup[],
  known: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, DisplayCondition>> = FACT_RULES,
): FactGroup[] {
  const facts = groups.flatMap((group) => group.facts.map(({ key, value }) => [key, value]));
  const record = { ...Object.fromEntries(facts), ...known };
  const isShown = (key: string) => !Object.hasOwn(rules, key) || meetsCondition(rules[key], record);
  return groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ key }) => isShown(key)) }))
    .filter((group) => group.facts.length > 0);
}
