import type { ValuationType } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { PriceRange } from '@facade/shared-domain/model';
import { metresBetween } from '@facade/shared-domain/places/distance';
import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/index.ts';
import { isNear } from '../../query/conditions.ts';
import { readSummaries } from '../../records.ts';
import { someCities } from '../../towns/cities.ts';
import type { CatalogueView } from '../../view.ts';
import { type Comparable, type Estimate, estimate } from './estimate.ts';

/** How many of the nearest homes are looked at. */
const NEAREST = 1000;

const DISTANCE_KM = 25;

/** Older offers say little of today's prices. */
const YEARS = 4;
const YEAR = 365.25 * 24 * 3600 * 1000;

/** Number of compared homes that are shown. */
const SHOWN = 3;

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

export interface ValuedHome {
  zip: string;
  /** Of several towns with this postal code. */
  city?: string | undefined;
  type: ValuationType;
  /** m² of the plot for land, else of living area. */
  surface?: number | undefined;
  /** Letter of the energy label. */
  energy?: string | undefined;
}

/**
 * Between which prices the agency offers, or offered, homes like this one. Prices of sold homes count in it and are never shown. Null if
 * the agency has too few, or none in this town or around it.
 */
export async function priceRange(view: CatalogueView, home: ValuedHome): Promise<PriceRange | null> {
  const found = await estimateHome(view.db, view, home);
  if (!found) return null;
  const { compared, ...range } = found;
  // Only the price of a home that is still offered is public: it proves more.
  const proof = [...compared].sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable)).slice(0, SHOWN);
  return {
    ...range,
    homes: compared.length,
    sold: compared.filter(({ isAvailable }) => !isAvailable).length,
    withinKm: Math.max(1, Math.ceil(Math.max(...compared.map((one) => one.kilometres)))),
    nearest: await readSummaries(
      view,
      proof.map(({ id }) => id),
    ),
  };
}

/** The same without the homes to show. A transaction reads by its own connection: `db`. */
export async function estimateHome(db: ReadDb, view: CatalogueView, home: ValuedHome): Promise<Estimate | null> {
  const homes = await nearestHomes(db, view, home);
  return estimate({ surface: home.surface ?? null, energy: home.energy ?? null }, homes);
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

async function nearestHomes(db: ReadDb, view: CatalogueView, { zip, city, type }: ValuedHome): Promise<Comparable[]> {
  const categories = CATEGORIES[type];
  const centre = centreOf(view, zip, city);
  if (categories.length === 0 || !centre) return [];
  const surface = sql.ref(type === 'land' ? 'p.land_area' : 'p.living_area');
  const { rows } = await sql<Row>`
    select p.id, p.is_available, (p.record->'price'->>'amount')::float8 as price, ${surface} as surface, p.energy, p.lat, p.lng,
      p.published_at
    from property p
    where ${isNear({ ...centre, km: DISTANCE_KM })} and p.goal = 'sale' and p.availability in ('available', 'sold')
      and p.category_ids[1] = any(${categories}) and (p.record->'price'->>'amount')::float8 > 0
      and p.record->'price'->>'annuity' is null and p.record->'price'->>'excludesVat' = 'false'
    order by point(p.lng, p.lat) <-> point(${centre.lng}::float8, ${centre.lat}::float8), p.id desc
    limit ${NEAREST}`.execute(db);
  const now = Date.now();
  return rows
    .map(({ is_available, published_at, lat, lng, ...row }) => ({
      ...row,
      isAvailable: is_available,
      kilometres: metresBetween(centre, { lat, lng }) / 1000,
      years: Math.max(0, (now - published_at.getTime()) / YEAR),
    }))
    .filter(({ years }) => years <= YEARS);
}

/** The town's point: of its name and postal code, otherwise of any town with the code. */
function centreOf(view: CatalogueView, zip: string, name: string | undefined): { lat: number; lng: number } | null {
  const towns = (city: string) => someCities(view, { cities: [city], goal: 'sale', most: 0 });
  const found = [...(name ? towns(`${name}|${zip}`) : []), ...towns(zip)];
  return found.find(({ location }) => location)?.location ?? null;
}
