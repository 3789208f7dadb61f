import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { visitsSchema } from '../content/schema/visits.ts';
import type { Snapshot } from '../snapshot.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { closeSlots, listSlotChanges, openSlots, undoSlotChange } from './agenda-changes.ts';
import { readAppointments } from './appointment.ts';
import { bookSlot } from './book-slot.ts';
import { cancelAppointment, confirmAppointment, isOverlap, moveAppointment } from './change-appointment.ts';
import { startOfDay } from './local-time.ts';
import { offeredSlots } from './offered-slots.ts';
import { minutesLater } from './span.ts';
import { visitedHome } from './visited-home.ts';

const AN = 'an@example.be';
/** A Monday. */
const NOW = new Date('2026-11-23T08:00:00Z');
const WEEK = { start: NOW, end: minutesLater(startOfDay('2026-11-23'), 7 * 1440) };

describeEachDatabase('appointments', (db) => {
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

  it('take a slot from every home of the agent', async () => {
    expect(await freeOf(1)).toEqual(await freeOf(2));
    const slots = await freeOf(1);
    const id = await booked(await firstOf(1), 1);
    expect(await freeOf(1)).toEqual(slots.slice(1));
    expect(await freeOf(2)).toEqual(slots.slice(1));
    expect(await freeOf(3)).toHaveLength(slots.length);
    expect(await book(slots[0]?.id ?? '', 2)).toEqual({ ok: false, refusal: 'taken' });
    const [appointment] = await readAppointments(db(), { ...WEEK, agenda: AN });
    expect(appointment).toMatchObject({ id, propertyId: 1, status: 'booked', sequence: 0 });
    expect(appointment?.visitor).toEqual({
      name: 'Marie Dubois',
      email: 'marie@example.be',
      phone: null,
      language: 'fr',
    });
  });

  it('use slots that are offered, for homes that may be visited', async () => {
    const [first] = await freeOf(1);
    const refused = { ok: false, refusal: 'not-offered' };
    for (const [slot, property] of [
      ['x', 1],
      ['', 1],
      [first?.id, 99],
      [first?.id, 3],
      [first?.id, 4],
    ] as const)
      expect(await book(slot ?? '', property)).toEqual(refused);
    expect(await book(first?.id ?? '', 1, first?.start)).toEqual(refused);
    await setRules({});
    expect(await book(first?.id ?? '', 1)).toEqual(refused);
    await setRules({ weekly: [{ days: ['tue'], from: '14:00', to: '16:00' }], leftOut: [1] });
    expect(await freeOf(1)).toEqual([]);
    expect((await freeOf(2)).length).toBeGreaterThan(0);
    expect(await freeOf(4)).toEqual([]);
  });

  it('500 people who want the same 20 slots at once get 20 visits and 480 clear answers', async () => {
    await setRules({ minutes: 20, pause: 0, weekly: [{ days: ['tue'], from: '09:00', to: '15:40' }] });
    const slots = await freeOf(1);
    expect(slots).toHaveLength(20);
    // As many at once as forms may have (`forms/form-queue.ts`).
    const turns = new PQueue({ concurrency: 8 });
    const answers = await turns.addAll(
      Array.from({ length: 500 }, (_, index) => () => book(slots[index % 20]?.id ?? '', 1 + (index % 2))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'taken')).toHaveLength(480);
    const stored = await readAppointments(db(), { ...WEEK, agenda: AN });
    expect(new Set(stored.map(({ start }) => start.getTime())).size).toBe(20);
    expect(stored).toHaveLength(20);
    expect(await freeOf(2)).toEqual([]);
  });

  it('never overlap, even if the opening hours change between two bookings', async () => {
    await booked(await firstOf(1), 1);
    await setRules({ minutes: 60, pause: 0, weekly: [{ days: ['tue'], from: '13:30', to: '17:30' }] });
    const { opened, free } = await slotsOf(1);
    expect([opened.length, free.length]).toEqual([4, 2]);
    expect(await book(opened[0]?.id ?? '', 1)).toEqual({ ok: false, refusal: 'taken' });
  });

  it('that overlap are refused by the database itself', async () => {
    const [first, second] = await freeOf(1);
    await booked(first?.id ?? '', 1);
    const id = await booked(second?.id ?? '', 1);
    const change = db()
      .updateTable('appointment')
      .set({ start_at: first?.start as Date })
      .where('id', '=', id)
      .execute();
    await expect(change.catch((error) => isOverlap(error))).resolves.toBe(true);
  });

  it('are moved in one step: the old slot becomes free, a taken one is refused', async () => {
    const [first, second, third] = await freeOf(1);
    const id = await booked(first?.id ?? '', 1);
    await booked(second?.id ?? '', 2);
    const move = (slotId = '') => inTx((tx) => moveAppointment(tx, snapshot, { id, slotId, now: NOW }));
    expect(await move(second?.id)).toEqual({ ok: false, refusal: 'taken' });
    expect(await move('nonsense')).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await move(third?.id)).toMatchObject({ ok: true, after: { start: third?.start, sequence: 1 } });
    expect((await freeOf(1)).map(({ id: slot }) => slot)).toContain(first?.id);
    await booked(first?.id ?? '', 2);
  });

  it('are cancelled once, and free their slot', async () => {
    const slots = await freeOf(1);
    const id = await booked(slots[0]?.id ?? '', 1);
    const cancel = (now = NOW) => inTx((tx) => cancelAppointment(tx, { id, now }));
    expect(await cancel(slots[0]?.start)).toEqual({ ok: false, refusal: 'over' });
    expect(await cancel()).toMatchObject({ ok: true, after: { status: 'cancelled', sequence: 1 } });
    expect(await cancel()).toEqual({ ok: false, refusal: 'over' });
    expect(await freeOf(1)).toEqual(slots);
    await booked(slots[0]?.id ?? '', 2);
    expect(await inTx((tx) => cancelAppointment(tx, { id: randomUUID(), now: NOW }))).toEqual({
      ok: false,
      refusal: 'unknown',
    });
  });

  it('are confirmed by the agency, and erased with their visitor’s data', async () => {
    const slots = await freeOf(1);
    const id = await booked(slots[0]?.id ?? '', 1);
    await inTx((tx) => confirmAppointment(tx, { id, now: NOW }));
    expect(await readAppointments(db(), { id })).toMatchObject([{ status: 'confirmed' }]);
    expect(await freeOf(1)).toEqual(slots.slice(1));
    await db().deleteFrom('submission').execute();
    expect(await readAppointments(db(), { id })).toEqual([]);
    expect(await freeOf(1)).toEqual(slots);
  });

  it('respect what was opened and closed by hand: the last change wins', async () => {
    const before = await freeOf(1);
    const span = { start: new Date('2026-11-27T09:00:00Z'), end: new Date('2026-11-27T10:45:00Z') };
    await openSlots(db(), { agenda: 'An@example.be', ...span, propertyId: 1 });
    expect(await freeOf(1)).toHaveLength(before.length + 2);
    expect(await freeOf(2)).toEqual(before);
    await booked((await freeOf(1)).at(-1)?.id ?? '', 1);
    const tuesday = { start: new Date('2026-11-24T14:30:00Z'), end: new Date('2026-11-24T20:00:00Z') };
    const closing = await closeSlots(db(), { agenda: AN, ...tuesday });
    expect(await freeOf(2)).toEqual(before.filter(({ end, start }) => end <= tuesday.start || start >= tuesday.end));
    await closeSlots(db(), { agenda: AN, ...span });
    expect(await freeOf(1)).toEqual(await freeOf(2));
    await openSlots(db(), { agenda: AN, ...span });
    expect(await freeOf(2)).toHaveLength((await slotsOf(2)).opened.length - 1);
    expect((await listSlotChanges(db(), { ...WEEK, agenda: AN })).map(({ kind }) => kind)).toEqual([
      'closed',
      'open',
      'closed',
      'open',
    ]);
    expect([await undoSlotChange(db(), closing), await undoSlotChange(db(), closing)]).toEqual([true, false]);
  });
});
