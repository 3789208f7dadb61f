import type { OwnerStatistics, Region } from '@facade/shared-domain/model';
import { regionOf } from '@facade/shared-domain/places/region';
import { sql } from 'kysely';
import { FEWEST_HOMES } from '../../catalogue/index.ts';
import type { Db } from '../../platform/index.ts';
import { median } from './median.ts';
import type { Periods } from './visit-figures.ts';

/** How many homes to compare with, newest first. */
const MOST_HOMES = 25;

/** How many of the newest homes for sale or rent of a region are searched: the agency may have a million. */
const LOOKED_THROUGH = 2000;

/** Median visits of the other homes. */
export interface SimilarVisits {
  similar: NonNullable<OwnerStatistics['similar']>;
  /** Of the other homes. */
  ids: readonly number[];
  today: number;
  week: number;
  month: number;
}

interface Home {
  goal: string;
  /** Main category. */
  type: number | null;
  cityKey: string;
  region: Region | null;
}

/**
 * The median visits of available homes with the same goal and type, in the town, else in the region. Null if there are
 * fewer than five: a median of four means little, and could reveal the figures of one home.
 */
export async function similarVisits(db: Db, id: number, periods: Periods): Promise<SimilarVisits | null> {
  const home = await readHome(db, id);
  if (!home || home.type === null) return null;
  const inCity = await homesInCity(db, home, id);
  const [scope, ids] =
    inCity.length >= FEWEST_HOMES
      ? (['city', inCity] as const)
      : (['region', await homesInRegion(db, home, id)] as const);
  if (ids.length < FEWEST_HOMES) return null;
  const visits = await visitsOf(db, ids, periods);
  const middle = (name: 'today' | 'week' | 'month') => median(ids.map((one) => visits.get(one)?.[name] ?? 0));
  return {
    similar: { homes: ids.length, scope },
    ids,
    today: middle('today'),
    week: middle('week'),
    month: middle('month'),
  };
}

async function readHome(db: Db, id: number): Promise<Home | null> {
  const row = await db
    .selectFrom('property')
    .select(['goal', 'category_ids', 'city_key', 'zip'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return { goal: row.goal, type: row.category_ids[0] ?? null, cityKey: row.city_key, region: regionOf(row.zip) };
}

async function homesInCity(db: Db, { goal, type, cityKey }: Home, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from property where city_key = ${cityKey} and is_available and goal = ${goal} and category_ids[1] = ${type} and id <> ${id}
    order by published_at desc, id desc limit ${MOST_HOMES}`.execute(db);
  return rows.map((row) => row.id);
}

async function homesInRegion(db: Db, { goal, type, region }: Home, id: number): Promise<number[]> {
  if (!region) return [];
  const { rows } = await sql<{ id: number; zip: string }>`
    select id, zip from (select id, zip, category_ids from property where goal = ${goal} and is_available
      order by published_at desc, id desc limit ${LOOKED_THROUGH}) as newest
    where category_ids[1] = ${type} and id <> ${id}`.execute(db);
  return rows
    .filter(({ zip }) => regionOf(zip) === region)
    .slice(0, MOST_HOMES)
    .map((row) => row.id);
}

async function visitsOf(db: Db, ids: readonly number[], { today, week, month }: Periods) {
  const since = week < month ? week : month;
  const { rows } = await sql<{ id: number; today: number; week: number; month: number }>`
    select property_id as id, coalesce(sum(visits) filter (where day = ${today}), 0)::int as today,
      coalesce(sum(visits) filter (where day >= ${week}), 0)::int as week,
      coalesce(sum(visits) filter (where day >= ${month}), 0)::int as month
    from visit where property_id = any(${ids}::int[]) and day >= ${since} group by property_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
