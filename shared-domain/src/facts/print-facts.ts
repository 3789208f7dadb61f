import type { Translate } from '../language/translate.ts';
import type { Fact, FactGroup, Language, Region } from '../model/index.ts';
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

/** What facts are printed with. */
export interface FactPrinting {
  language: Language;
  /** Knows the keys `groups.*`, `facts.*`, `values.*`, `measures.*`, `explain.*`, `units.onFloor`. */
  t: Translate;
  /** Whose words the labels use. */
  region?: Region | null;
  /** Hears of a fact that has no label, and so is not printed. */
  onUnknown?: (key: string) => void;
}

/** Groups without their empty facts, and without the groups that have nothing left, in the words of the region. */
export function printGroups(groups: readonly FactGroup[], printing: FactPrinting): PrintedGroup[] {
  const { t } = printing;
  return groups
    .map((group) => ({
      key: group.key,
      title: t(`groups.${group.key}`),
      facts: group.facts.map((fact) => printFact(fact, printing)).filter((fact) => fact !== null),
    }))
    .filter((group) => group.facts.length > 0);
}

function printFact(fact: Fact, { language, t, region = null, onUnknown }: FactPrinting): PrintedFact | null {
  const value = formatFact(fact, language, t, region);
  if (!value) return null;
  // One bathroom, two bathrooms: the label agrees with its number.
  const count = typeof fact.value === 'number' ? fact.value : undefined;
  // A certificate or permit is called by its name in the region: PEB, EPC, EPB.
  const label = t(`facts.${fact.key}`, { count, context: region ?? '', defaultValue: '' });
  if (!label) {
    onUnknown?.(fact.key);
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
