import { sql } from 'kysely';
import type { Tx } from './store-entries.ts';

/** Updates the teasers of the entries that were mapped again. Returns whether any has changed; there are few. */
export async function storeTeasers(tx: Tx): Promise<boolean> {
  const gone = await sql`delete from off_market using feed_import.change change
    where change.kind = 'property' and change.id = off_market.id
      and not exists (select from feed_import.off_market next where next.id = off_market.id)`.execute(tx);
  const news = await sql`insert into off_market (id, published_at, record)
    select id, published_at, record from feed_import.off_market
    on conflict (id) do update set published_at = excluded.published_at, record = excluded.record
    where off_market.record is distinct from excluded.record`.execute(tx);
  return (gone.numAffectedRows ?? 0n) + (news.numAffectedRows ?? 0n) > 0n;
}
