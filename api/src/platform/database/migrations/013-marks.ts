import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Two indexes for selective filters. `property_rooms` has the columns that lists filter by in the order of bedrooms and price,
 * so that large homes at a low price are adjacent. `property_marks` is an inverted index over the marks of a home: its type
 * with its bedrooms and price step, its label, its features, its surfaces in steps. How filters use them:
 * `catalogue/query/marks.ts`.
 */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(MARKS_OF).execute(db);
    for (const index of INDEXES) await sql.raw(index).execute(db);
    // The distribution of bedrooms as the index counts them is known from here on.
    await sql.raw('analyze property').execute(db);
  },
};

const INDEXES = [
  `create index property_rooms on property
    (goal, is_available, least(greatest(floor(coalesce(bedrooms, 0)), 0), 5), price, published_at desc, id desc)
    include (area, city_key, category_ids, bedrooms, energy, features, living_area, land_area)`,
  `create index property_marks on property using gin
    (marks_of(goal, is_available, category_ids, bedrooms, price, energy, features, living_area, land_area))
    with (fastupdate = off)`,
];

/**
 * A mark with `kind` 0 is for homes of any type; one without bedrooms or price step is for homes with any. Other marks are
 * negative.
 */
const MARKS_OF = `
create function marks_of(goal text, is_available boolean, category_ids integer[], bedrooms double precision,
  price double precision, energy text, features text[], living_area double precision, land_area double precision)
returns integer[] language plpgsql immutable parallel safe as $$
declare
  part integer := case when goal = 'rent' then 2 else 0 end + case when is_available then 1 else 0 end;
  rooms integer := 4 * (1 + least(greatest(floor(coalesce(bedrooms, 0)), 0), 5)::integer);
  step integer := 64 * coalesce(1 + width_bucket(price, '{250,500,750,1000,1250,1500,2000,3000,5000,10000,25000,50000,
    75000,100000,125000,150000,175000,200000,225000,250000,275000,300000,350000,400000,450000,500000,600000,750000,
    1000000,1500000}'::double precision[]), 0);
  kind integer;
  feature text;
  marks integer[] := '{}';
begin
  foreach kind in array 0 || category_ids loop
    kind := part + 4096 * (kind & 262143);
    marks := marks || array[kind, kind + rooms, kind + step, kind + rooms + step];
  end loop;
  if energy <> '' then
    marks := marks || -(1 + part + 16 * ascii(energy));
  end if;
  foreach feature in array features loop
    marks := marks || -(5 + part + 16 * coalesce(
      array_position('{garden,garage,terrace,lift,newBuild,furnished}'::text[], feature), 0));
  end loop;
  if living_area is not null then
    marks := marks || -(9 + part + 16 * width_bucket(living_area,
      '{50,75,100,125,150,175,200,250,300,400,500,1000}'::double precision[]));
  end if;
  if land_area is not null then
    marks := marks || -(13 + part + 16 * width_bucket(land_area,
      '{100,200,300,500,750,1000,1500,2000,3000,5000,10000,50000}'::double precision[]));
  end if;
  return marks;
end $$`;
