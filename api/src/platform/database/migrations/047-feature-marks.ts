import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Any feature has a mark of its own, so that a new one needs no migration: the six of migration 013 keep their numbers, which the index
 * `property_marks` contains, and any other has a number from its name. No home has had another feature so far: the index stays valid.
 */
export const featureMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(FEATURE_MARK).execute(db);
    await sql.raw(MARKS_OF).execute(db);
  },
};

const FEATURE_MARK = `
create function feature_mark(feature text) returns integer language sql immutable strict parallel safe as $$
  select coalesce(array_position('{garden,garage,terrace,lift,newBuild,furnished}'::text[], feature),
    7 + ('x' || left(md5(feature), 6))::bit(24)::integer)
$$`;

/** As in migration 013, but for the marks of features. The index is built without a search path: names of functions are whole. */
const MARKS_OF = `
create or replace function marks_of(goal text, is_available boolean, category_ids integer[], bedrooms double precision,
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
    marks := marks || -(5 + part + 16 * public.feature_mark(feature));
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
