import type { Language } from '../model/index.ts';
import { formatNumber } from './number.ts';

/**
 * A distance in metres below a kilometre, else in kilometres, number and unit kept on one line.
 * @example formatDistance(1300, 'fr') // '1,3 km'
 */
export const formatDistance = (metres: number, language: Language): string =>
  metres < 1000 ? `${formatNumber(metres, language)}\u00a0m` : `${formatNumber(metres / 1000, language)}\u00a0km`;
