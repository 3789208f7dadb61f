import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/**
 * Records each new public asking price: the first price of a new property, and every later one that differs. An unpublished price is never
 * recorded. For a property from an older version, the previous price is recorded too, dated by the last known change. Call this before the
 * property itself is stored.
 * @param part condition on `change`
 */
export async function storePrices(tx: Transaction<Tables>, part: RawBuilder<unknown>, now: string): Promise<void> {
  const moment = sql`${now}::timestamptz`;
  const past = sql`${moment} - interval '1 second'`;
  await sql`insert into asked_price (property_id, at, goal, price)
    select change.id, least(${past}, coalesce(
        (select max(event.at) from property_event event
          where event.property_id = change.id and event.kind = 'price-changed' and event.at < ${moment}),
        property.published_at)),
      property.goal, property.record->'price'
    from feed_import.change change
    join property on property.id = change.id join feed_import.property next on next.id = change.id
    where ${part} and change.kind = 'property' and property.price is not null and property.price is distinct from next.price
      and not exists (select from asked_price earlier where earlier.property_id = change.id)
    on conflict do nothing`.execute(tx);
  await sql`insert into asked_price (property_id, at, goal, price)
    select change.id, case when known.at is null and property.id is null then least(next.published_at, ${moment}) else ${moment} end,
      next.goal, next.record->'price'
    from feed_import.change change
    join feed_import.property next on next.id = change.id
    left join property on property.id = change.id
    left join lateral (
      select at, price from asked_price earlier where earlier.property_id = change.id order by at desc limit 1) known on true
    where ${part} and change.kind = 'property' and change.change in ('added', 'changed') and next.price is not null
      and (property.id is null or property.price is distinct from next.price)
      and (known.price->>'amount')::float8 is distinct from next.price
    on conflict (property_id, at) do update set goal = excluded.goal, price = excluded.price`.execute(tx);
}
