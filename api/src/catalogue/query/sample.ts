import type { Goal } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Statistics } from '../statistics.ts';
import type { Condition } from './conditions.ts';

/** A fair part of all homes: those that a condition leaves of it, divided by `share`, are about as many as it leaves of all. */
export interface Sample {
  condition: Condition;
  /** From 0 to 1. */
  share: number;
}

/** A sample of about `size` homes of this goal. */
export function sampleOf({ all }: Statistics, goal: Goal | undefined, size: number): Sample {
  const homes = goal ? all[goal] : all.sale + all.rent;
  const share = Math.min(1, size / Math.max(homes, 1));
  // Both goals are named so that the index of the sample serves.
  const goals = goal ? [goal] : ['sale', 'rent'];
  return { condition: sql`p.goal = any(${goals}::text[]) and p.shuffle < ${share}::float8`, share };
}

/** What a count in a sample says of all, as roughly as it knows: two digits. */
export function estimate(count: number, share: number): number {
  const whole = count / share;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(whole, 1))) - 1);
  return Math.round(whole / step) * step;
}
