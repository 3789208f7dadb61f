import { sql } from 'kysely';
import type { Db } from '../../../platform/database/index.ts';

/** Towns over which searches and homes are spread. */
const TOWNS = 48;

const TYPES = 10;

/**
 * Fills a database with confirmed searches as visitors would register them: one to three types in one to four towns, four of
 * five with a budget, every second with bedrooms, one in ten with an area on the map. Deterministic.
 */
export async function fillSearches(db: Db, from: number, upTo: number): Promise<void> {
  const step = 10_000;
  for (let first = from + 1; first <= upTo; first += step)
    await sql`insert into demand (id, email, language, state, frequency, record, goal, category_ids, places, area, min_price, max_price,
        min_bedrooms, energy, features, created_at, confirmed_at)
      select gen_random_uuid(), 'visitor' || n || '@example.org', 'nl', 'confirmed',
        (array['at-once', 'daily', 'weekly'])[1 + n % 3], '{}', case when n % 10 = 0 then 'rent' else 'sale' end,
        (select array_agg(distinct 1 + (n * 7 + k * 3) % ${TYPES}) from generate_series(0, n % 3) k),
        (select array_agg(distinct case when k = 3 then (7000 + (n * 11) % ${TOWNS})::text
          else (7000 + (n * 13 + k * 5) % ${TOWNS}) || ' town' end) from generate_series(0, n % 4) k),
        case when n % 10 = 1 then polygon(12, circle(point(3.5 + (n % 97) * 0.005, 50.5 + (n % 89) * 0.004), 0.15)) end,
        case when n % 4 = 0 then 50000 + (n % 20) * 10000 end, case when n % 5 > 0 then 150000 + (n * 37 % 40) * 10000 end,
        case when n % 2 = 0 then 1 + n % 4 end, '{}', '{}', now() - interval '1 day', now() - interval '1 day'
      from generate_series(${first}::integer, ${Math.min(first + step - 1, upTo)}::integer) n`.execute(db);
}

/** News of this many homes, as an import records them: three of four new, the others with a lower price. */
export async function fillNews(db: Db, homes: number): Promise<void> {
  const rows = (isNow: boolean) => sql`
    select n, now(), ${isNow}::boolean, n % 4 > 0, n % 4 = 0, '', case when n % 12 = 0 then 'rent' else 'sale' end,
      array[1 + n % ${TYPES}], (7000 + n * 17 % ${TOWNS}) || ' town', (7000 + n * 17 % ${TOWNS})::text,
      100000 + (n * 31 % 50) * 10000 ${sql.raw(isNow ? '' : '+ 20000')}, n % 6, n % 3, n % 2, 60 + n % 200, n % 1000,
      'c', array['garden'], 50.5 + (n % 89) * 0.004, 3.5 + (n % 97) * 0.005
    from generate_series(1, ${homes}::integer) n ${sql.raw(isNow ? '' : 'where n % 4 = 0')}`;
  await sql`insert into home_news (property_id, at, is_now, is_new, is_cheaper, zone, goal, category_ids, city_key, zip, price, bedrooms,
      garages, parkings, living_area, land_area, energy, features, lat, lng)
    ${rows(true)} union all ${rows(false)}`.execute(db);
}
