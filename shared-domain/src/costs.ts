import type { Region } from './model/index.ts';

/** Registration duty of a region, in percent of the price. */
export interface DutyRates {
  /** Buyer's own and only home. */
  ownHome: number;
  other: number;
  /** Part of an own home's price that is free of duty, for prices up to `priceLimit`. Euro. */
  abatement: { amount: number; priceLimit: number } | null;
  /** ISO date from which these rates hold. */
  since: string;
}

/** The rates in force, checked against decisions "Domain rules"; change them here and nowhere else. */
export const REGISTRATION_DUTY: Record<Region, DutyRates> = {
  wallonia: { ownHome: 3, other: 12.5, abatement: null, since: '2025-01-01' },
  flanders: { ownHome: 2, other: 12, abatement: null, since: '2025-01-01' },
  brussels: { ownHome: 12.5, other: 12.5, abatement: { amount: 200_000, priceLimit: 600_000 }, since: '2023-04-01' },
};

export interface RegistrationDuty {
  /** Euro, rounded to the cent. */
  amount: number;
  /** Percent. */
  rate: number;
  /** Euro taken off the price before the rate applies. */
  abatement: number;
  since: string;
}

/**
 * The registration duty on buying at a price. Null without a region or for what is no price.
 * @example registrationDuty(250_000, 'wallonia', { ownHome: true })?.amount // 7500
 */
export function registrationDuty(
  price: number,
  region: Region | null,
  { ownHome }: { ownHome: boolean },
): RegistrationDuty | null {
  const rates = region && REGISTRATION_DUTY[region];
  if (!rates || !Number.isFinite(price) || price < 0) return null;
  const rate = ownHome ? rates.ownHome : rates.other;
  const { amount = 0, priceLimit = 0 } = (ownHome && rates.abatement) || {};
  const abatement = price <= priceLimit ? Math.min(amount, price) : 0;
  return { amount: Math.round((price - abatement) * rate) / 100, rate, abatement, since: rates.since };
}

/**
 * The monthly payment of a mortgage in euro, rounded to the cent. The yearly rate is in percent and is spread over the
 * months as Belgian law wants it: i = (1 + y)^(1/12) − 1. `NaN` (as prices print it) where the figures make no loan.
 * @example monthlyPayment(200_000, 3, 240) // 1105.15
 */
export function monthlyPayment(amount: number, yearlyPercent: number, months: number): number {
  const sane =
    [amount, yearlyPercent, months].every(Number.isFinite) && amount >= 0 && yearlyPercent >= 0 && months > 0;
  if (!sane) return Number.NaN;
  const monthly = (1 + yearlyPercent / 100) ** (1 / 12) - 1;
  const payment = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  return Math.round(payment * 100) / 100;
}
