import type { Fact, FactGroup } from '../model/index.ts';

/** The fact with this key in any group, or undefined. */
export function findFact(groups: readonly FactGroup[], key: string): Fact | undefined {
  for (const group of groups) {
    const fact = group.facts.find((candidate) => candidate.key === key);
    if (fact) return fact;
  }
  return undefined;
}

export function findNumber(groups: readonly FactGroup[], key: string): number | null {
  const value = findFact(groups, key)?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function findText(groups: readonly FactGroup[], key: string): string | null {
  const value = findFact(groups, key)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
