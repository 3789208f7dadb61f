import { sql } from 'kysely';
import type { ReadDb } from '../../platform/index.ts';
import type { Conditions } from './conditions.ts';
import type { Sample } from './sample.ts';

/** What a sample says about the homes that match. */
export interface CountedSample extends Sample {
  homes: number;
  available: number;
  /** Homes that an index leaves, whether or not they match the other filters. */
  passed: number;
}

export async function countSample(db: ReadDb, { indexed, rest }: Conditions, sample: Sample): Promise<CountedSample> {
  const { rows } = await sql<Omit<CountedSample, keyof Sample>>`
    select count(*)::integer as passed, count(*) filter (where fits)::integer as homes,
      count(*) filter (where fits and is_available)::integer as available
    from (select p.is_available, ${rest} as fits from sampled_property p
      where ${sample.condition} and ${indexed}) looked`.execute(db);
  return { ...sample, ...(rows[0] ?? { passed: 0, homes: 0, available: 0 }) };
}
