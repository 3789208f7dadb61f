import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { dashboardPath, homesOf, ownerLanguage } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import { mailParties } from '../../correspondence/index.ts';
import { brusselsDay } from '../../kernel/index.ts';
import type { MailConfig, MailMessage, Outbox } from '../../mail/index.ts';
import { type Db, type KeyedHash, keyedHasher } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { sentByOthers, VISITED_BY_OTHERS } from '../dashboard/interest.ts';
import { summaryMail } from './summary-mail.ts';
import type { HomeMonth } from './summary-texts.ts';

export interface SummaryServices {
  db: Db;
  outbox: Outbox;
  mail: MailConfig;
}

/** Owners per batch. */
const BATCH = 50;

/** A month is reported until this day of the next one; after that it is old news. */
const LAST_DAY = 7;

/** First days of months. */
interface Months {
  /** The month that is reported. */
  month: string;
  before: string;
  after: string;
}

/** The month to report to owners now; null later in the month. */
export function monthToReport(now: Date): Months | null {
  const today = Temporal.PlainDate.from(brusselsDay(now));
  if (today.day > LAST_DAY) return null;
  const firstDay = (months: number) => today.with({ day: 1 }).subtract({ months }).toString();
  return { after: firstDay(0), month: firstDay(1), before: firstDay(2) };
}

interface Account {
  id: number;
  email: string;
  language: string | null;
}

/**
 * Mails the last month's summary to owners who have not received it. The owner is marked in the transaction that adds
 * the mail to the outbox, and only if not marked yet, so no owner gets it twice, even if an api dies. Sends nothing if
 * the settings have no origin, because the mail needs links. Returns whether there may be more.
 */
export async function sendSummaries(services: SummaryServices, snapshot: Snapshot, now = new Date()): Promise<boolean> {
  const { db, outbox } = services;
  const months = monthToReport(now);
  const { origin } = snapshot.content.settings;
  if (!months || !URL.canParse(origin)) return false;
  const accounts = await waiting(db, months);
  for (const account of accounts) {
    const message = await messageTo(account, months, { ...services, snapshot, origin: new URL(origin).origin });
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .updateTable('account')
        .set({ summary_month: months.month })
        .where('id', '=', account.id)
        .where('wants_summary', '=', true)
        .where((eb) => eb.or([eb('summary_month', 'is', null), eb('summary_month', '<', months.month)]))
        .returning('id')
        .execute();
      if (marked.length > 0 && message) await outbox.add(tx, message);
    });
  }
  return accounts.length === BATCH;
}

/** Owners who had access before the month ended. */
async function waiting(db: Db, { month, after }: Months): Promise<Account[]> {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('wants_summary', '=', true)
    .where((eb) => eb.or([eb('summary_month', 'is', null), eb('summary_month', '<', month)]))
    .where('created_at', '<', new Date(`${after}T00:00:00Z`))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Null if none of the owner's homes is on the site. */
async function messageTo(
  { id, email, language: known }: Account,
  months: Months,
  { db, mail, snapshot, origin }: SummaryServices & { snapshot: Snapshot; origin: string },
): Promise<MailMessage | null> {
  const language = ownerLanguage(known, snapshot.enabled);
  const homes = await readSummaries({ ...snapshot.view(language), db }, await homesOf(db, id));
  if (homes.length === 0) return null;
  const ids = homes.map((home) => home.id);
  const counts = await countMonth(db, ids, email, months);
  const told = homes.map(
    (home): HomeMonth => ({
      title: home.title.text,
      url: origin + home.path,
      ...(counts.get(home.id) ?? { visits: 0, previous: 0, enquiries: 0, viewings: 0 }),
    }),
  );
  const sign: KeyedHash = await keyedHasher(db);
  const dashboard = dashboardPath(snapshot.content, language);
  return summaryMail(
    { id, email, language, month: months.month, homes: told, origin, dashboard, sign },
    mailParties(snapshot, mail, origin),
  );
}

type Counts = Omit<HomeMonth, 'title' | 'url'>;

async function countMonth(db: Db, ids: number[], email: string, months: Months): Promise<Map<number, Counts>> {
  const { month, before, after } = months;
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} >= ${month}::date at time zone 'Europe/Brussels' and ${column} < ${after}::date at time zone 'Europe/Brussels'`;
  const { rows } = await sql<Counts & { id: number }>`select home.id,
      coalesce((select sum(visits) from visit where property_id = home.id and day >= ${month} and day < ${after}), 0)::int as visits,
      coalesce((select sum(visits) from visit where property_id = home.id and day >= ${before} and day < ${month}), 0)::int as previous,
      (select count(*) from submission where property_id = home.id and ${within(sql`created_at`)} and ${sentByOthers(email)})::int
        as enquiries,
      (select count(*) from appointment where property_id = home.id and ${within(sql`created_at`)} and ${VISITED_BY_OTHERS})::int
        as viewings
    from unnest(${ids}::int[]) as home (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
