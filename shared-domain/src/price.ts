import { cached, NUMBER_LOCALES } from './locale.ts';
import type { Language } from './model/index.ts';
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

const euros = (fractionDigits: number) =>
  cached(
    (language) =>
      new Intl.NumberFormat(NUMBER_LOCALES[language], {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );

const whole = euros(0);
const withCents = euros(2);

/** How a price is to be printed. */
export interface PriceOptions {
  /** CRM price unit; 7 puts "Vanaf" / "À partir de" before the price. */
  priceUnit?: number | null;
  /** False where the agency does not publish the price: the "price on request" text instead. */
  published?: boolean;
}

/**
 * An amount in euro in the Belgian way, cents only where there are any. What is not a number prints exactly `NaN`.
 * Source: decisions "Domain rules".
 * @example formatPrice(215000, 'nl', { priceUnit: 7 }) // 'Vanaf € 215.000'
 */
export function formatPrice(value: unknown, language: Language, { priceUnit, published }: PriceOptions = {}): string {
  if (published === false) return ON_REQUEST[language];
  const amount = readNumber(value);
  if (amount === null) return NOT_A_NUMBER;
  const cents = Math.round(amount * 100);
  // `|| 0` turns minus zero, which would print as "-0", into zero.
  const text = cents % 100 === 0 ? whole(language).format(cents / 100 || 0) : withCents(language).format(amount);
  return priceUnit === STARTING_FROM_UNIT ? `${STARTING_FROM[language]} ${text}` : text;
}
