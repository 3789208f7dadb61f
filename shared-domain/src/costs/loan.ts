import { PURCHASE_RATES } from './cost-rates.ts';
import { monthlyPayment } from './costs.ts';
import { type CostedHome, costOf, type PurchaseCost } from './purchase-cost.ts';
import { loanYears, type PurchaseLoan, purchaseLoan } from './purchase-rates.ts';

/** The figures of the mortgage calculator, as they are called in the address. */
export const LOAN_FIELDS = ['price', 'own', 'rate', 'years'] as const;
export type LoanField = (typeof LOAN_FIELDS)[number];

/** What a visitor types into the calculator: its figures, and what the home is for (`use`, a choice of `purchaseCosts`). */
export type LoanTexts = { [Field in LoanField | 'use']?: string | undefined };

/** The calculator's figures, in euro, euro, percent a year and years: null if the visitor's input is invalid. */
export interface LoanForm {
  /** Texts of the visitor, for the fields that were filled in. */
  typed: LoanTexts;
  values: Record<LoanField, number | null>;
  use?: PurchaseCost['choice'];
}

/** Euro. */
export interface Loan extends PurchaseLoan {
  /** All that is due, the deed of the loan included: own means and loan together. */
  total: number;
  perMonth: number;
  /** Interest over the whole term. */
  interest: number;
}

const HIGHEST_PRICE = 100_000_000;

/** What each field takes, both ends included. */
export const LOAN_BOUNDS: Record<LoanField, { min: number; max: number }> = {
  price: { min: 1, max: HIGHEST_PRICE },
  own: { min: 0, max: HIGHEST_PRICE },
  rate: { min: 0, max: 15 },
  years: { min: 1, max: 40 },
};

/** The calculator's texts in an address (`?price=250000&own=60000&rate=3,1&years=20&use=other`). */
export const loanTexts = (address: URLSearchParams): LoanTexts =>
  Object.fromEntries([...LOAN_FIELDS, 'use'].map((field) => [field, address.get(field)?.trim() || undefined]));

/** The figures of the calculator. A field that is missing or empty gets its default: a common example, see `PURCHASE_RATES.loan`. */
export function readLoan(property: CostedHome, typed: LoanTexts): LoanForm {
  const read = (field: LoanField, fallback: number): number | null => {
    const text = typed[field]?.trim();
    const value = text ? readNumber(text) : fallback;
    const { min, max } = LOAN_BOUNDS[field];
    return value !== null && value >= min && value <= max ? value : null;
  };
  const use = typed.use === 'own' || typed.use === 'other' ? typed.use : undefined;
  const price = read('price', property.price.amount ?? 0);
  const cost = costOf(property, price ?? property.price.amount, use);
  return {
    typed,
    values: {
      price,
      own: read('own', ownMeans(cost)),
      rate: read('rate', PURCHASE_RATES.loan.percent),
      years: read('years', loanYears(cost)),
    },
    ...(use && { use }),
  };
}

/** Own means that the calculator starts from, in whole thousands of euro. */
export const ownMeans = (cost: number): number => Math.round((cost * PURCHASE_RATES.loan.ownShare) / 100_000) * 1000;

/** The loan, or null while a field holds no figure. */
export function borrow(property: CostedHome, { values, use }: Pick<LoanForm, 'values' | 'use'>): Loan | null {
  const { price, own, rate, years } = values;
  if (price === null || own === null || rate === null || years === null) return null;
  const cost = costOf(property, price, use);
  const loan = purchaseLoan(cost, own);
  if (!loan) return null;
  const months = Math.round(years * 12);
  const perMonth = monthlyPayment(loan.borrowed, rate, months);
  // The payment is rounded to the cent, so without interest the sum of all payments can differ from what was borrowed.
  const interest = rate === 0 ? 0 : Math.max(0, perMonth * months - loan.borrowed);
  return { ...loan, total: cost + loan.deed, perMonth, interest };
}

/** Reads "3,2", "60 000", "60.000" and "€ 60.000" as a visitor types them; null when it is no number. */
export function readNumber(text: string | null): number | null {
  if (!text?.trim()) return null;
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, '');
  const whole = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(plain) ? plain.replaceAll('.', '') : plain;
  const value = Number(whole.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
