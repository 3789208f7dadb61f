import type { Availability, Goal, Region } from './property.ts';

/** What similar homes are asked for: `GET /api/valuation-hint`. Prices of the agency's own offers, in euro; no valuation. */
export interface ValuationHint {
  /** Homes compared. */
  count: number;
  median: number;
  lowest: number;
  highest: number;
  /** Of the town's own postal code, or of those around it that begin with the same two digits. */
  scope: 'zip' | 'area';
  /** The homes are of about the same size. */
  similarSize: boolean;
}

/** What a paper about a home is filled in with beforehand: `GET /api/form-terms?home=`. */
export interface FormTerms {
  /** Null where the site has none of this id. */
  home: TermsHome | null;
  /** Least net income a month, as a multiple of the rent. */
  incomeTimesRent: number;
  /** People a home is let to at most; null: no limit. */
  maximumPersons: number | null;
}

export interface TermsHome {
  id: number;
  goal: Goal;
  availability: Availability;
  title: string;
  /** "Street 12, 7800 Ath", as far as it is public. */
  place: string;
  path: string;
  /** Euro, a month for rent; null where it is not public. */
  price: number | null;
  /** Euro a month. */
  charges: number | null;
  region: Region | null;
  isDwelling: boolean;
}
