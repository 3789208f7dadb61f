import type { Goal } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Statistics } from '../statistics.ts';
import type { Condition } from './conditions.ts';
import type { QueryLimits } from './limits.ts';

/** A fair part of all homes: those that a condition leaves of it, divided by `share`, are about as many as it leaves of all. */
export interface Sample {
  /** On a row `p` of the table `sampled_property`. */
  condition: Condition;
  /** From 0 to 1. */
  share: number;
}

/** So many standard deviations of a sample are certain enough. */
const CERTAINLY = 4;

/** A sample of more than this part of all homes saves nothing. */
const LARGEST = 1 / 3;

/** A sample of the homes of this goal; null where there are so few that all may be looked at. */
export function sampleOf({ all }: Statistics, goal: Goal | undefined, { sampled }: QueryLimits): Sample | null {
  const homes = goal ? all[goal] : all.sale + all.rent;
  const share = sampled / Math.max(homes, 1);
  if (share > LARGEST) return null;
  // Both goals are named so that the index of the sample serves.
  const goals = goal ? [goal] : ['sale', 'rent'];
  return { condition: sql`p.goal = any(${goals}::text[]) and p.shuffle < ${share}::float8`, share };
}

/** Whether a count in a sample means that there are more than `most`. */
export const isCertainlyMore = (count: number, share: number, most: number): boolean =>
  count - CERTAINLY * Math.sqrt(count) > share * most;

/** What a count in a sample says of all, as roughly as it knows: two digits. */
export function estimate(count: number, share: number): number {
  const whole = count / share;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(whole, 1))) - 1);
  return Math.round(whole / step) * step;
}
