import type { StaffMember } from '../agency.ts';

/** How many people search for homes of the agency: `GET /api/agency/buyers`. Nobody is named. */
export interface BuyersAnswer {
  staff: StaffMember;
  /** The chosen home only, else the reader's newest ones; those first that most people search for. */
  homes: SearchedHome[];
  /** Null: no home was chosen. */
  searched: {
    /** Confirmed searches that were not mailed about it. */
    untold: number;
    /** Each search in one line, with how many people saved it. */
    searches: { text: string; people: number }[];
  } | null;
}

export interface SearchedHome {
  id: number;
  title: string;
  city: string;
  path: string;
  /** People with a confirmed search that it matches. */
  people: number;
}
