import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Numbers of bedrooms from here on share one entry. */
const MOST_ROOMS = 5;

/** Bedrooms as the index `property_rooms` stores them. */
const ROOMS = sql<number>`least(greatest(floor(coalesce(p.bedrooms, 0)), 0), 5)`;

/** The index's entry for this many bedrooms or more. */
export const roomsFrom = (least: number): number[] =>
  range(Math.max(0, Math.min(MOST_ROOMS, Math.floor(least))), MOST_ROOMS);

/** A condition that the index serves: matches every home with this many bedrooms or more, and maybe others. */
export const isInRooms = (minBedrooms: number | undefined): Condition =>
  sql`${ROOMS} = any(${roomsFrom(minBedrooms ?? 0)}::float8[])`;

/**
 * Homes `p` by price, read from the index separately for each number of bedrooms, so that homes with too few are not read.
 * The other conditions stay outside: `offset` keeps PostgreSQL from applying them within each part, which it would read to its end
 * if no home of that part matched.
 * @param entered conditions that the index serves in each part
 */
export function byRooms(rooms: readonly number[], entered: Condition, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = rooms.map(
    (count) => sql`(select * from property p where ${entered} and ${ROOMS} = ${count}::float8 order by ${order})`,
  );
  return sql`(select * from (${sql.join(parts, sql` union all `)}) p order by ${order} offset 0)`;
}

export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
