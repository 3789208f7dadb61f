import type { OwnerStatistics, VisitFigure } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import { addDays, brusselsDay } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';

/** Length of the period in which interest is counted, and of the one before it, in days. */
const DAYS = 30;

/**
 * Condition on `submission`: a message about a home that its owner did not send, neither logged in nor with their address.
 * Suspected spam and shares with friends do not count as interest.
 */
export const sentByOthers = (email: string): RawBuilder<boolean> => sql`
  form <> 'send-to-friend' and owner_id is null and coalesce(fields->>'website', '') = ''
  and lower(trim(coalesce(fields->>'email', ''))) <> ${email}
  and not exists (select from lead where lead.id = submission.id and lead.is_suspect)`;

/** Condition on `appointment`: somebody else than the owner of its home visits. */
export const VISITED_BY_OTHERS: RawBuilder<boolean> = sql`status not in ('cancelled', 'held')
  and not exists (select from submission where id = submission_id and owner_id is not null)`;

/** Favourites, messages and booked visits of the homes in the last 30 days, and in the 30 days before. */
export async function readInterest(
  db: Db,
  { ids, email, now }: { ids: readonly number[]; email: string; now: Date },
): Promise<OwnerStatistics['interest']> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const before = new Date(since.getTime() - DAYS * 86_400_000);
  const today = brusselsDay(now);
  const counts = sql`count(*) filter (where created_at >= ${since})::int as visits,
    count(*) filter (where created_at < ${since})::int as previous`;
  const read = async (from: RawBuilder<unknown>): Promise<VisitFigure> => {
    const { rows } = await sql<VisitFigure>`select ${counts} from ${from}
      and property_id = any(${ids}::int[]) and created_at >= ${before} and created_at <= ${now}`.execute(db);
    return rows[0] ?? { visits: 0, previous: 0 };
  };
  const kept = async (): Promise<VisitFigure> => {
    const from = addDays(today, 1 - DAYS);
    const { rows } = await sql<VisitFigure>`select coalesce(sum(times) filter (where day >= ${from}), 0)::int as visits,
      coalesce(sum(times) filter (where day < ${from}), 0)::int as previous from favourite
      where property_id = any(${ids}::int[]) and day >= ${addDays(from, -DAYS)} and day <= ${today}`.execute(db);
    return rows[0] ?? { visits: 0, previous: 0 };
  };
  return {
    favourites: await kept(),
    enquiries: await read(sql`submission where ${sentByOthers(email)}`),
    viewings: await read(sql`appointment where ${VISITED_BY_OTHERS}`),
  };
}
