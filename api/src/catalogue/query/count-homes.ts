import { sql } from 'kysely';
import type { Db } from '../../database/index.ts';
import { allOf, type Conditions } from './conditions.ts';

export interface HomeCounts {
  available: number;
  /** Sold or rented. */
  unavailable: number;
}

/** How many homes fit; each count ends one above `most`. */
export async function countHomes(db: Db, conditions: Conditions, most: number): Promise<HomeCounts> {
  const fit = allOf(conditions);
  const { rows } = await sql<HomeCounts>`select
    (select count(*) from (select from property p where ${fit} and p.is_available limit ${most + 1}) a)::integer as available,
    (select count(*) from (select from property p where ${fit} and not p.is_available limit ${most + 1}) u)::integer as unavailable
    `.execute(db);
  return rows[0] ?? { available: 0, unavailable: 0 };
}
