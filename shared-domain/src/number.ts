import { cached, NUMBER_LOCALES } from './locale.ts';
import type { Language } from './model/index.ts';

/** Printed for what is not a number. */
export const NOT_A_NUMBER = 'NaN';

/** A finite number out of a number or its text; null for anything else, blank text included. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const decimals = cached((language) => new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: 2 }));

const percents = cached(
  (language) => new Intl.NumberFormat(NUMBER_LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }),
);

/**
 * A number in the Belgian way, at most two decimals; `NaN` for what is not a number.
 * @example formatNumber(1250.5, 'nl') // '1.250,5'
 */
export function formatNumber(value: unknown, language: Language): string {
  const number = readNumber(value);
  return number === null ? NOT_A_NUMBER : decimals(language).format(number);
}

/**
 * A surface in square metres, number and unit kept on one line.
 * @example formatArea(120, 'fr') // '120 m²'
 */
export function formatArea(squareMetres: unknown, language: Language): string {
  return withUnit(squareMetres, 'm²', language);
}

/**
 * A length in metres.
 * @example formatLength(7.5, 'nl') // '7,5 m'
 */
export function formatLength(metres: unknown, language: Language): string {
  return withUnit(metres, 'm', language);
}

/**
 * A percentage given in percent, not as a fraction.
 * @example formatPercentage(12.5, 'nl') // '12,5%'
 */
export function formatPercentage(percent: unknown, language: Language): string {
  const number = readNumber(percent);
  return number === null ? NOT_A_NUMBER : percents(language).format(number / 100);
}

function withUnit(value: unknown, unit: string, language: Language): string {
  const number = formatNumber(value, language);
  return number === NOT_A_NUMBER ? number : `${number}\u00a0${unit}`;
}
