import type { Availability, Compared, Goal, PropertySummary, Region } from './property.ts';

/**
 * Between which prices the agency offers, or offered, homes like a visitor's: `GET /api/price-range`. In euro; no valuation.
 */
export interface PriceRange extends Compared {
  low: number;
  high: number;
  /** Euro per m² in the middle; null if no surface was given. */
  perSquareMetre: number | null;
  /** The most similar ones, those with a public price first. */
  nearest: PropertySummary[];
}

/** Values that prefill a form about a home: `GET /api/form-terms?home=`. */
export interface FormTerms {
  /** Null if the site has no home with this id. */
  home: TermsHome | null;
  /** Minimum net monthly income, as a multiple of the rent. */
  incomeTimesRent: number;
  /** Maximum number of tenants; null: no limit. */
  maximumPersons: number | null;
}

export interface TermsHome {
  id: number;
  goal: Goal;
  availability: Availability;
  title: string;
  /** "Street 12, 7800 Ath": the public part of the address. */
  place: string;
  path: string;
  /** Euro, per month for rent; null if it is not public. */
  price: number | null;
  /** Euro per month. */
  charges: number | null;
  region: Region | null;
  isDwelling: boolean;
}
