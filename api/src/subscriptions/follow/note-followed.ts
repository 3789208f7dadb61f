import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** Mails wait a little, until what was cached before the import is no longer shown. In seconds. */
const WAIT = 5;

/**
 * Records what changes of followed homes before the import stores it, in the import's transaction: one statement for all
 * followers, and news and catalogue always agree.
 * @param part condition on `change`
 * @param order.isMass no news of removed homes: an agency that clears its offer does not want a mail about each
 */
export async function noteFollowed(
  tx: Transaction<Tables>,
  part: RawBuilder<unknown>,
  { now, isMass }: { now: string; isMass: boolean },
): Promise<void> {
  await sql`
    with changed as materialized (
      select change.id, case
          when next.id is null then 'gone'
          when next.availability <> property.availability then next.availability
          when not next.is_available then null
          when next.price < property.price then 'price'
          when next.record->>'ribbonId' <> coalesce(property.record->>'ribbonId', '') then 'ribbon' end as kind
      from feed_import.change change
      join property on property.id = change.id
      left join feed_import.property next on next.id = change.id
      where ${part} and change.kind = 'property' and (change.change = 'changed' or (change.change = 'removed' and not ${sql.lit(isMass)}))
        and exists (select from follow_home where property_id = change.id)),
    noted as (
      insert into follow_news (follow, property_id, kind, at)
      select follow.number, changed.id, changed.kind, ${now}::timestamptz
      from changed join follow_home on follow_home.property_id = changed.id
      join follow on follow.number = follow_home.follow and follow.state = 'confirmed'
      where changed.kind is not null returning follow)
    update follow set due_at = coalesce(due_at, now() + make_interval(secs => ${WAIT}))
    where number in (select follow from noted)`.execute(tx);
}
