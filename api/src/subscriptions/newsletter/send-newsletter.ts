import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import {
  linksOf,
  type MailParties,
  mailParties,
  mailToVisitor,
  type SiteServices,
} from '../../correspondence/index.ts';
import { StartupError } from '../../kernel/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { type Db, type KeyedHash, keyedHasher } from '../../platform/index.ts';
import { type Issue, type IssueFile, readIssue } from './read-issue.ts';

/** Readers whose mails are put into the outbox in one transaction. */
const BATCH = 50;

interface Reader {
  id: string;
  email: string;
  language: Language;
  /** Base of their links if the settings have none. */
  origin: string | null;
}

export interface SentNewsletter {
  /** Mails that were added to the outbox. */
  sent: number;
  /** Readers who had received it before. */
  before: number;
  /** Readers left out: the site's address is unknown, so their mail could have no link to unsubscribe. */
  unreachable: number;
}

/**
 * Mails a newsletter to every reader who confirmed, in their language. The mail and its recipient are stored in one
 * transaction: after an interruption the same newsletter continues where it stopped, and nobody gets it twice.
 * @throws StartupError if a text is invalid, or is missing in the language of a reader
 */
export async function sendNewsletter(
  db: Db,
  files: readonly IssueFile[],
  { snapshot, outbox, mail, origin }: SiteServices,
): Promise<SentNewsletter> {
  const issue = readIssue(files, snapshot.content);
  await checkLanguages(db, issue);
  await sql`insert into newsletter_issue (id, subject) values (${issue.id}, ${issue.subject}) on conflict do nothing`.execute(
    db,
  );
  const before = await countSent(db, issue.id);
  // Read before any transaction, which would hold its connection while it waits for another.
  const sign = await keyedHasher(db);
  const parties = new Map<string, MailParties>();
  const mailTo = (reader: Reader): MailMessage => {
    const site = origin ?? reader.origin ?? '';
    const known = parties.get(site) ?? mailParties(snapshot, mail, site);
    parties.set(site, known);
    return newsletterMail(issue, reader, site, known, sign);
  };
  let sent = 0;
  for (let isDone = false; !isDone; ) {
    const batch = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Reader & { is_noted: boolean }>`
        with due as (
          select number, id, email, language, origin from newsletter
          where state = 'confirmed' and (${origin}::text is not null or origin is not null)
            and not exists (select from newsletter_sent where issue = ${issue.id} and subscriber = number)
          order by number limit ${BATCH} for update skip locked),
        noted as (
          insert into newsletter_sent (issue, subscriber) select ${issue.id}, number from due
          on conflict do nothing returning subscriber)
        select id, email, language, origin, number in (select subscriber from noted) as is_noted from due`.execute(tx);
      // Readers whom another command has just stored are mailed by that command.
      const own = rows.filter(({ is_noted }) => is_noted);
      for (const reader of own) await outbox.add(tx, mailTo(reader));
      return { isDone: rows.length === 0, count: own.length };
    });
    sent += batch.count;
    isDone = batch.isDone;
  }
  return { sent, before, unreachable: origin === null ? await countUnreachable(db) : 0 };
}

async function checkLanguages(db: Db, issue: Issue): Promise<void> {
  const { rows } = await sql<{ language: Language; count: number }>`
    select language, count(*)::integer as count from newsletter where state = 'confirmed' group by 1 order by 1`.execute(
    db,
  );
  const missing = rows.filter(({ language }) => !issue.textFor(language));
  if (missing.length === 0) return;
  const readers = missing.map(({ language, count }) => `${count} read ${language}`).join(', ');
  throw new StartupError(
    `The newsletter has no text for everybody: ${readers}. Write FILE.${missing[0]?.language}.md beside FILE.md, or FILE.md for all others.`,
  );
}

async function countUnreachable(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from newsletter where state = 'confirmed' and origin is null`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countSent(db: Db, issue: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from newsletter_sent where issue = ${issue}`.execute(db);
  return rows[0]?.count ?? 0;
}

function newsletterMail(
  issue: Issue,
  { id, email, language }: Reader,
  origin: string,
  parties: MailParties,
  sign: KeyedHash,
): MailMessage {
  const text = issue.textFor(language);
  if (!text)
    throw new StartupError(`A reader of ${language} has confirmed since the start: write a text in that language.`);
  const links = linksOf(sign, { kind: 'newsletter', id, language, origin });
  const values = { subject: text.subject, content: text.tokens, unsubscribeLink: links.stop };
  return {
    ...mailToVisitor('newsletter', values, parties, { address: email, language }),
    unsubscribe: { url: links.oneClick },
  };
}
