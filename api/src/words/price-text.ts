import type { Goal, Language, Price } from '@facade/shared-domain/model';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import { WORDS } from './index.ts';

/** "€ 245.000", "€ 750 per maand", "Prijs op aanvraag". */
export function priceText(price: Price, goal: Goal, language: Language): string {
  const { amount, unit, annuity } = price;
  const text = formatPrice(amount, language, { priceUnit: unit, published: amount !== null });
  if (amount === null) return text;
  const { perMonth, bouquet } = WORDS[language];
  if (goal === 'rent') return `${text} ${perMonth}`;
  return annuity === null ? text : `${text} ${bouquet}`;
}

/** "Vanaf € 215.000". */
export const lowestPriceText = (amount: number | null, language: Language): string =>
  formatPrice(amount, language, { priceUnit: STARTING_FROM_UNIT, published: amount !== null });
