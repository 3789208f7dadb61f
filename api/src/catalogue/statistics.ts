import { type BoundingBox, type Counts, type Goal, LANGUAGES, type Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../platform/index.ts';

/** Figures of all homes of one revision. Their number depends on towns, categories and types, not on the number of homes. */
export interface Statistics {
  /** Available homes. */
  totals: Counts;
  /** Sold and rented homes included. */
  all: Counts;
  /** By {@link TownFigures.key}. */
  towns: ReadonlyMap<string, TownFigures>;
  /** Available homes of each category; a home counts in each of its categories. */
  categories: ReadonlyMap<number, Counts>;
  types: TypeFigures[];
  /** The box around all homes with a location. */
  bounds: BoundingBox | null;
}

export interface TownFigures {
  /** See `cityKey`. */
  key: string;
  zip: string;
  /** Official name; empty for homes whose town is hidden. */
  name: string;
  /** Available homes. */
  counts: Counts;
}

/** A main category and the words of a type: see `type_key`. */
export interface TypeFigures {
  key: string;
  categoryId: number | null;
  names: Partial<Record<Language, string | null>>;
}

interface Row {
  by: number;
  city_key: string | null;
  zip: string;
  city: string;
  type_key: string | null;
  category_ids: number[] | null;
  goal: Goal;
  is_available: boolean;
  count: number;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

/** Bits of `grouping(city_key, type_key, category_ids)`: 0 for the column that the row is grouped by. */
const BY = { city: 0b011, type: 0b101, category: 0b110, all: 0b111 };

/** Reads the figures in one pass: homes that are equal in all these columns are counted first, then the counts are added up. */
export async function readStatistics(db: Pick<Db, 'getExecutor'>): Promise<Statistics> {
  const { rows } = await sql<Row>`
    select grouping(city_key, type_key, category_ids) as by, city_key, min(zip) as zip, min(city) as city, type_key,
      category_ids, goal, is_available, sum(homes)::integer as count,
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from (
      select city_key, type_key, category_ids, goal, is_available, min(zip) as zip, min(city) as city, count(*) as homes,
        min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north
      from property group by city_key, type_key, category_ids, goal, is_available) alike
    group by grouping sets (
      (city_key, goal, is_available), (type_key), (category_ids, goal, is_available), (goal, is_available))`.execute(
    db,
  );
  const totals = none();
  const all = none();
  const towns = new Map<string, TownFigures>();
  const categories = new Map<number, Counts>();
  const types: TypeFigures[] = [];
  let bounds: BoundingBox | null = null;
  for (const row of rows) {
    const available = row.is_available ? row.count : 0;
    if (row.by === BY.all) {
      all[row.goal] += row.count;
      totals[row.goal] += available;
      bounds = around(bounds, row);
    } else if (row.by === BY.type) types.push(typeOf(row.type_key ?? '[]'));
    else if (row.by === BY.category)
      for (const id of row.category_ids ?? []) entryOf(categories, id, none)[row.goal] += available;
    else {
      const { zip, city: name } = row;
      const key = row.city_key ?? '';
      entryOf(towns, key, () => ({ key, zip, name, counts: none() })).counts[row.goal] += available;
    }
  }
  return { totals, all, towns, categories, types, bounds };
}

const none = (): Counts => ({ sale: 0, rent: 0 });

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function typeOf(key: string): TypeFigures {
  const [categoryId = null, ...names] = JSON.parse(key || '[]') as [number | null, ...(string | null)[]];
  return { key, categoryId, names: Object.fromEntries(LANGUAGES.map((language, n) => [language, names[n] ?? null])) };
}

function around(bounds: BoundingBox | null, { west, south, east, north }: Row): BoundingBox | null {
  if (west === null || south === null || east === null || north === null) return bounds;
  if (!bounds) return { west, south, east, north };
  return {
    west: Math.min(bounds.west, west),
    south: Math.min(bounds.south, south),
    east: Math.max(bounds.east, east),
    north: Math.max(bounds.north, north),
  };
}
