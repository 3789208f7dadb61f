import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { readSummaries } from '../../catalogue/index.ts';
import { linksOf, mailParties } from '../../correspondence/index.ts';
import type { MailConfig, MailMessage } from '../../mail/index.ts';
import { type Db, type FollowNewsKind, keyedHasher } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import type { DigestServices } from '../searches/send-digests.ts';
import { type FollowedNews, followNewsMail } from './follow-mails.ts';

/** Followers whose mails are created in one batch. */
const BATCH = 50;

interface Due {
  number: number;
  id: string;
  email: string;
  language: Language;
  origin: string | null;
}

interface News {
  id: string;
  property_id: number;
  kind: FollowNewsKind;
}

/**
 * Mails those who follow a home that changed. What is mailed is marked in the transaction that adds the mail to the outbox:
 * nothing is mailed twice, even if an api dies.
 * @returns whether there may be more
 */
export async function sendFollowMails({ db, outbox, mail }: DigestServices, snapshot: Snapshot): Promise<boolean> {
  const { rows: due } = await sql<Due>`select number, id, email, language, origin from follow
    where due_at <= now() and state = 'confirmed' order by due_at limit ${BATCH}`.execute(db);
  for (const follower of due) {
    const { rows: news } = await sql<News>`select id, property_id, kind from follow_news
      where follow = ${follower.number} and sent_at is null order by id`.execute(db);
    const last = news.at(-1)?.id ?? '0';
    const message = await mailOf(db, follower, news, snapshot, mail);
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql`
        with held as (
          update follow set due_at = case when exists (select from follow_news
            where follow_news.follow = number and sent_at is null and follow_news.id > ${last}::bigint) then due_at end
          where number = ${follower.number} and state = 'confirmed' and due_at <= now() returning number),
        marked as (
          update follow_news set sent_at = now()
          where follow in (select number from held) and sent_at is null and id <= ${last}::bigint)
        select number from held`.execute(tx);
      if (rows.length > 0 && message) await outbox.add(tx, message);
    });
  }
  return due.length > 0;
}

/** Null if there is nothing to report, or the site's address is unknown. */
async function mailOf(
  db: Db,
  { id, email, language, origin: own }: Due,
  news: readonly News[],
  snapshot: Snapshot,
  mail: MailConfig,
): Promise<MailMessage | null> {
  const origin = URL.parse(snapshot.content.settings.origin)?.origin ?? own;
  if (origin === null) return null;
  // Of several changes of one home, its current state.
  const latest = new Map<number, FollowedNews>();
  for (const { property_id: propertyId, kind } of news) latest.set(propertyId, { propertyId, kind });
  const summaries = await readSummaries(snapshot.view(language), [...latest.keys()]);
  const links = linksOf(await keyedHasher(db), { kind: 'follow', id, language, origin });
  const parties = mailParties(snapshot, mail, origin);
  return followNewsMail({ email, language, origin }, [...latest.values()], summaries, links, parties);
}
