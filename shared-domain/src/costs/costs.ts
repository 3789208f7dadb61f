import type { Region } from '../model/index.ts';
import { REGISTRATION_DUTY } from './cost-rates.ts';

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
 * The registration duty on buying at a price. Null without a region or for an invalid price.
 * @param land building land; `ownHome` then means that the buyer will build their own and only home on it
 * @example registrationDuty(250_000, 'wallonia', { ownHome: true })?.amount // 7500
 */
export function registrationDuty(
  price: number,
  region: Region | null,
  { ownHome, land = false }: { ownHome: boolean; land?: boolean },
): RegistrationDuty | null {
  const rates = region && REGISTRATION_DUTY[region];
  if (!rates || !Number.isFinite(price) || price < 0) return null;
  const home = { rate: rates.ownHome, abatement: rates.abatement };
  const { rate, abatement: free } = (ownHome && (land ? rates.ownLand : home)) || {
    rate: rates.other,
    abatement: null,
  };
  const abatement = free && price <= free.priceLimit ? Math.min(free.amount, price) : 0;
  return { amount: Math.round((price - abatement) * rate) / 100, rate, abatement, since: rates.since };
}

/**
 * The monthly payment of a mortgage in euro, rounded to the cent. The yearly rate is in percent and is spread over the
 * months as Belgian law requires: i = (1 + y)^(1/12) − 1. `NaN` (as prices print it) if the figures are not a valid
 * loan.
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
