import type { Translate } from '@facade/section-kit';
import { isEmpty } from '@facade/shared-domain/language/text';
import type { Fact, FactKind, Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea, formatLength, formatNumber, formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { bandText } from '@facade/shared-ui';
import { floorName } from '../units/floor-name.ts';

const formatters: Partial<Record<FactKind, (value: unknown, language: Language) => string>> = {
  area: formatArea,
  length: formatLength,
  percentage: formatPercentage,
  price: formatPrice,
  number: formatNumber,
  date: formatDate,
  code: String,
};

/** A fact's value as the visitor reads it, with its unit; empty where there is nothing to say. */
export function formatFact(fact: Fact, language: Language, t: Translate): string {
  if (isEmpty(fact.value) || Number.isNaN(fact.value) || isNoneOf(fact)) return '';
  if (fact.key === 'floor' && typeof fact.value === 'number') return floorName(fact.value, t);
  const value = plainValue(fact, language, t);
  return value && t(`measures.${fact.key}`, { value, defaultValue: value });
}

/** Of these a zero says nothing a visitor looks for. Other zeros do: the ground floor, E0, a fee of nothing. */
const COUNTS: ReadonlySet<string> = new Set([
  'bedrooms',
  'bathrooms',
  'showers',
  'toilets',
  'garages',
  'parkings',
  'parkingsOutside',
]);

const isNoneOf = ({ key, value }: Fact): boolean => value === 0 && COUNTS.has(key);

function plainValue({ key, kind, value }: Fact, language: Language, t: Translate): string {
  if (Array.isArray(value)) return value.map((item) => translateCode(key, item, t)).join(', ');
  if (typeof value === 'boolean') return t(value ? 'values.common.yes' : 'values.common.no');
  if (kind === 'energy') return bandText(String(value));
  const format = formatters[kind];
  return format ? format(value, language) : translateCode(key, String(value), t);
}

/** A code of a closed list in the visitor's language; a text that is none is printed as the CRM wrote it. */
function translateCode(key: string, text: string, t: Translate): string {
  if (!/^\w+$/.test(text)) return text;
  return t(`values.${key}.${text}`, { defaultValue: t(`values.common.${text}`, { defaultValue: text }) });
}
