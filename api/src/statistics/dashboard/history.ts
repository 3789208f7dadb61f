import type { OwnerEvent, OwnerEventKind } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { historyOf, readAskingPrices, readProperties } from '../../catalogue/index.ts';
import type { Settings } from '../../content/index.ts';
import { WANTS_VISIT } from '../../correspondence/index.ts';
import { OFFER_IS_SHOWN, offerOf, SHOWN_SAID } from '../../leads/index.ts';
import type { Db } from '../../platform/index.ts';
import { sentByOthers } from './interest.ts';

/** Events per page of the history. */
const SHOWN = 50;

/** Parameters of the history. */
export interface HistoryQuery {
  ids: readonly number[];
  /** The owner's address, to leave out their own messages. */
  email: string;
  /** What is shown of offers. */
  offers: Settings['offers']['shows'];
  /** Default: all kinds. */
  kind?: OwnerEventKind | undefined;
}

/** Events of the homes, newest first. Persons are shown by first name and initial only. */
export async function readHistory(db: Db, query: HistoryQuery): Promise<OwnerEvent[]> {
  const { kind } = query;
  const isWanted = (...kinds: OwnerEventKind[]) => !kind || kinds.includes(kind);
  const events = [
    ...(isWanted('published', 'price-changed', 'viewing') ? await readEvents(db, query) : []),
    ...(isWanted('viewing') ? await readViewings(db, query) : []),
    ...(isWanted('enquiry', 'documents', 'visit-request', 'application', 'offer')
      ? await readSubmissions(db, query)
      : []),
  ];
  return events
    .filter((event) => isWanted(event.kind))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, SHOWN);
}

/**
 * What imports did, and every change of the asked price: the same history as beside the visits, so changes from before the first
 * import are in it. A home that left the site has only those that imports saw.
 */
async function readEvents(db: Db, { ids, kind }: HistoryQuery): Promise<OwnerEvent[]> {
  const events = await db
    .selectFrom('property_event')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  const isPriced = !kind || kind === 'price-changed';
  const homes = await readProperties(db, isPriced ? ids : []);
  const asked = await readAskingPrices(db, [...homes.keys()]);
  const prices = [...homes.values()].flatMap((home) =>
    historyOf(home, asked)
      .slice(1)
      .map(({ at }) => ({ at, kind: 'price-changed' as const, propertyId: home.id, person: null })),
  );
  const seen = events
    .filter((event) => event.kind !== 'price-changed' || !homes.has(event.property_id))
    .map((event) => ({
      at: event.at.toISOString(),
      kind: event.kind as OwnerEventKind,
      propertyId: event.property_id,
      person: null,
    }));
  return [...prices, ...seen];
}

/** Booked visits, at their own time: cancelled and future ones included. One that was never booked has its first sequence. */
async function readViewings(db: Db, { ids }: HistoryQuery, now = new Date()): Promise<OwnerEvent[]> {
  const { rows } = await sql<Sender & { start_at: Date; is_cancelled: boolean; said: string | null }>`
    select appointment.property_id, start_at, status = 'cancelled' as is_cancelled, ${SHOWN_SAID} as said, ${SENDER}
    from appointment join submission on submission.id = appointment.submission_id
    where appointment.property_id = any(${ids}::int[])
      and status <> 'held' and owner_id is null and (status <> 'cancelled' or sequence > 0)
    order by start_at desc limit ${SHOWN}`.execute(db);
  return rows.map(({ start_at, is_cancelled, said, ...sender }) => ({
    at: start_at.toISOString(),
    kind: 'viewing',
    ...personOf(sender),
    ...(is_cancelled ? { state: 'cancelled' } : start_at > now && { state: 'coming' }),
    ...(said !== null && { said }),
  }));
}

/** What visitors sent, other than booked visits, which are listed at their own time, and offers that the agency does not show. */
async function readSubmissions(db: Db, { ids, email, kind, offers }: HistoryQuery): Promise<OwnerEvent[]> {
  const { rows } = await sql<Sender & { kind: OwnerEventKind; created_at: Date; fields: Record<string, unknown> }>`
    select property_id, ${SENDER}, ${KIND} as kind, created_at, fields
    from submission where property_id = any(${ids}::int[]) and ${sentByOthers(email)}
      and not exists (select from appointment where appointment.submission_id = submission.id)
      and (form <> 'purchase-offer' or ${OFFER_IS_SHOWN})
      and (${kind ?? null}::text is null or ${KIND} = ${kind ?? null}::text)
    order by created_at desc limit ${SHOWN}`.execute(db);
  return rows.map(({ kind: sent, created_at, fields, ...sender }) => {
    const offer = sent === 'offer' && offers === 'terms' && offerOf('purchase-offer', fields);
    return { at: created_at.toISOString(), kind: sent, ...personOf(sender), ...(offer && { offer }) };
  });
}

interface Sender {
  property_id: number;
  first: string;
  last: string;
}

const SENDER = sql`coalesce(fields->>'firstName', '') as first, coalesce(fields->>'lastName', '') as last`;

const KIND = sql<OwnerEventKind>`case when ${WANTS_VISIT} then 'visit-request' when form = 'documents' then 'documents'
  when form = 'rental-application' then 'application' when form = 'purchase-offer' then 'offer' else 'enquiry' end`;

const personOf = ({ property_id, first, last }: Sender) => ({
  propertyId: property_id,
  person: initialed(first, last),
});

function initialed(firstName: string, lastName: string): string | null {
  const [initial] = [...lastName];
  return firstName ? [firstName, initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ') : null;
}
