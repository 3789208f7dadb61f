import { sql } from 'kysely';
import type { ReadDb } from '../../platform/index.ts';
import type { Conditions } from './conditions.ts';

export interface HomeCounts {
  available: number;
  /** Sold or rented. */
  unavailable: number;
}

/** How many homes match; each count stops at `most` + 1. */
export async function countHomes(
  db: ReadDb,
  { indexed, rest }: Conditions,
  most: number,
  counted: 'both' | 'unavailable' = 'both',
): Promise<HomeCounts> {
  const fit = sql`${indexed} and ${rest}`;
  const available = counted === 'both' ? sql`p.is_available` : sql`false`;
  const { rows } = await sql<HomeCounts>`select
    (select count(*) from (select from property p where ${fit} and ${available} limit ${most + 1}) a)::integer as available,
    (select count(*) from (select from property p where ${fit} and not p.is_available limit ${most + 1}) u)::integer as unavailable
    `.execute(db);
  return rows[0] ?? { available: 0, unavailable: 0 };
}
