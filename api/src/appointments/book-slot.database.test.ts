import PQueue from 'p-queue';
import { describeDatabase } from '../testing/described-database.ts';
import { readAppointments } from './appointment.ts';
import { isOverlap } from './change-appointment.ts';
import { AN, agendaInTest, WEEK } from './testing/agenda-in-test.ts';

describeDatabase('appointments', (db) => {
  const { setRules, slotsOf, freeOf, firstOf, book, booked } = agendaInTest(db);

  test('take a slot from every home of the agent', async () => {
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

  test('use slots that are offered, for homes that may be visited', async () => {
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

  test('500 people who want the same 20 slots at once get 20 visits and 480 clear answers', async () => {
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

  test('never overlap, even if the opening hours change between two bookings', async () => {
    await booked(await firstOf(1), 1);
    await setRules({ minutes: 60, pause: 0, weekly: [{ days: ['tue'], from: '13:30', to: '17:30' }] });
    const { opened, free } = await slotsOf(1);
    expect([opened.length, free.length]).toEqual([4, 2]);
    expect(await book(opened[0]?.id ?? '', 1)).toEqual({ ok: false, refusal: 'taken' });
  });

  test('that overlap are refused by the database itself', async () => {
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
});
