import type { Translate } from '../language/translate.ts';
import type { Fact, FactGroup, Language, Region } from '../model/index.ts';
import { capitalize } from '../words/words.ts';
import { type FactTexts, formatFact } from './format-fact.ts';

/** A fact as the page shows it: every text in the visitor's language. */
export interface PrintedFact {
  key: string;
  label: string;
  value: string;
  /** An explanation in plain words; empty if not needed. */
  explanation: string;
}

export interface PrintedGroup {
  key: string;
  title: string;
  facts: PrintedFact[];
}

/** Options for printing facts. */
export interface FactPrinting {
  language: Language;
  t: Translate<FactTexts>;
  /** The region whose terms the labels use. */
  region?: Region | null;
  /** Called for a fact that has no label, and so is not printed. */
  onUnknown?: (key: string) => void;
}

/** Groups in the terms of the region, without empty facts and empty groups. */
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
  // The label agrees with its number: one bathroom, two bathrooms.
  const count = typeof fact.value === 'number' ? fact.value : undefined;
  // A certificate or permit is called by its name in the region: PEB, EPC, EPB.
  const label = factLabel(fact.key, t, { count, context: region ?? '' });
  if (!label) {
    onUnknown?.(fact.key);
    return null;
  }
  return { key: fact.key, label, value, explanation: explain(fact, t) };
}

/** What a fact is called, features by their word; empty if it has no label. */
export const factLabel = (
  key: string,
  t: Translate<FactTexts>,
  values: { count?: number | undefined; context?: string },
): string =>
  t(`facts.${key}`, { ...values, defaultValue: '' }) || capitalize(t(`words.features.${key}`, { defaultValue: '' }));

/** A text for this value ("score C") takes precedence over the one for the fact. */
function explain({ key, value }: Fact, t: Translate<FactTexts>): string {
  const general = t(`explain.${key}.text`, { defaultValue: '' });
  const code = String(value);
  return /^\w+$/.test(code) ? t(`explain.${key}.${code}`, { defaultValue: general }) : general;
}
