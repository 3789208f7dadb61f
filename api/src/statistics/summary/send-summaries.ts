import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { dashboardPath, homesOf, ownerLanguage } from '../../accounts/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import { mailParties } from '../../correspondence/index.ts';
import type { MailConfig, MailMessage, Outbox } from '../../mail/index.ts';
import { type Db, type KeyedHash, keyedHasher } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { sentByOthers, VISITED_BY_OTHERS } from '../dashboard/interest.ts';
import { summaryMail } from './summary-mail.ts';
import type { HomeWeek, Weeks } from './summary-texts.ts';

export interface SummaryServices {
  db: Db;
  outbox: Outbox;
  mail: MailConfig;
}

/** Owners per batch. */
const BATCH = 50;

/** A week is reported until this many days after its Sunday; after that it is old news. */
const DAYS_LATE = 1;

/** Nobody is mailed on a Sunday before this hour. */
const HOUR = 9;

/** Sundays. */
interface WeekToReport {
  /** First day of the week that is reported. */
  week: string;
  before: string;
  after: string;
}

/** The week to report to owners now: the seven days before the last Sunday; null later in the week. */
export function weekToReport(now: Date): WeekToReport | null {
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Brussels');
  const late = time.dayOfWeek % 7;
  if (late > DAYS_LATE || (late === 0 && time.hour < HOUR)) return null;
  const sunday = (weeks: number) => time.toPlainDate().subtract({ days: late, weeks }).toString();
  return { after: sunday(0), week: sunday(1), before: sunday(2) };
}

interface Account {
  id: number;
  email: string;
  language: string | null;
}

/**
 * Mails the last week's summary to owners who have not received it. The owner is marked in the transaction that adds
 * the mail to the outbox, and only if not marked yet, so no owner gets it twice, even if an api dies. Sends nothing if
 * the settings have no origin, because the mail needs links. Returns whether there may be more.
 */
export async function sendSummaries(services: SummaryServices, snapshot: Snapshot, now = new Date()): Promise<boolean> {
  const { db, outbox } = services;
  const weeks = weekToReport(now);
  const { origin } = snapshot.content.settings;
  if (!weeks || !URL.canParse(origin)) return false;
  const accounts = await waiting(db, weeks);
  for (const account of accounts) {
    const message = await messageTo(account, weeks, { ...services, snapshot, origin: new URL(origin).origin });
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .updateTable('account')
        .set({ summary_week: weeks.week })
        .where('id', '=', account.id)
        .where('wants_summary', '=', true)
        .where((eb) => eb.or([eb('summary_week', 'is', null), eb('summary_week', '<', weeks.week)]))
        .returning('id')
        .execute();
      if (marked.length > 0 && message) await outbox.add(tx, message);
    });
  }
  return accounts.length === BATCH;
}

/** Owners who had access before the week ended. */
async function waiting(db: Db, { week, after }: WeekToReport): Promise<Account[]> {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('wants_summary', '=', true)
    .where((eb) => eb.or([eb('summary_week', 'is', null), eb('summary_week', '<', week)]))
    .where('created_at', '<', new Date(`${after}T00:00:00Z`))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Null if none of the owner's homes is on the site. */
async function messageTo(
  { id, email, language: known }: Account,
  weeks: WeekToReport,
  { db, mail, snapshot, origin }: SummaryServices & { snapshot: Snapshot; origin: string },
): Promise<MailMessage | null> {
  const language = ownerLanguage(known, snapshot.enabled);
  const homes = await readSummaries({ ...snapshot.view(language), db }, await homesOf(db, id));
  if (homes.length === 0) return null;
  const ids = homes.map((home) => home.id);
  const counts = await countWeek(db, ids, email, weeks);
  const told = homes.map(
    (home): HomeWeek => ({
      title: home.title.text,
      url: origin + home.path,
      ...(counts.get(home.id) ?? NOTHING),
    }),
  );
  const sign: KeyedHash = await keyedHasher(db);
  const dashboard = dashboardPath(snapshot.content, language);
  return summaryMail(
    { id, email, language, week: weeks.week, homes: told, origin, dashboard, sign },
    mailParties(snapshot, mail, origin),
  );
}

type Counts = Omit<HomeWeek, 'title' | 'url'>;

const NOTHING: Counts = { visits: [0, 0], favourites: [0, 0], viewings: [0, 0], enquiries: 0 };

async function countWeek(db: Db, ids: number[], email: string, weeks: WeekToReport): Promise<Map<number, Counts>> {
  const { week, before, after } = weeks;
  const start = (day: string) => sql`${day}::date at time zone 'Europe/Brussels'`;
  /** Sums of a table with a day. */
  const days = (sum: RawBuilder<unknown>, table: RawBuilder<unknown>) => sql<Weeks>`(select json_build_array(
      coalesce(sum(${sum}) filter (where day >= ${week}), 0), coalesce(sum(${sum}) filter (where day < ${week}), 0))
    from ${table} where property_id = home.id and day >= ${before} and day < ${after})`;
  const { rows } = await sql<Counts & { id: number }>`select home.id,
      ${days(sql`visits`, sql`visit`)} as visits,
      ${days(sql`times`, sql`favourite`)} as favourites,
      (select json_build_array(count(*) filter (where created_at >= ${start(week)}), count(*) filter (where created_at < ${start(week)}))
        from appointment where property_id = home.id and created_at >= ${start(before)} and created_at < ${start(after)}
        and ${VISITED_BY_OTHERS}) as viewings,
      (select count(*) from submission where property_id = home.id and created_at >= ${start(week)} and created_at < ${start(after)}
        and ${sentByOthers(email)})::int as enquiries
    from unnest(${ids}::int[]) as home (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
