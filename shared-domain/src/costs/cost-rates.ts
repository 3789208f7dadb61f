import type { Region } from '../model/index.ts';

/*
 * All rates for calculating costs, each with its law and the day since which it applies. Change them only here.
 * Compared in November 2026 with pages of notaries, lawyers, banks and the federal government; "not verified" marks
 * what none of them confirmed.
 */

/** Part of a price that is free of duty, for prices up to `priceLimit`. Euro. */
export interface Abatement {
  amount: number;
  priceLimit: number;
}

/** Registration duty of a region, in percent of the price. */
export interface DutyRates {
  /** Buyer's own and only home. */
  ownHome: number;
  other: number;
  /** On an own home. */
  abatement: Abatement | null;
  /** On building land for an own and only home; null where it is taxed like any other purchase. */
  ownLand: { rate: number; abatement: Abatement | null } | null;
  /** On the share of the land of an own and only home bought on plan; null where it is taxed like any other purchase. */
  ownOnPlan: number | null;
  /** ISO date from which these rates hold. */
  since: string;
}

export const REGISTRATION_DUTY: Record<Region, DutyRates> = {
  // Decree of 5 December 2024 (Moniteur 13 December 2024), circular 2025/C/42: homes, homes on plan and building land alike.
  wallonia: {
    ownHome: 3,
    other: 12.5,
    abatement: null,
    ownLand: { rate: 3, abatement: null },
    ownOnPlan: 3,
    since: '2025-01-01',
  },
  // Vlaamse Codex Fiscaliteit, art. 2.9.4: 2 % does not hold for building land. The further reduction for modest homes (art. 2.9.5.0.5)
  // is not counted: its amount is not verified, and so the duty of a cheap home may be lower. Nor is it verified what holds for the land
  // of a home on plan.
  flanders: { ownHome: 2, other: 12, abatement: null, ownLand: null, ownOnPlan: null, since: '2025-01-01' },
  // Code des droits d'enregistrement, art. 44 and 46bis, as of the sales of 1 April 2023.
  brussels: {
    ownHome: 12.5,
    other: 12.5,
    abatement: { amount: 200_000, priceLimit: 600_000 },
    ownLand: { rate: 12.5, abatement: { amount: 100_000, priceLimit: 300_000 } },
    ownOnPlan: null,
    since: '2023-04-01',
  },
};

/** Rates of buying that are the same in every region. */
export const PURCHASE_RATES = {
  /**
   * Royal decree of 16 December 1950, changed by that of 22 November 2022: scale J, in percent of each slice of the price up to its
   * bound in euro, and a fixed sum for the file; VAT comes on top of both. An own and only home has a lower scale (J bis) since
   * 2023, up to some 850,000 euro. Its slices are not verified, so that what is worked out for such a home is an upper estimate.
   * What the notary pays others (searches, certificates, the mortgage office) is in no scale: see `deed`.
   */
  notary: {
    since: '2023-01-01',
    vat: 21,
    file: 750,
    slices: [
      { upTo: 7_500, percent: 4.56 },
      { upTo: 17_500, percent: 2.85 },
      { upTo: 30_000, percent: 2.28 },
      { upTo: 45_495, percent: 1.71 },
      { upTo: 64_095, percent: 1.14 },
      { upTo: 250_095, percent: 0.57 },
      { upTo: Number.POSITIVE_INFINITY, percent: 0.057 },
    ],
  },
  /**
   * What the notary of a sale pays others, in euro with VAT: searches, certificates, duties on writings and annexes, the mortgage office.
   * An estimate that is not verified: it differs by municipality and file, and no law or scale names it.
   */
  deed: { amount: 800 },
  /** Royal decree no. 20 of 20 July 1970: new construction, in percent of the building's share. */
  vat: { since: '1996-01-01', percent: 21 },
  /** The same decree, table A, as of 1 July 2025: a home sold after demolition and rebuilding, own and only, of this many m² at most. */
  vatRebuilt: { since: '2025-07-01', percent: 6, mostSquareMetres: 175 },
  /**
   * Code of registration, mortgage and court fee duties (royal decree no. 64 of 30 November 1939), art. 87 and 262: duty and fee in
   * percent of the sum registered, which is the loan and a part for what goes with it. Banks differ in that part; 10 % is usual.
   * `since` is the day of the code; that the percentages never changed since is not verified.
   * `fixed`: euro with VAT, duties on writings and annexes, file and payments to others, the sum that notaries name for the yearly cost of
   * a loan in 2024 (notaris.be). `notary`: the scale's fee as a line through what an insurer names for loans of 100,000 and 200,000 euro
   * (652 and 800 before VAT); not verified for others, so it is an estimate.
   */
  mortgageDeed: {
    since: '1939-11-30',
    duty: 1,
    fee: 0.3,
    onTop: 10,
    fixed: 1_370.5,
    notary: { from: 504, percent: 0.148 },
  },
  /** Percent of the price that is paid when the sales agreement is signed: custom, no law. */
  offerAdvance: { percent: 10 },
  /**
   * What the calculator starts from, a common example and no offer: percent a year, own means in percent of the cost before the
   * loan's deed, years. So little as `short.below` euro nobody borrows for so long.
   */
  loan: { since: '2026-11-01', percent: 3.2, ownShare: 20, years: 25, short: { below: 60_000, years: 10 } },
} as const;

/** Most months of rent that may be asked as a deposit for the lease of a main residence. */
export const DEPOSIT_CAPS: Record<Region, { months: number; since: string }> = {
  // Vlaams Woninghuurdecreet of 9 November 2018, art. 37.
  flanders: { months: 3, since: '2019-01-01' },
  // Decree of 15 March 2018, art. 62, changed in March 2023: two months in whichever form. Older pages still name three for a
  // guarantee by a bank. The first day is not verified.
  wallonia: { months: 2, since: '2023-09-01' },
  // Code bruxellois du logement, art. 249: two months in whichever form since then.
  brussels: { months: 2, since: '2024-11-01' },
};
