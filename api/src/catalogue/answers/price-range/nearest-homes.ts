import type { ValuationType } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { Compared } from '@facade/shared-domain/model';
import { metresBetween } from '@facade/shared-domain/places/distance';
import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/index.ts';
import { isNear } from '../../query/conditions.ts';
import type { Comparable } from './estimate.ts';

/** How many of the nearest homes are looked at. */
const NEAREST = 1000;

const DISTANCE_KM = 25;

/** Older offers say little of today's prices. */
const YEARS = 4;
const YEAR = 365.25 * 24 * 3600 * 1000;

/**
 * Main categories of the CRM that a type is compared with. The price of a new apartment excludes VAT, and that of a life annuity is its
 * bouquet: neither is comparable with an ordinary asking price.
 */
const CATEGORIES: Record<ValuationType, readonly number[]> = {
  house: [1, 9],
  apartment: [12],
  land: [3],
  building: [5],
  commerce: [6],
  garage: [8],
  other: [],
};

/** The type whose homes are compared with those of a main category. */
export const typeOfCategory = (category: number | undefined): ValuationType | undefined =>
  (Object.keys(CATEGORIES) as ValuationType[]).find((type) => CATEGORIES[type].some((one) => one === category));

export interface Surroundings {
  type: ValuationType;
  centre: { lat: number; lng: number };
  /** Id of a home that is not compared with itself. */
  without?: number;
  /** Number of homes that are looked at. */
  most?: number;
}

interface Row {
  id: number;
  is_available: boolean;
  price: number;
  surface: number | null;
  energy: string | null;
  lat: number;
  lng: number;
  published_at: Date;
}

/** The homes of the type that are or were for sale around a point, the nearest first. */
export async function nearestHomes(
  db: ReadDb,
  { type, centre, without = 0, most = NEAREST }: Surroundings,
): Promise<Comparable[]> {
  const categories = CATEGORIES[type];
  if (categories.length === 0) return [];
  const surface = sql.ref(type === 'land' ? 'p.land_area' : 'p.living_area');
  const now = Date.now();
  const { rows } = await sql<Row>`
    select p.id, p.is_available, (p.record->'price'->>'amount')::float8 as price, ${surface} as surface, p.energy, p.lat, p.lng,
      p.published_at
    from property p
    where ${isNear({ ...centre, km: DISTANCE_KM })} and p.goal = 'sale' and p.availability in ('available', 'sold')
      and p.category_ids[1] = any(${categories}) and p.published_at >= ${new Date(now - YEARS * YEAR)} and p.id <> ${without}
      and (p.record->'price'->>'amount')::float8 > 0
      and p.record->'price'->>'annuity' is null and p.record->'price'->>'excludesVat' = 'false'
    order by point(p.lng, p.lat) <-> point(${centre.lng}::float8, ${centre.lat}::float8), p.id desc
    limit ${most}`.execute(db);
  return rows.map(({ is_available, published_at, lat, lng, ...row }) => ({
    ...row,
    isAvailable: is_available,
    kilometres: metresBetween(centre, { lat, lng }) / 1000,
    years: Math.max(0, (now - published_at.getTime()) / YEAR),
  }));
}

/** What is said of the homes that a range is derived from. */
export const countCompared = (compared: readonly Comparable[]): Compared => ({
  homes: compared.length,
  sold: compared.filter(({ isAvailable }) => !isAvailable).length,
  withinKm: Math.max(1, Math.ceil(Math.max(...compared.map(({ kilometres }) => kilometres)))),
});
