import { isEmpty } from '../language/text.ts';
import type { Language } from '../model/index.ts';
import { formatDate } from '../numbers/date.ts';
import { formatNumber, formatPercentage } from '../numbers/number.ts';
import { formatPrice } from '../numbers/price.ts';
import { type AddressParts, formatAddress } from '../places/address.ts';

/** The seven ways to show a value of a property. Source: spec section 3 "Display value types". */
export const DISPLAY_TYPES = ['string', 'number', 'price', 'address', 'date', 'array', 'percentage'] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

type Format = (value: unknown, language: Language) => string;

const FORMATS: Readonly<Record<DisplayType, Format>> = {
  string: (value) => (isPlain(value) ? String(value).trim() : ''),
  number: formatNumber,
  price: (value, language) => formatPrice(value, language),
  address: (value, language) => (isRecord(value) ? formatAddress(value as AddressParts, language) : ''),
  date: formatDate,
  array: (value) => (Array.isArray(value) ? value : [value]).filter(isPlain).map(String).filter(hasText).join(', '),
  percentage: formatPercentage,
};

/**
 * A value as text for visitors. Empty if the value is empty or not of its type; an invalid number, price or percentage
 * is `NaN` (docs/decisions/064). Never throws.
 * @example displayValue('percentage', 12.5, 'nl') // '12,5 %'
 */
export function displayValue(type: DisplayType, value: unknown, language: Language): string {
  return isEmpty(value) ? '' : FORMATS[type](value, language);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => part === null || isPlain(part));

const hasText = (text: string): boolean => text.trim() !== '';
