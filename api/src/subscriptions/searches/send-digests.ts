import type { DemandCriteria, Language, MatchKind, PropertySummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { nextVisits, type VisitTime } from '../../appointments/index.ts';
import { readSummaries } from '../../catalogue/index.ts';
import { linksOf, mailParties } from '../../correspondence/index.ts';
import type { MailConfig, MailMessage, Outbox } from '../../mail/index.ts';
import { type Db, keyedHasher } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { describeSearch } from './describe-search.ts';
import { type DigestHome, digestMail } from './digest-mail.ts';
import { listOfSearch } from './list-of-search.ts';
import { whyItFits } from './why-it-fits.ts';

/** Searches whose mails are created in one batch. */
const BATCH = 50;

/** Homes that one mail shows; the list has more. */
const SHOWN = 20;

/** Free times of a home that a mail offers. */
const OFFERED = 3;

/** Homes of one search that are read; further ones are in its next mail. */
const MAX_HOMES = 200;

interface Due {
  number: number;
  id: string;
  email: string;
  language: Language;
  origin: string | null;
  record: DemandCriteria;
}

interface Found {
  demand: number;
  property_id: number;
  event: string;
  kind: MatchKind;
}

export interface DigestServices {
  db: Db;
  outbox: Outbox;
  mail: MailConfig;
}

/**
 * Mails the searches that are due. What is mailed is marked in the transaction that adds the mail to the outbox, and only if it
 * was still unmarked: no home is mailed twice, even if an api dies.
 * @returns whether there may be more
 */
export async function sendDigests({ db, outbox, mail }: DigestServices, snapshot: Snapshot): Promise<boolean> {
  const due = (
    await sql<Due>`
    select number, id, email, language, origin, record from demand
    where due_at <= now() and state = 'confirmed' order by due_at limit ${BATCH}`.execute(db)
  ).rows;
  if (due.length === 0) return false;
  const { rows } = await sql<Found>`
    select found.* from unnest(${due.map(({ number }) => number)}::integer[]) as due (number)
    cross join lateral (select demand, property_id, event, kind from demand_match
      where demand = due.number and sent_at is null order by at desc, property_id desc limit ${MAX_HOMES}) found`.execute(
    db,
  );
  // Many searches have the same homes.
  const known = new Map<number, VisitTime[]>();
  const visits = async (home: number) => {
    const times = known.get(home) ?? (await nextVisits(db, snapshot, home, OFFERED));
    known.set(home, times);
    return times;
  };
  for (const search of due) {
    const found = rows.filter(({ demand }) => demand === search.number);
    const message = await digestOf(db, search, found, snapshot, { mail, visits });
    await db.transaction().execute(async (tx) => {
      const events = found.map(({ property_id, event }) => `${property_id} ${event}`);
      const { rows: marked } = await sql<{ number: number }>`
        with held as (
          update demand set due_at = case when exists (
              select from demand_match where demand = number and sent_at is null
                and property_id || ' ' || event <> all(${events}::text[])) then due_at end
          where number = ${search.number} and state = 'confirmed' and due_at <= now() returning number),
        marked as (
          update demand_match set sent_at = now() where demand in (select number from held) and sent_at is null
            and property_id || ' ' || event = any(${events}::text[]))
        select number from held`.execute(tx);
      if (marked.length > 0 && message) await outbox.add(tx, message);
    });
  }
  return true;
}

/** Null if none of its homes is available any more, or the site's address is unknown. */
async function digestOf(
  db: Db,
  search: Due,
  found: readonly Found[],
  snapshot: Snapshot,
  { mail, visits }: { mail: MailConfig; visits: (home: number) => Promise<VisitTime[]> },
): Promise<MailMessage | null> {
  const view = snapshot.view(search.language);
  const { settings, areas } = snapshot.content;
  const origin = URL.canParse(settings.origin) ? new URL(settings.origin).origin : search.origin;
  const ids = [...new Set(found.map(({ property_id }) => property_id))];
  const summaries = await readSummaries(view, ids);
  const homes = summaries.flatMap((home) => {
    const kind = home.availability === 'available' ? kindOf(home, found) : null;
    return kind ? [{ home, kind }] : [];
  });
  if (homes.length === 0 || origin === null) return null;
  const shown: DigestHome[] = [];
  // One after another: twenty at once would take every connection from the site.
  for (const { home, kind } of homes.slice(0, SHOWN)) {
    const why = whyItFits(search.record, home, search.language);
    shown.push({ home, kind, why, times: await visits(home.id) });
  }
  const digest = {
    email: search.email,
    language: search.language,
    search: describeSearch(search.record, view, areas),
    homes: shown,
    origin,
    list: listOfSearch(search.record, snapshot, search.language),
    links: linksOf(await keyedHasher(db), { kind: 'demand', id: search.id, language: search.language, origin }),
  };
  return digestMail(digest, mailParties(snapshot, mail, origin));
}

/** That a home is new matters more than its price. A reduction is shown only if it may be announced: see `recentDrop`. */
function kindOf(home: PropertySummary, found: readonly Found[]): MatchKind | null {
  const kinds = found.filter(({ property_id }) => property_id === home.id).map(({ event, kind }) => ({ event, kind }));
  const fit = kinds.find(({ event }) => event === 'fit');
  if (fit && (fit.kind !== 'price' || home.previousPrice !== undefined)) return fit.kind;
  if (fit) return 'changed';
  return home.previousPrice === undefined ? null : 'price';
}
