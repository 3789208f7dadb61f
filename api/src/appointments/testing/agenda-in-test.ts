import { randomUUID } from 'node:crypto';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { visitsSchema } from '../../content/schema/visits.ts';
import { startOfDay } from '../../kernel/time/local-time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Snapshot } from '../../site/snapshot.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { bookSlot } from '../book-slot.ts';
import type { cancelAppointment } from '../change-appointment.ts';
import { offeredSlots } from '../offered-slots.ts';
import { minutesLater } from '../span.ts';
import { visitedHome } from '../visited-home.ts';

export const AN = 'an@example.be';
/** A Monday. */
export const NOW = new Date('2026-11-23T08:00:00Z');
export const WEEK = { start: NOW, end: minutesLater(startOfDay('2026-11-23'), 7 * 1440) };

/** An api with homes that may be visited, and what tests do with their agenda; rules and bookings are new for each test. */
export function agendaInTest(db: () => Db) {
  let test: TestApi;
  let snapshot: Snapshot;
  beforeAll(async () => {
    test = await startTestApi({ db: db() });
    // Two homes of one agent, one without an agent, one that is sold.
    await test.load([
      ...propertyRecords(1, { AgentID: 1 }),
      ...propertyRecords(2, { AgentID: 1 }),
      ...propertyRecords(3),
      ...propertyRecords(4, { AgentID: 1, Status: 2 }),
    ]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    await db().deleteFrom('slot_change').execute();
    await setRules({ minutes: 45, pause: 15, weekly: [{ days: ['tue', 'wed'], from: '14:00', to: '16:00' }] });
  });

  async function setRules(rules: object) {
    const current = await test.siteData.current();
    snapshot = { ...current, content: { ...current.content, visits: visitsSchema.parse(rules) } };
  }
  async function slotsOf(propertyId: number, span = WEEK) {
    const home = await visitedHome(db(), snapshot, propertyId);
    if (!home) throw new Error('no such home');
    return offeredSlots(db(), snapshot, home, span, NOW);
  }
  const freeOf = async (propertyId: number) => (await slotsOf(propertyId)).free;
  const firstOf = async (propertyId: number) => (await freeOf(propertyId))[0]?.id ?? '';
  const book = (slotId: string, propertyId: number, now = NOW) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const submissionId = randomUUID();
        const fields = JSON.stringify({ firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be' });
        const about = { property_id: propertyId, project_id: null, language: 'fr', form: 'visit' };
        await tx
          .insertInto('submission')
          .values({ id: submissionId, fields, created_at: now, ...about })
          .execute();
        return bookSlot(tx, snapshot, { slotId, propertyId, submissionId, now });
      });
  const inTx = <T>(work: (tx: Parameters<typeof cancelAppointment>[0]) => Promise<T>) =>
    db().transaction().execute(work);
  async function booked(slotId: string, propertyId: number): Promise<string> {
    const result = await book(slotId, propertyId);
    if (!result.ok) throw new Error(result.refusal);
    return result.id;
  }
  return { setRules, slotsOf, freeOf, firstOf, book, booked, inTx, snapshot: () => snapshot };
}
