import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** The columns of a home that searches are compared with. Also the columns of `home_news`. */
const COMPARED = [
  'goal',
  'category_ids',
  'city_key',
  'zip',
  'price',
  'bedrooms',
  'garages',
  'parkings',
  'living_area',
  'land_area',
  'bathrooms',
  'built',
  'free_from',
  'energy',
  'features',
  'lat',
  'lng',
];

const of = (table: string) => sql.raw(COMPARED.map((name) => `${table}.${name}`).join(', '));

const NAMES = sql.raw(COMPARED.join(', '));

/**
 * Records which homes are new, or differ in what searches compare, before the import stores them: their new state and, if they
 * were available before, their old one. Runs in the import's transaction, so that news and catalogue always agree. A home that
 * is not available is not news, nor is one that returns to the site: it was mailed when it was new. Without any search nothing is.
 * @param part condition on `change`
 */
export async function noteNews(tx: Transaction<Tables>, part: RawBuilder<unknown>, now: string): Promise<void> {
  await sql`
    with news as materialized (
      select change.id, coalesce(property.is_available, false) as was_available, property.id is null as is_new,
        coalesce(property.is_available and property.goal = next.goal and next.price < property.price, false) as is_cheaper
      from feed_import.change change
      join feed_import.property next on next.id = change.id
      left join property on property.id = change.id
      where ${part} and change.kind = 'property' and change.change in ('added', 'changed') and next.is_available
        and (property.id is null or not property.is_available or (${of('property')}) is distinct from (${of('next')}))
        and (property.id is not null or not exists (
          select from property_event event where event.property_id = change.id and event.kind = 'published'))
        and exists (select from demand where state = 'confirmed'))
    insert into home_news (property_id, at, is_now, is_new, is_cheaper, ${NAMES})
    select news.id, ${now}::timestamptz, true, news.is_new, news.is_cheaper, ${of('next')}
    from news join feed_import.property next on next.id = news.id
    union all
    select news.id, ${now}::timestamptz, false, false, false, ${of('property')}
    from news join property on property.id = news.id where news.was_available`.execute(tx);
}
