import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** From here on bedrooms are not told apart. */
const MOST_ROOMS = 5;

/** Bedrooms as the index `property_rooms` counts them. */
const ROOMS = sql<number>`least(greatest(floor(coalesce(p.bedrooms, 0)), 0), 5)`;

/** What the index counts for so many bedrooms or more. */
export const roomsFrom = (least: number): number[] =>
  range(Math.max(0, Math.min(MOST_ROOMS, Math.floor(least))), MOST_ROOMS);

/** Every home with so many bedrooms or more, and perhaps others, as a condition that the index serves. */
export const isInRooms = (minBedrooms: number | undefined): Condition =>
  sql`${ROOMS} = any(${roomsFrom(minBedrooms ?? 0)}::float8[])`;

/**
 * Homes `p` in the order of their prices, as the index holds them for each count of bedrooms: those with too few are not passed over.
 * What else is asked of them stands outside: `offset` keeps PostgreSQL from asking it of each part, which it would read to its end
 * where no home of that part fits.
 * @param entered conditions that each part of the index is entered by
 */
export function byRooms(rooms: readonly number[], entered: Condition, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = rooms.map(
    (count) => sql`(select * from property p where ${entered} and ${ROOMS} = ${count}::float8 order by ${order})`,
  );
  return sql`(select * from (${sql.join(parts, sql` union all `)}) p order by ${order} offset 0)`;
}

export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
