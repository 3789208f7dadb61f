import { PURCHASE_RATES } from '@facade/shared-domain/costs/cost-rates';
import { monthlyPayment } from '@facade/shared-domain/costs/costs';
import { loanYears } from '@facade/shared-domain/costs/purchase-rates';

/** The fields of the mortgage calculator, as they are called in the address. */
export const LOAN_FIELDS = ['price', 'own', 'rate', 'years'] as const;
export type LoanField = (typeof LOAN_FIELDS)[number];

/** The calculator's figures, in euro, euro, percent a year and years: null if the visitor's input is invalid. */
export interface LoanForm {
  /** Texts of the visitor, for the fields that were filled in. */
  typed: Partial<Record<LoanField, string>>;
  values: Record<LoanField, number | null>;
}

/** Euro. */
export interface Loan {
  borrowed: number;
  perMonth: number;
  /** Interest over the whole term. */
  interest: number;
}

const HIGHEST_PRICE = 100_000_000;

/** What each field takes, both ends included. Own means cannot exceed the price. */
export const loanBounds = (price: number | null): Record<LoanField, { min: number; max: number }> => ({
  price: { min: 0, max: HIGHEST_PRICE },
  own: { min: 0, max: price ?? HIGHEST_PRICE },
  rate: { min: 0, max: 15 },
  years: { min: 1, max: 40 },
});

/**
 * Reads the calculator's fields out of an address (`?price=250000&own=60000&rate=3,1&years=20`). A field that is missing or
 * empty gets its default.
 * @param startPrice euro; what buying costs in all, as far as it is known
 */
export function readLoan(startPrice: number, query: URLSearchParams): LoanForm {
  const typed = Object.fromEntries(
    LOAN_FIELDS.flatMap((field) => (query.get(field)?.trim() ? [[field, query.get(field)]] : [])),
  ) as LoanForm['typed'];
  const read = (field: LoanField, fallback: number, price: number | null = null): number | null => {
    const text = typed[field];
    const value = text === undefined ? fallback : readNumber(text);
    const { min, max } = loanBounds(price)[field];
    return value !== null && value >= min && value <= max ? value : null;
  };
  const price = read('price', startPrice);
  const cost = price ?? startPrice;
  const ownMeans = Math.round((cost * PURCHASE_RATES.loan.ownShare) / 100_000) * 1000;
  return {
    typed,
    values: {
      price,
      own: read('own', ownMeans, price),
      rate: read('rate', PURCHASE_RATES.loan.percent),
      years: read('years', loanYears(cost)),
    },
  };
}

/** The loan, or null while a field holds no figure. */
export function borrow(values: LoanForm['values']): Loan | null {
  const { price, own, rate, years } = values;
  if (price === null || own === null || rate === null || years === null) return null;
  const borrowed = price - own;
  const months = Math.round(years * 12);
  const perMonth = monthlyPayment(borrowed, rate, months);
  // The payment is rounded to the cent, so without interest the sum of all payments can differ from what was borrowed.
  return { borrowed, perMonth, interest: rate === 0 ? 0 : Math.max(0, perMonth * months - borrowed) };
}

/** Reads "3,2", "60 000", "60.000" and "€ 60.000" as a visitor types them; null when it is no number. */
export function readNumber(text: string | null): number | null {
  if (!text?.trim()) return null;
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, '');
  const whole = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(plain) ? plain.replaceAll('.', '') : plain;
  const value = Number(whole.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
