import type { Language } from '../model/language.ts';
import { NOTATIONS, writeNumber } from './digits.ts';

/** Printed for an invalid number. */
export const NOT_A_NUMBER = 'NaN';

/** Above this, JavaScript uses an exponent; no realistic number is that large. */
const TOO_LARGE = 1e21;

/** A finite number from a number or its text; null for anything else, blank text included. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) < TOO_LARGE ? number : null;
}

/**
 * A number in the Belgian way, at most two decimals; `NaN` for what is not a number.
 * @example formatNumber(1250.5, 'nl') // '1.250,5'
 */
export function formatNumber(value: unknown, language: Language): string {
  const number = readNumber(value);
  return number === null ? NOT_A_NUMBER : writeNumber(number, NOTATIONS[language], 0, 2);
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
 * @example formatPercentage(12.5, 'nl') // '12,5 %'
 */
export function formatPercentage(percent: unknown, language: Language): string {
  const number = readNumber(percent);
  return number === null
    ? NOT_A_NUMBER
    : `${writeNumber(number, NOTATIONS[language], 0, 2)}${NOTATIONS[language].beforePercent}%`;
}

function withUnit(value: unknown, unit: string, language: Language): string {
  const number = formatNumber(value, language);
  return number === NOT_A_NUMBER ? number : `${number}\u00a0${unit}`;
}
