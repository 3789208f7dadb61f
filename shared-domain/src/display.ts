import { type AddressParts, formatAddress } from './address.ts';
import { formatDate } from './date.ts';
import type { Language } from './model/index.ts';
import { formatNumber, formatPercentage } from './number.ts';
import { formatPrice, type PriceOptions } from './price.ts';
import { isEmpty } from './text.ts';

/** Kinds of display value a template of the site can name. */
export type DisplayType = 'string' | 'number' | 'price' | 'address' | 'date' | 'array' | 'percentage';

/**
 * A value as text for the visitor, by its type. Empty text for an empty value, so that a label can be left out with it; a
 * number, price or percentage that is none prints `NaN`, a date or address that is none nothing. A list is joined by commas
 * without its empty items. Source: spec section 3.
 * @example displayValue('price', 215_000, 'fr', { priceUnit: 7 }) // 'À partir de 215 000 €'
 */
export function displayValue(
  type: DisplayType,
  value: unknown,
  language: Language,
  { priceUnit, published }: PriceOptions = {},
): string {
  if (type === 'price' && published === false) return formatPrice(value, language, { published });
  if (isEmpty(value)) return '';
  switch (type) {
    case 'number':
      return formatNumber(value, language);
    case 'price':
      return formatPrice(value, language, { priceUnit });
    case 'percentage':
      return formatPercentage(value, language);
    case 'date':
      return formatDate(value, language);
    case 'address':
      return typeof value === 'object' ? formatAddress(value as AddressParts, language) : text(value);
    case 'array':
      return (Array.isArray(value) ? value : [value])
        .map(text)
        .filter((item) => item !== '')
        .join(', ');
    default:
      return text(value);
  }
}

/** Text of what has a plain one; objects have none. */
const text = (value: unknown): string =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? String(value).trim() : '';
