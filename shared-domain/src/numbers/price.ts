import type { Language } from '../model/language.ts';
import { NOTATIONS, writeNumber } from './digits.ts';
import { NOT_A_NUMBER, readNumber } from './number.ts';

/** CRM price unit that means "starting from". */
export const STARTING_FROM_UNIT = 7;

const STARTING_FROM: Record<Language, string> = { nl: 'Vanaf', fr: 'À partir de', en: 'Starting from', de: 'Ab' };

const ON_REQUEST: Record<Language, string> = {
  nl: 'Prijs op aanvraag',
  fr: 'Prix sur demande',
  en: 'Price on request',
  de: 'Preis auf Anfrage',
};

/** How a price is to be printed. */
export interface PriceOptions {
  /** CRM price unit; 7 puts "Vanaf" / "À partir de" before the price. */
  priceUnit?: number | null;
  /** False where the agency does not publish the price: the "price on request" text instead. */
  published?: boolean;
}

/**
 * An amount in euro in the Belgian way, cents only where there are any. What is not a number prints exactly `NaN`.
 * Source: docs/decisions/064.
 * @example formatPrice(215000, 'nl', { priceUnit: 7 }) // 'Vanaf € 215.000'
 */
export function formatPrice(value: unknown, language: Language, { priceUnit, published }: PriceOptions = {}): string {
  if (published === false) return ON_REQUEST[language];
  const amount = readNumber(value);
  if (amount === null) return NOT_A_NUMBER;
  const notation = NOTATIONS[language];
  const decimals = Math.round(amount * 100) % 100 === 0 ? 0 : 2;
  const text = notation.money(writeNumber(amount, notation, decimals, decimals));
  return priceUnit === STARTING_FROM_UNIT ? `${STARTING_FROM[language]} ${text}` : text;
}

/** From one price to another: "€ 205.000 – € 240.000". */
export const formatPriceRange = (low: number, high: number, language: Language): string =>
  `${formatPrice(low, language)}\u00a0– ${formatPrice(high, language)}`;
