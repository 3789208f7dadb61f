import type { FactGroup } from '../model/index.ts';
import { type DisplayCondition, meetsCondition } from './display-condition.ts';
import { FACT_RULES } from './fact-rules.ts';

/**
 * The facts that stay once a home is sold or rented: without those of its offer, which could reveal its price. Source: docs/decisions/064.
 * @example factsOnceGone([{ key: 'costs', facts: [deposit] }]) // []
 */
export const factsOnceGone = (groups: readonly FactGroup[]): FactGroup[] =>
  groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ key }) => !isOfOffer(key)) }))
    .filter((group) => group.facts.length > 0);

const isOfOffer = (key: string): boolean => Object.hasOwn(FACT_RULES, key) && FACT_RULES[key]?.field === 'status';

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
