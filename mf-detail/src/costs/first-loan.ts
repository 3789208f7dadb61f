import { borrow, type LoanForm, type LoanTexts, readLoan } from '@facade/shared-domain/costs/loan';
import { purchaseCosts } from '@facade/shared-domain/costs/purchase-cost';
import type { PropertyDetail } from '@facade/shared-domain/model';

export { loanTexts } from '@facade/shared-domain/costs/loan';

/** First figures of the mortgage calculator, and what they come to. */
export interface FirstLoan {
  form: LoanForm;
  /** Whole euro a month; null where the cost is not known in full, or nothing has to be borrowed. */
  perMonth: number | null;
}

/**
 * First figures of the mortgage calculator, by the visitor's texts where there are any; null where nothing can be borrowed for: a life
 * annuity is not financed by a mortgage, and a property that is gone needs no calculator.
 */
export function firstLoan(property: PropertyDetail, typed: LoanTexts): FirstLoan | null {
  const { goal, price, availability } = property;
  const toBuy = goal === 'sale' && availability === 'available' && price.annuity === null;
  if (!toBuy || !price.amount) return null;
  const form = readLoan(property, typed);
  const isKnown = Boolean(purchaseCosts(property)?.choices.length);
  return { form, perMonth: (isKnown && Math.round(borrow(property, form)?.perMonth ?? 0)) || null };
}
