import type { Region } from '../model/index.ts';
import { DEPOSIT_CAPS } from './cost-rates.ts';

/** Euro rounded to the cent. */
const toCents = (euro: number): number => Math.round(euro * 100) / 100;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The deposit of a lease and the reason for its amount. */
export interface RentalDeposit {
  /** Euro. */
  amount: number;
  months: number;
  /** The region whose law limits it to less than the usual three months; null if none does. */
  cappedBy: Region | null;
  /** Maximum months by the law of the region for a main residence; null if no such law applies. */
  legalMaximum: number | null;
}

/** Usual deposit, in months of rent. */
const DEPOSIT_MONTHS = 3;

/**
 * The deposit of a lease: three months' rent, or fewer where the region's law caps that of a main residence. Pass
 * `mainResidence: false` for a shop or garage, which no cap protects. Null for an invalid rent.
 * @example rentalDeposit(800, 'wallonia') // { amount: 1600, months: 2, cappedBy: 'wallonia', legalMaximum: 2 }
 */
export function rentalDeposit(
  monthlyRent: number,
  region: Region | null,
  { mainResidence = true }: { mainResidence?: boolean } = {},
): RentalDeposit | null {
  if (!isAmount(monthlyRent)) return null;
  const legalMaximum = region && mainResidence ? (DEPOSIT_CAPS[region]?.months ?? null) : null;
  const months = Math.min(DEPOSIT_MONTHS, legalMaximum ?? DEPOSIT_MONTHS);
  return {
    amount: toCents(monthlyRent * months),
    months,
    cappedBy: months < DEPOSIT_MONTHS ? region : null,
    legalMaximum,
  };
}

/** The agency's conditions for tenants. */
export interface RentalTerms {
  /** Monthly net income, as a multiple of the rent. */
  incomeTimesRent: number;
  /** Maximum number of tenants; null: no limit. */
  maximumPersons: number | null;
}

/**
 * The minimum monthly income for a rent, in euro. Null for an invalid rent.
 * @example minimumIncome(700, { incomeTimesRent: 3 }) // 2100
 */
export const minimumIncome = (monthlyRent: number, { incomeTimesRent }: Pick<RentalTerms, 'incomeTimesRent'>) =>
  isAmount(monthlyRent) ? toCents(monthlyRent * incomeTimesRent) : null;
