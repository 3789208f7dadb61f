import { bandName } from '../energy.ts';
import { isEmpty } from '../language/text.ts';
import type { Translate } from '../language/translate.ts';
import type { Fact, FactGroup, FactKind, Language, Region } from '../model/index.ts';
import { formatArea, formatLength } from '../numbers/number.ts';
import type { Words } from '../words/words.ts';
import { REQUESTED } from './advertising.ts';
import { readAnswer } from './answer.ts';
import { type DisplayType, displayValue } from './display-value.ts';
import { type FloorTexts, floorName } from './floor-name.ts';

/** The part of a locale that facts need. Which facts and codes there are, the CRM decides. */
export interface FactTexts extends FloorTexts {
  groups: Record<FactGroup['key'], string>;
  facts: object;
  values: { common: Record<'requested' | 'toFollow', string> };
  measures: object;
  explain: object;
  words: Pick<Words, 'features'>;
}

/** Kinds of facts that are shown as one of the display types; the others need words or a unit. */
const DISPLAYED_AS: Partial<Record<FactKind, DisplayType>> = {
  percentage: 'percentage',
  price: 'price',
  number: 'number',
  date: 'date',
  code: 'string',
};

/** A fact's value as text for visitors, with its unit; empty if there is no value. */
export function formatFact(
  fact: Fact,
  language: Language,
  t: Translate<FactTexts>,
  region: Region | null = null,
): string {
  if (isEmpty(fact.value) || Number.isNaN(fact.value) || isNoneOf(fact)) return '';
  if (fact.value === REQUESTED) return t('values.common.requested');
  if (fact.key === 'floor' && typeof fact.value === 'number') return floorName(fact.value, t);
  const none = fact.kind === 'price' && fact.value === 0 && t(`values.${fact.key}.zero`, { defaultValue: '' });
  if (none) return none;
  const value = plainValue(fact, language, t);
  return value && t(`measures.${fact.key}`, { value, context: region ?? '', defaultValue: value });
}

/**
 * Of these a zero says nothing a visitor looks for, nor of a surface
 * or a length. Other zeros do: the ground floor, E0, a fee of nothing.
 */
const COUNTS: ReadonlySet<string> = new Set([
  'bedrooms',
  'bathrooms',
  'showers',
  'toilets',
  'garages',
  'parkings',
  'parkingsOutside',
]);

const isNoneOf = ({ key, kind, value }: Fact): boolean =>
  value === 0 && (COUNTS.has(key) || kind === 'area' || kind === 'length');

function plainValue({ key, kind, value }: Fact, language: Language, t: Translate<FactTexts>): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => translateCode(key, item, t));
    return displayValue('array', items, language);
  }
  if (kind === 'energy') return bandName(String(value));
  if (kind === 'area') return formatArea(value, language);
  if (kind === 'length') return formatLength(value, language);
  const type = DISPLAYED_AS[kind];
  if (type) return displayValue(type, value, language);
  const answer = kind === 'yesNo' ? readAnswer(value) : null;
  return translateCode(key, answer ?? String(value), t);
}

/** A code of a closed list in the visitor's language; other text is printed as in the CRM. */
function translateCode(key: string, text: string, t: Translate<FactTexts>): string {
  if (!/^\w+$/.test(text)) return text;
  return t(`values.${key}.${text}`, { defaultValue: t(`values.common.${text}`, { defaultValue: text }) });
}
