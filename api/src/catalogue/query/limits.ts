import { SAMPLED } from '../../database/fill-sample.ts';

/** How much work one request may make of a catalogue of any size. */
export interface QueryLimits {
  /** Homes that are counted one by one; more are "more than" this. Pages end here too. */
  counted: number;
  /** Homes that a map draws one by one into its clusters. */
  drawn: number;
  /** Homes that are looked at where more fit: the figures of all are estimated from them. */
  sampled: number;
}

export const QUERY_LIMITS: QueryLimits = { counted: 10_000, drawn: 10_000, sampled: SAMPLED };
