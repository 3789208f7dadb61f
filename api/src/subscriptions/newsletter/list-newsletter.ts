import type { Language, SubscriptionState } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** A subscriber to the newsletter. Times are ISO strings: they are sent as JSON. */
export interface NewsletterReader {
  email: string;
  language: Language;
  state: SubscriptionState;
  /** When the form was sent, when the link in the mail was followed, and when it was stopped. */
  createdAt: string;
  confirmedAt: string | null;
  stoppedAt: string | null;
}

/** A newsletter that was sent, and its number of recipients who are still subscribed or unsubscribed recently. */
interface SentIssue {
  subject: string;
  startedAt: string;
  count: number;
}

export interface NewsletterList {
  readers: NewsletterReader[];
  issues: SentIssue[];
}

/** All readers, oldest first, and the newsletters that were sent, newest first. */
export async function listNewsletter(db: Db): Promise<NewsletterList> {
  const readers = await db
    .selectFrom('newsletter')
    .select(['email', 'language', 'state', 'created_at', 'confirmed_at', 'stopped_at'])
    .orderBy('number')
    .execute();
  const { rows } = await sql<{ subject: string; started_at: Date; count: number }>`
    select subject, started_at, count(subscriber)::integer as count
    from newsletter_issue left join newsletter_sent on issue = id
    group by id order by started_at desc`.execute(db);
  return {
    readers: readers.map(({ created_at, confirmed_at, stopped_at, ...reader }) => ({
      ...reader,
      createdAt: created_at.toISOString(),
      confirmedAt: confirmed_at?.toISOString() ?? null,
      stoppedAt: stopped_at?.toISOString() ?? null,
    })),
    issues: rows.map(({ started_at, ...issue }) => ({ ...issue, startedAt: started_at.toISOString() })),
  };
}
