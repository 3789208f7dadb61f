import type { BoundingBox, ListingFilters, MapFeature, MapFeatures } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, boundsOf, type Condition, conditionsOf } from './conditions.ts';
import { QUERY_LIMITS, type QueryLimits } from './limits.ts';
import { labelsOf, type MapLabels } from './map-labels.ts';
import { estimate, isCertainlyMore, sampleOf } from './sample.ts';

/** Side of a cluster's square on the screen, in pixels of a map with tiles of 256 pixels. */
const SQUARE = 64;

/** Maximum number of features in one answer: squares grow until they suffice. */
const MOST_SQUARES = 1500;

/** From this zoom on, each home gets its own marker. */
const STREET_ZOOM = 17;

/** Maximum number of homes with their own marker. */
const MOST_HOMES = 1000;

interface Square {
  count: number;
  lng: number;
  lat: number;
  id: number;
  price: number | null;
  is_exact: boolean;
  is_spot: boolean;
}

/** Homes and clusters in the view of a map, of the homes that match the filters. */
export async function mapFeatures(
  view: CatalogueView,
  filters: ListingFilters,
  zoom: number,
  limits: QueryLimits = QUERY_LIMITS,
): Promise<MapFeatures> {
  const bounds = boundsOf(filters) ?? view.catalogue.statistics.bounds;
  if (!bounds) return { type: 'FeatureCollection', features: [] };
  const asked = filters.available ? sql<boolean>`p.is_available` : sql<boolean>`true`;
  const fit: Condition = sql`p.lat is not null and ${allOf(conditionsOf(filters, view))} and ${asked}`;
  const step = zoom >= STREET_ZOOM ? null : stepOf(bounds, zoom);
  const sample = sampleOf(view.catalogue.statistics, filters.goal, limits);
  if (!sample) return withLabels(view, (await squaresOf(view, fit, step, null)).squares);
  const { condition, share } = sample;
  const some = await squaresOf(
    view,
    sql`${condition} and ${fit}`,
    step ?? stepOf(bounds, zoom),
    null,
    'sampled_property',
  );
  if (isCertainlyMore(some.homes, share, limits.drawn)) return asFeatures(some.squares, share);
  const { squares, homes } = await squaresOf(view, fit, step, limits.drawn);
  return homes > limits.drawn ? asFeatures(some.squares, share) : withLabels(view, squares);
}

/** Side of a square in degrees of longitude, large enough that at most {@link MOST_SQUARES} cover the bounds. */
function stepOf({ west, south, east, north }: BoundingBox, zoom: number): number {
  const step = (SQUARE * 360) / (256 * 2 ** zoom);
  const squares = ((east - west) / step + 1) * ((north - south) / (step * FLATTENED) + 1);
  return squares <= MOST_SQUARES ? step : step * 2 ** Math.ceil(Math.log2(squares / MOST_SQUARES) / 2);
}

/** Degrees of latitude that are as long on the map as one degree of longitude, in Belgium. */
const FLATTENED = 0.63;

/** @param step null: one feature per home */
async function squaresOf(
  { db }: CatalogueView,
  fit: Condition,
  step: number | null,
  most: number | null,
  table: 'property' | 'sampled_property' = 'property',
): Promise<{ squares: Square[]; homes: number }> {
  const limit = most === null ? sql`` : sql`limit ${most + 1}`;
  const square = step === null ? sql`id` : sql`floor(lng / ${step}::float8), floor(lat / ${step * FLATTENED}::float8)`;
  const { rows } = await sql<Square & { homes: number }>`
    with base as materialized (
      select p.id, p.lng, p.lat, p.price, p.is_exact from ${sql.table(table)} p where ${fit} ${limit})
    select count(*)::integer as count, ${mean('lng')} as lng, ${mean('lat')} as lat, min(id) as id, min(price) as price,
      bool_and(is_exact) as is_exact, min(lng) = max(lng) and min(lat) = max(lat) as is_spot, (select count(*) from base)::integer as homes
    from base group by ${square} order by count desc, id limit ${step === null ? MOST_HOMES : MOST_SQUARES * 2}`.execute(
    db,
  );
  return { squares: rows, homes: rows[0]?.homes ?? 0 };
}

/** The mean of a coordinate. Of many equal numbers it is that number: a sum divided by their count would differ in the last digit. */
const mean = (column: 'lng' | 'lat') =>
  sql.raw(`case when min(${column}) = max(${column}) then min(${column}) else avg(${column}) end`);

/** The homes that get their own marker, and what it says. */
async function withLabels(view: CatalogueView, squares: Square[]): Promise<MapFeatures> {
  const alone = squares.filter(({ count }) => count === 1).map(({ id }) => id);
  return asFeatures(squares, 1, await labelsOf(view, alone));
}

function asFeatures(squares: Square[], share: number, labels?: ReadonlyMap<number, MapLabels>): MapFeatures {
  const features = squares.map(({ count, lng, lat, id, price, is_exact, is_spot }): MapFeature => {
    const geometry = { type: 'Point' as const, coordinates: [lng, lat] as [number, number] };
    if (share < 1) return { type: 'Feature', geometry, properties: { count: Math.max(2, estimate(count, share)) } };
    if (count > 1) return { type: 'Feature', geometry, properties: { count, ...(is_spot && { spot: true as const }) } };
    const area = !is_exact && { area: true as const };
    const properties = { id, price, availability: 'available' as const, ...area, ...labels?.get(id) };
    return { type: 'Feature', geometry, properties };
  });
  return { type: 'FeatureCollection', features };
}
