import type { OwnerProgress } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { OPTION_RIBBON } from '../../catalogue/index.ts';
import { OFFER_IS_SHOWN } from '../../leads/index.ts';
import type { Db, StoredProperty } from '../../platform/index.ts';
import { sentByOthers, VISITED_BY_OTHERS } from './interest.ts';

type Counts = Pick<OwnerProgress, 'visits' | 'offers'>;

/** How far the sale or letting of a home is: nobody types it, the feed, the agenda and the offers that were shown say it. */
export async function progressOf(
  db: Db,
  { id, goal, availability, ribbonId, publishedAt }: StoredProperty,
  email: string,
  now = new Date(),
): Promise<OwnerProgress> {
  const offered =
    goal === 'sale' ? sql`form = 'purchase-offer' and ${OFFER_IS_SHOWN}` : sql`form = 'rental-application'`;
  const { rows } = await sql<Counts>`select
    (select count(*) from appointment where property_id = ${id} and start_at <= ${now} and ${VISITED_BY_OTHERS})::int as visits,
    (select count(*) from submission where property_id = ${id} and ${offered} and ${sentByOthers(email)})::int as offers`.execute(
    db,
  );
  const { visits, offers } = rows[0] ?? { visits: 0, offers: 0 };
  const stage = () => {
    if (availability !== 'available') return 'closed';
    if (ribbonId === OPTION_RIBBON) return 'agreed';
    if (offers > 0) return 'offered';
    return visits > 0 ? 'visited' : 'published';
  };
  return { goal, stage: stage(), publishedAt, visits, offers };
}
