import type { Goal } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Statistics } from '../statistics.ts';
import type { Condition } from './conditions.ts';
import type { QueryLimits } from './limits.ts';

/** A representative sample of all homes: the count of a condition in it, divided by `share`, estimates its count among all. */
export interface Sample {
  /** On a row `p` of the table `sampled_property`. */
  condition: Condition;
  /** From 0 to 1. */
  share: number;
}

/** How many standard deviations make a sample certain enough. */
const CERTAINLY = 4;

/** A sample larger than this fraction of all homes saves nothing. */
const LARGEST = 1 / 3;

/** A sample of the homes of this goal; null if there are so few that all can be read. */
export function sampleOf({ all }: Statistics, goal: Goal | undefined, { sampled }: QueryLimits): Sample | null {
  const homes = goal ? all[goal] : all.sale + all.rent;
  const share = sampled / Math.max(homes, 1);
  if (share > LARGEST) return null;
  // Both goals are named so that PostgreSQL can use the index of the sample.
  const goals = goal ? [goal] : ['sale', 'rent'];
  return { condition: sql`p.goal = any(${goals}::text[]) and p.shuffle < ${share}::float8`, share };
}

/** Whether a count in a sample means that there are more than `most`. */
export const isCertainlyMore = (count: number, share: number, most: number): boolean =>
  count - CERTAINLY * Math.sqrt(count) > share * most;

/** The estimate for all homes from a count in a sample, to two digits: it is no more precise. */
export function estimate(count: number, share: number): number {
  const whole = count / share;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(whole, 1))) - 1);
  return Math.round(whole / step) * step;
}
