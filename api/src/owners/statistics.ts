import type { OwnerEvent, OwnerStatistics, VisitSource } from '@facade/shared-domain/model';
import { readSummaries } from '../catalogue/records.ts';
import type { CatalogueView } from '../catalogue/view.ts';
import type { Db } from '../database/index.ts';
import { brusselsDay } from '../visits/brussels-day.ts';
import type { Owner } from './session.ts';
import { visitFigures } from './visit-figures.ts';

/** Events an owner sees at once. */
const HISTORY = 50;

/** Visits and history of an owner's properties; never of others'. */
export async function ownerStatistics(
  db: Db,
  owner: Owner,
  view: CatalogueView,
  now = new Date(),
): Promise<OwnerStatistics> {
  const rows = await db
    .selectFrom('account_property')
    .select('property_id')
    .where('account_id', '=', owner.id)
    .execute();
  const ids = rows.map((row) => row.property_id);
  const visits =
    ids.length > 0 ? await db.selectFrom('visit').selectAll().where('property_id', 'in', ids).execute() : [];
  const byDay = sumBy(visits, (visit) => visit.day);
  const byProperty = sumBy(visits, (visit) => visit.property_id);
  const bySource = sumBy(visits, (visit) => visit.source as VisitSource);
  const properties = await readSummaries(view, ids);
  return {
    owner: { name: owner.name, email: owner.email },
    properties: properties.map(({ id, title, path, pictures }) => ({
      id,
      title: title.text,
      path,
      picture: pictures[0] ?? null,
      visits: byProperty.get(id) ?? 0,
    })),
    ...visitFigures(byDay, brusselsDay(now)),
    sources: [...bySource].map(([source, count]) => ({ source, visits: count })).sort((a, b) => b.visits - a.visits),
    history: ids.length > 0 ? await historyOf(db, ids) : [],
  };
}

/** What happened to the properties, the newest first; of a person no more than first name and initial. */
async function historyOf(db: Db, ids: number[]): Promise<OwnerEvent[]> {
  const events = await db
    .selectFrom('property_event')
    .selectAll()
    .where('property_id', 'in', ids)
    .orderBy('at', 'desc')
    .limit(HISTORY)
    .execute();
  const submissions = await db
    .selectFrom('submission')
    .select(['property_id', 'fields', 'created_at'])
    .where('property_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(HISTORY)
    .execute();
  const enquiries = submissions
    // What a program filled in is no interest in the property.
    .filter(({ fields }) => !fields.website)
    .map(
      ({ property_id, fields, created_at }): OwnerEvent => ({
        at: created_at.toISOString(),
        kind: fields.wantsVisit ? 'visit-request' : 'enquiry',
        propertyId: property_id ?? 0,
        person: initialed(String(fields.firstName ?? ''), String(fields.lastName ?? '')),
      }),
    );
  const happened = events.map(
    (event): OwnerEvent => ({
      at: event.at.toISOString(),
      kind: event.kind as OwnerEvent['kind'],
      propertyId: event.property_id,
      person: null,
    }),
  );
  return [...happened, ...enquiries].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, HISTORY);
}

function initialed(firstName: string, lastName: string): string | null {
  const [initial] = [...lastName];
  return firstName ? [firstName, initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ') : null;
}

function sumBy<V extends { visits: number }, K>(visits: V[], key: (visit: V) => K): Map<K, number> {
  const sums = new Map<K, number>();
  for (const visit of visits) sums.set(key(visit), (sums.get(key(visit)) ?? 0) + visit.visits);
  return sums;
}
