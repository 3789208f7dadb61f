import { SAMPLED } from '../../platform/index.ts';

/** How much work one request may cause, whatever the size of the catalogue. */
export interface QueryLimits {
  /** Up to this many homes are counted exactly; beyond it, the count reads "more than". Pages end here too. */
  counted: number;
  /** Up to this many homes are assigned to a map's clusters one by one. */
  drawn: number;
  /** Size of the sample from which figures are estimated if more homes match. */
  sampled: number;
}

export const QUERY_LIMITS: QueryLimits = { counted: 10_000, drawn: 10_000, sampled: SAMPLED };
