import type { OwnerEvent, OwnerEventKind } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { Db } from '../../database/index.ts';
import { sentByOthers } from './interest.ts';

/** Events per page of the history. */
const SHOWN = 50;

/** Parameters of the history. */
export interface HistoryQuery {
  ids: readonly number[];
  /** The owner's address, to leave out their own messages. */
  email: string;
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
    ...(isWanted('enquiry', 'visit-request') ? await readSubmissions(db, query) : []),
  ];
  return events
    .filter((event) => isWanted(event.kind))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, SHOWN);
}

async function readEvents(db: Db, { ids, kind }: HistoryQuery): Promise<OwnerEvent[]> {
  const events = await db
    .selectFrom('property_event')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  return events.map((event) => ({
    at: event.at.toISOString(),
    kind: event.kind as OwnerEventKind,
    propertyId: event.property_id,
    person: null,
  }));
}

/** Visits that are not cancelled, future ones included. */
async function readViewings(db: Db, { ids }: HistoryQuery): Promise<OwnerEvent[]> {
  const viewings = await db
    .selectFrom('appointment')
    .select(['property_id', 'start_at'])
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('start_at', 'desc')
    .limit(SHOWN)
    .execute();
  return viewings.map(({ property_id, start_at }) => ({
    at: start_at.toISOString(),
    kind: 'viewing',
    propertyId: property_id,
    person: null,
  }));
}

async function readSubmissions(db: Db, { ids, email, kind }: HistoryQuery): Promise<OwnerEvent[]> {
  const { rows } = await sql<{ property_id: number; first: string; last: string; is_visit: boolean; created_at: Date }>`
    select property_id, coalesce(fields->>'firstName', '') as first, coalesce(fields->>'lastName', '') as last,
      ${IS_VISIT} as is_visit, created_at
    from submission where property_id = any(${ids}::int[]) and ${sentByOthers(email)}
      and (${kind ?? null}::text is null or ${IS_VISIT} = (${kind ?? null}::text = 'visit-request'))
    order by created_at desc limit ${SHOWN}`.execute(db);
  return rows.map(({ property_id, first, last, is_visit, created_at }) => ({
    at: created_at.toISOString(),
    kind: is_visit ? 'visit-request' : 'enquiry',
    propertyId: property_id,
    person: initialed(first, last),
  }));
}

const IS_VISIT = sql<boolean>`(form = 'visit' or coalesce(fields->>'wantsVisit', 'false') = 'true')`;

function initialed(firstName: string, lastName: string): string | null {
  const [initial] = [...lastName];
  return firstName ? [firstName, initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ') : null;
}
