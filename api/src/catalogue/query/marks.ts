import type { Goal, ListingFilters } from '@facade/shared-domain/model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { range, roomsFrom } from './rooms.ts';

type Condition = RawBuilder<SqlBool>;

export const GOALS: readonly Goal[] = ['sale', 'rent'];

/** The same steps as `marks_of` in migration 047. The step of a value is the number of these that it reaches. */
const PRICES = [
  ...[250, 500, 750, 1000, 1250, 1500, 2000, 3000, 5000, 10_000, 25_000, 50_000, 75_000, 100_000, 125_000],
  ...[150_000, 175_000, 200_000, 225_000, 250_000, 275_000, 300_000, 350_000, 400_000, 450_000, 500_000],
  ...[600_000, 750_000, 1_000_000, 1_500_000],
];
const LIVING = [50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 1000];
const LAND = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000, 50_000];
const MARKS = sql`marks_of(p.goal, p.is_available, p.category_ids, p.bedrooms, p.price, p.energy, p.features, p.living_area, p.land_area)`;

/** Merging more marks than this for one choice takes longer than skipping other prices saves. */
const MOST_MARKS = 400;

/** Matches all homes that match these filters, and a few others; null if no filter can be expressed in marks. */
export function hasMarks(filters: ListingFilters): Condition | null {
  const { goal, energy, has, minSurface, maxSurface, minLand } = filters;
  const parts = partsOf(goal);
  const choice = (family: number, values: number[]) =>
    parts.flatMap((part) => values.map((value) => -(family + part + 16 * value)));
  const choices = [
    kindsOf(filters, parts),
    choice(
      1,
      energy.map((letter) => letter.charCodeAt(0)),
    ),
    minSurface === undefined && maxSurface === undefined
      ? []
      : choice(9, stepsFrom(LIVING, minSurface ?? 0, maxSurface)),
    minLand === undefined ? [] : choice(13, stepsFrom(LAND, minLand)),
  ].filter((marks) => marks.length > 0);
  const features = has.map(
    (feature): Condition =>
      sql`${MARKS} && array[${sql.join(parts.map((part) => sql`-(${5 + part}::integer + 16 * feature_mark(${feature}))`))}]`,
  );
  const all = [...choices.map((marks): Condition => sql`${MARKS} && ${marks}::integer[]`), ...features];
  return all.length > 0 ? sql.join(all, sql` and `) : null;
}

/** A subquery of the homes with these marks, in place of the table. `offset` keeps PostgreSQL from using any other index. */
export const marked = (marks: Condition): RawBuilder<unknown> =>
  sql`(select * from property p where ${marks} offset 0)`;

/** Each goal has its own marks, separate for available homes and for sold or rented ones. */
const partsOf = (goal: Goal | undefined): number[] =>
  (goal ? [goal] : GOALS).flatMap((one) => (one === 'rent' ? [2, 3] : [0, 1]));

/** Type, bedrooms and price are combined in one mark. */
function kindsOf({ types, minBedrooms, minPrice, maxPrice }: ListingFilters, parts: number[]): number[] {
  const kinds = types.length > 0 ? types : [0];
  const rooms = minBedrooms === undefined || minBedrooms < 1 ? [0] : roomsFrom(minBedrooms).map((count) => 1 + count);
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const prices = isPriced ? stepsFrom(PRICES, minPrice ?? 0, maxPrice).map((step) => 1 + step) : [0];
  if (types.length === 0 && rooms[0] === 0 && !isPriced) return [];
  const steps = parts.length * kinds.length * rooms.length * prices.length > MOST_MARKS ? [0] : prices;
  return parts.flatMap((part) =>
    kinds.flatMap((kind) =>
      rooms.flatMap((room) => steps.map((step) => part + 4 * room + 64 * step + 4096 * (kind & 262_143))),
    ),
  );
}

const stepsFrom = (steps: readonly number[], least: number, most = Number.POSITIVE_INFINITY): number[] =>
  range(stepOf(steps, least), stepOf(steps, most));

const stepOf = (steps: readonly number[], value: number): number => steps.filter((step) => step <= value).length;
