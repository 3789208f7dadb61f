import type { VisitSource } from '@facade/shared-domain/model';
import type { Db } from '../database/index.ts';
import { brusselsDay } from './brussels-day.ts';

/** Adds one to the count of a day and source: nothing about the visitor is kept. */
export async function recordVisit(db: Db, propertyId: number, source: VisitSource, moment = new Date()): Promise<void> {
  await db
    .insertInto('visit')
    .values({ day: brusselsDay(moment), property_id: propertyId, source, visits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'day', 'source']).doUpdateSet((eb) => ({ visits: eb('visit.visits', '+', 1) })),
    )
    .execute();
}
