import type { Region } from './model/index.ts';

/** Euro rounded to the cent. */
const toCents = (euro: number): number => Math.round(euro * 100) / 100;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The deposit of a lease and why it is that much. */
export interface RentalDeposit {
  /** Euro. */
  amount: number;
  months: number;
  /** The region whose law keeps it below the usual three months; null where none does. */
  cappedBy: Region | null;
  /** Most months the law of the region allows for a main residence; null where no such law applies. */
  legalMaximum: number | null;
}

/** Usual deposit, in months of rent. */
const DEPOSIT_MONTHS = 3;

/** Legal maximum for the lease of a main residence, in months of rent. */
const LEGAL_MAXIMUM: Record<Region, number> = { flanders: 3, wallonia: 2, brussels: 2 };

/**
 * The deposit of a lease: three months' rent, or fewer where the region's law caps that of a main residence. Pass
 * `mainResidence: false` for a shop or garage, which no cap protects. Null for what is no rent.
 * @example rentalDeposit(800, 'wallonia') // { amount: 1600, months: 2, cappedBy: 'wallonia', legalMaximum: 2 }
 */
export function rentalDeposit(
  monthlyRent: number,
  region: Region | null,
  { mainResidence = true }: { mainResidence?: boolean } = {},
): RentalDeposit | null {
  if (!isAmount(monthlyRent)) return null;
  const legalMaximum = region && mainResidence ? (LEGAL_MAXIMUM[region] ?? null) : null;
  const months = Math.min(DEPOSIT_MONTHS, legalMaximum ?? DEPOSIT_MONTHS);
  return {
    amount: toCents(monthlyRent * months),
    months,
    cappedBy: months < DEPOSIT_MONTHS ? region : null,
    legalMaximum,
  };
}
