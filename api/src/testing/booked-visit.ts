import { randomUUID } from 'node:crypto';
import type { Language } from '@facade/shared-domain/model';
import { bookSlot } from '../appointments/book-slot.ts';
import { keyedHasher } from '../platform/limits/keyed-hash.ts';
import { signId } from '../platform/limits/signed-token.ts';
import type { TestApi } from './test-api.ts';

export interface BookedVisit {
  id: string;
  token: string;
}

/** Books a slot of a home, as the form does. */
export async function bookVisit(
  { db, siteData }: TestApi,
  { slotId, propertyId, language = 'fr' }: { slotId: string; propertyId: number; language?: Language },
): Promise<BookedVisit> {
  const snapshot = await siteData.current();
  const booked = await db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const fields = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', phone: '+32470123456' };
    await tx
      .insertInto('submission')
      .values({
        id,
        form: 'visit',
        language,
        property_id: propertyId,
        project_id: null,
        fields: JSON.stringify(fields),
        created_at: new Date(),
      })
      .execute();
    return bookSlot(tx, snapshot, { slotId, propertyId, submissionId: id });
  });
  if (!booked.ok) throw new Error(booked.refusal);
  return { id: booked.id, token: signId('appointment', booked.id, await keyedHasher(db)) };
}
