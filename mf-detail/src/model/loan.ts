import { monthlyPayment } from '@facade/shared-domain/costs';

/** What the visitor fills in at the mortgage calculator. Euro, percent a year, years. */
export interface LoanInput {
  price: number;
  ownMeans: number;
  rate: number;
  years: number;
}

/** Euro. */
export interface Loan {
  borrowed: number;
  perMonth: number;
  /** Interest over the whole term. */
  interest: number;
}

const DEFAULT_RATE = 3.2;
const DEFAULT_YEARS = 25;
/** A first assumption; who buys changes it. */
const DEFAULT_OWN_SHARE = 0.2;

const YEARS = { min: 1, max: 40 };
const RATE = { min: 0, max: 15 };
const HIGHEST_PRICE = 100_000_000;

/** The calculator's figures: the address may carry the visitor's own (`?price=250000&own=60000&rate=3,1&years=20`). */
export function loanInput(askingPrice: number, query: URLSearchParams): LoanInput {
  const given = (name: string, fallback: number) => readNumber(query.get(name)) ?? fallback;
  const price = clamp(given('price', askingPrice), 0, HIGHEST_PRICE);
  return {
    price,
    ownMeans: clamp(given('own', Math.round((price * DEFAULT_OWN_SHARE) / 1000) * 1000), 0, price),
    rate: clamp(given('rate', DEFAULT_RATE), RATE.min, RATE.max),
    years: clamp(Math.round(given('years', DEFAULT_YEARS)), YEARS.min, YEARS.max),
  };
}

export function borrow({ price, ownMeans, rate, years }: LoanInput): Loan {
  const borrowed = price - ownMeans;
  const perMonth = monthlyPayment(borrowed, rate, years * 12);
  return { borrowed, perMonth, interest: Math.max(0, perMonth * years * 12 - borrowed) };
}

/** Reads "3,2", "60 000", "60.000" and "€ 60.000" as a visitor types them; null when it is no number. */
export function readNumber(text: string | null): number | null {
  if (!text?.trim()) return null;
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, '');
  const whole = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(plain) ? plain.replaceAll('.', '') : plain;
  const value = Number(whole.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
