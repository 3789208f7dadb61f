import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describeDatabase } from '../testing/described-database.ts';
import { closeSlots, listSlotChanges, openSlots, undoSlotChange } from './agenda-changes.ts';
import { readAppointments } from './appointment.ts';
import { cancelAppointment, moveAppointment } from './change-appointment.ts';
import { AN, agendaInTest, NOW, WEEK } from './testing/agenda-in-test.ts';

describeDatabase('booked appointments', (db) => {
  const { slotsOf, freeOf, booked, inTx, snapshot } = agendaInTest(db);

  test('are moved in one step: the old slot becomes free, a taken one is refused', async () => {
    const [first, second, third] = await freeOf(1);
    const id = await booked(first?.id ?? '', 1);
    await booked(second?.id ?? '', 2);
    const move = (slotId = '') => inTx((tx) => moveAppointment(tx, snapshot(), { id, slotId, now: NOW }));
    expect(await move(second?.id)).toEqual({ ok: false, refusal: 'taken' });
    expect(await move('nonsense')).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await move(third?.id)).toMatchObject({ ok: true, after: { start: third?.start, sequence: 1 } });
    expect((await freeOf(1)).map(({ id: slot }) => slot)).toContain(first?.id);
    await booked(first?.id ?? '', 2);
  });

  test('are cancelled once, and free their slot', async () => {
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

  test('are booked whatever an earlier release wrote, and erased with their visitor’s data', async () => {
    const slots = await freeOf(1);
    const id = await booked(slots[0]?.id ?? '', 1);
    await sql`update appointment set status = 'confirmed'`.execute(db());
    expect(await readAppointments(db(), { id })).toMatchObject([{ status: 'booked' }]);
    expect(await freeOf(1)).toEqual(slots.slice(1));
    await db().deleteFrom('submission').execute();
    expect(await readAppointments(db(), { id })).toEqual([]);
    expect(await freeOf(1)).toEqual(slots);
  });

  test('respect what was opened and closed by hand: the last change wins', async () => {
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
