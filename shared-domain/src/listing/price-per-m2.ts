import type { PropertySummary } from '../model/index.ts';
import { STARTING_FROM_UNIT } from '../numbers/price.ts';

/**
 * The asking price per m² of living area, or of land if it is not a dwelling, in whole euro. Null for rentals, for sold homes, for
 * unpublished and "from" prices, and for life annuities, whose bouquet is only part of the price.
 */
export function pricePerM2({
  goal,
  availability,
  price: { amount, annuity, unit },
  livingArea,
  landArea,
  isDwelling = true,
}: Pick<PropertySummary, 'goal' | 'availability' | 'price' | 'livingArea' | 'landArea'> & { isDwelling?: boolean }):
  | number
  | null {
  const area = livingArea || (isDwelling ? null : landArea);
  if (goal !== 'sale' || availability !== 'available') return null;
  if (amount === null || annuity !== null || unit === STARTING_FROM_UNIT || !area) return null;
  return Math.round(amount / area);
}
