import type { OwnerStatistics, VisitFigure } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/index.ts';
import { addDays, brusselsDay } from '../../visits/brussels-day.ts';

/** Days in which interest is counted, and before which as many. */
const DAYS = 30;

/**
 * Condition on `submission`: a message about a home from somebody else than its owner. What a program filled in is no interest, nor is a home
 * that somebody told a friend about.
 */
export const sentByOthers = (email: string): RawBuilder<boolean> => sql`
  form <> 'send-to-friend' and coalesce(fields->>'website', '') = ''
  and lower(trim(coalesce(fields->>'email', ''))) <> ${email}
  and not exists (select from lead where lead.id = submission.id and lead.is_suspect)`;

/** How often the homes were kept, how many messages came and visits were booked in the last 30 days, and in the 30 before. */
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
    viewings: await read(sql`appointment where status <> 'cancelled'`),
  };
}
