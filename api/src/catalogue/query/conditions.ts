import type { BoundingBox, ListingFilters, Point } from '@facade/shared-domain/model';
import { KM_PER_DEGREE } from '@facade/shared-domain/places/distance';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { GOALS } from './marks.ts';
import { isInRooms, roomsFrom } from './rooms.ts';
import { hasWords } from './words.ts';

/** A condition on a row `p` of the table `property`. */
export type Condition = RawBuilder<SqlBool>;

/** A filter whose choices have counts: each counted with all other filters applied. */
export type Dimension = 'type' | 'city' | 'energy' | 'bedrooms';

/** Filters as SQL conditions, one each. `available` is not among them: lists count sold and rented homes separately. */
export interface Conditions {
  /** The conditions of filters that have choices, by dimension, if set. */
  choices: Partial<Record<Dimension, Condition>>;
  /** The conditions of all other filters. */
  others: Condition[];
  /** Columns that are not null in any home that matches. */
  known: ReadonlySet<'price' | 'area'>;
  /** Numbers of bedrooms for which to read the price index; null if all are wanted, or if another index may be more selective. */
  rooms: number[] | null;
  /** The price range. */
  priced: Condition;
  /** The conditions that an index can serve, with those that every home meets and that the planner needs to use that index. */
  indexed: Condition;
  /** The remaining conditions on a home that is `indexed`, written so that the planner uses no index for them. */
  rest: Condition;
}

export function conditionsOf(filters: ListingFilters, view: CatalogueView): Conditions {
  const { goal, types, cities, energy, has, project, ids, minBedrooms, minPrice, maxPrice, minSurface, minLand } =
    filters;
  const { maxBedrooms, minBathrooms, maxSurface, minYear, freeBy, days } = filters;
  const choices: Conditions['choices'] = {};
  const known = new Set<'price' | 'area'>();
  // Evaluated in this order for each home: cheap conditions come first.
  if (minBedrooms !== undefined) choices.bedrooms = sql`p.bedrooms >= ${minBedrooms}`;
  if (energy.length > 0) choices.energy = sql`p.energy = any(${energy}::text[])`;
  const towns: Condition | null = cities.length > 0 ? sql`p.city_key = any(${townKeysOf(cities, view)}::text[])` : null;
  const near = filters.near ? isNear(filters.near) : null;
  // A radius is a choice of place, as a town is: choosing a town replaces it.
  const place = [towns, near].filter((condition) => condition !== null);
  if (place.length > 0) choices.city = sql.join(place, sql` and `);
  if (types.length > 0) choices.type = sql`p.category_ids && ${types}::integer[]`;
  if (minPrice !== undefined || maxPrice !== undefined) known.add('price');
  if ([minSurface, maxSurface, minLand].some((area) => area !== undefined)) known.add('area');
  const priced: Condition[] = [];
  if (minPrice !== undefined) priced.push(sql`p.price >= ${minPrice}`);
  if (maxPrice !== undefined) priced.push(sql`p.price <= ${maxPrice}`);
  const entered = [...priced];
  const words = filters.words === undefined ? null : hasWords(filters.words, view);
  if (words) entered.push(words);
  if (minYear !== undefined) entered.push(sql`p.built >= ${minYear}`);
  if (days !== undefined) entered.push(sql`p.published_at >= now() - ${days}::float8 * interval '24 hours'`);
  if (project !== undefined) entered.push(sql`p.project_id = ${project}`);
  if (ids) entered.push(sql`p.id = any(${ids}::integer[])`);
  if (filters.bbox) entered.push(isIn(filters.bbox));
  if (filters.within) entered.push(isWithin(filters.within));
  const others: Condition[] = goal ? [sql`p.goal = ${goal}`] : [];
  if (minSurface !== undefined) others.push(sql`p.living_area >= ${minSurface}`);
  if (maxSurface !== undefined) others.push(sql`p.living_area <= ${maxSurface}`);
  if (maxBedrooms !== undefined) others.push(sql`coalesce(p.bedrooms, 0) <= ${maxBedrooms}`);
  if (minBathrooms !== undefined) others.push(sql`p.bathrooms >= ${minBathrooms}`);
  if (freeBy !== undefined) others.push(sql`p.free_from <= ${freeBy}::date`);
  if (minLand !== undefined) others.push(sql`p.land_area >= ${minLand}`);
  if (has.length > 0) others.push(sql`p.features @> ${has}::text[]`);
  const indexed = [
    sql`p.goal = any(${goal ? [goal] : GOALS}::text[]) and p.is_available = any('{true,false}'::boolean[])`,
    // Only the index of bedrooms can serve this, and the index of towns is more selective.
    ...(towns ? [towns] : [isInRooms(minBedrooms)]),
    ...entered,
    ...(near ? [near] : []),
  ];
  const left = [
    ...others,
    ...[choices.bedrooms, choices.energy, choices.type].filter((condition) => condition !== undefined),
  ];
  const isNarrowed = place.length > 0 || entered.length > priced.length;
  return {
    choices,
    others: [...others, ...entered],
    known,
    rooms: minBedrooms !== undefined && minBedrooms >= 1 && !isNarrowed ? roomsFrom(minBedrooms) : null,
    priced: priced.length > 0 ? sql.join(priced, sql` and `) : sql`true`,
    indexed: sql.join(indexed, sql` and `),
    rest: left.length > 0 ? sql`coalesce(${sql.join(left, sql` and `)}, false)` : sql`true`,
  };
}

/** All conditions of the filters. */
export function allOf({ choices, others }: Pick<Conditions, 'choices' | 'others'>): Condition {
  const all = [...others, ...Object.values(choices)];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** The keys of all towns with homes that match one of these names, zips or `name|zip`. */
export function townKeysOf(cities: readonly string[], view: CatalogueView): string[] {
  const keys = new Set(cities.flatMap((city) => view.cities.keysOf(city)));
  return [...keys].filter((key) => view.catalogue.statistics.towns.has(key));
}

const POINT = sql`point(p.lng, p.lat)`;

const isIn = ({ west, south, east, north }: BoundingBox): Condition =>
  sql`p.lat is not null and ${POINT} <@ box(point(${east}::float8, ${north}::float8), point(${west}::float8, ${south}::float8))`;

const isWithin = (corners: readonly Point[]): Condition =>
  sql`p.lat is not null and ${POINT} <@ ${corners.map(({ lng, lat }) => `(${lng},${lat})`).join()}::polygon`;

/** On a plane at this latitude, which is accurate enough for 200 km. */
export function isNear({ lat, lng, km }: Point & { km: number }): Condition {
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const [high, wide] = [km / KM_PER_DEGREE, km / KM_PER_DEGREE / narrowing];
  const box = { west: lng - wide, east: lng + wide, south: lat - high, north: lat + high };
  return sql`${isIn(box)} and ${KM_PER_DEGREE}::float8 * sqrt((p.lat - ${lat}) ^ 2 + ((p.lng - ${lng}) * ${narrowing}::float8) ^ 2) <= ${km}`;
}

/** Box around a circle, or around corners. */
export function boundsOf({ near, within, bbox }: ListingFilters): BoundingBox | null {
  if (bbox) return bbox;
  if (within) {
    const [lats, lngs] = [within.map(({ lat }) => lat), within.map(({ lng }) => lng)];
    return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) };
  }
  if (!near) return null;
  const [high, wide] = [
    near.km / KM_PER_DEGREE,
    near.km / KM_PER_DEGREE / Math.max(Math.cos((near.lat * Math.PI) / 180), 0.01),
  ];
  return { west: near.lng - wide, east: near.lng + wide, south: near.lat - high, north: near.lat + high };
}
