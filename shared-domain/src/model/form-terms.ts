import type { Availability, Goal, Region } from './property.ts';

/** Asking prices of similar homes: `GET /api/valuation-hint`. In euro, of the agency's own offers; not a valuation. */
export interface ValuationHint {
  /** Number of homes compared. */
  count: number;
  median: number;
  lowest: number;
  highest: number;
  /** Homes with the town's own postal code, or with any that begins with the same two digits. */
  scope: 'zip' | 'area';
  /** Only homes of about the same size were compared. */
  similarSize: boolean;
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
