import type { PropertyDetail } from '@facade/shared-domain/model';
import { type LoanForm, readLoan } from './loan.ts';
import { wholeCost } from './purchase-cost.ts';

/**
 * First figures of the mortgage calculator, by the address where it names any; null where nothing can be borrowed for: a life annuity is
 * not financed by a mortgage, and a property that is gone needs no calculator.
 */
export function firstLoan(property: PropertyDetail, query: URLSearchParams): LoanForm | null {
  const { goal, price, availability } = property;
  const toBuy = goal === 'sale' && availability === 'available' && price.annuity === null;
  return toBuy && price.amount ? readLoan(wholeCost(property), query) : null;
}
