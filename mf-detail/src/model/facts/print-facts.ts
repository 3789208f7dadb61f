import type { Translate } from '@facade/section-kit';
import type { Fact, FactGroup, Language, Region } from '@facade/shared-domain/model';
import { formatFact } from './format-fact.ts';

/** A fact as the page shows it: every text in the visitor's language. */
export interface PrintedFact {
  key: string;
  label: string;
  value: string;
  /** What it means in plain words; empty where it needs none. */
  explanation: string;
}

export interface PrintedGroup {
  key: string;
  title: string;
  facts: PrintedFact[];
}

/** Groups without their empty facts, and without the groups that have nothing left, in the words of the region. */
export function printGroups(
  groups: readonly FactGroup[],
  language: Language,
  t: Translate,
  region: Region | null = null,
): PrintedGroup[] {
  return groups
    .map((group) => ({
      key: group.key,
      title: t(`groups.${group.key}`),
      facts: group.facts.map((fact) => printFact(fact, language, t, region)).filter((fact) => fact !== null),
    }))
    .filter((group) => group.facts.length > 0);
}

function printFact(fact: Fact, language: Language, t: Translate, region: Region | null): PrintedFact | null {
  const value = formatFact(fact, language, t, region);
  if (!value) return null;
  // One bathroom, two bathrooms: the label agrees with its number.
  const count = typeof fact.value === 'number' ? fact.value : undefined;
  // A certificate or permit is called by its name in the region: PEB, EPC, EPB.
  const label = t(`facts.${fact.key}`, { count, context: region ?? '', defaultValue: '' });
  if (!label) {
    warnUnknown(fact.key);
    return null;
  }
  return { key: fact.key, label, value, explanation: explain(fact, t) };
}

/** A text for this very value ("score C") wins over the one for the fact as such. */
function explain({ key, value }: Fact, t: Translate): string {
  const general = t(`explain.${key}.text`, { defaultValue: '' });
  const code = String(value);
  return /^\w+$/.test(code) ? t(`explain.${key}.${code}`, { defaultValue: general }) : general;
}

function warnUnknown(key: string): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(`mf-detail: no label "facts.${key}" in the locale, so the fact is not shown`);
}
