import { applyChange } from '../../appointments/apply-change.ts';
import { readAppointments } from '../../appointments/appointment.ts';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { readHistory } from '../../statistics/dashboard/history.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';

const MARIE = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', phone: '0470 12 34 56' };

describeDatabase('visits in the inbox', (db) => {
  let site: StaffSite;
  let an: Record<string, string>;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    an = await site.as('an');
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
  });

  const slots = async (): Promise<{ id: string; start: string; end: string }[]> =>
    (await site.test.api.inject(`/api/visit-slots?property=1&to=${addDays(brusselsDay(new Date()), 60)}`)).json().slots;
  const slotAt = async (n: number) => {
    const slot = (await slots())[n];
    if (!slot) throw new Error('no slot');
    return slot;
  };
  const book = async (n = 0) => {
    const slot = await slotAt(n);
    const id = await site.sendForm('visit', { ...MARIE, propertyId: 1, slot: slot.id });
    site.test.mails.length = 0;
    return { id, slot };
  };
  const subjects = () =>
    site.test.mails.map(({ subject, to }) => [to.address === MARIE.email, subject.split(':')[0]?.trim()]);
  const read = async (id: string) => (await site.read(an, id)).lead;

  test('show their time instead of the slot', async () => {
    const { id, slot } = await book();
    const { visit, fields } = await read(id);
    const { start, end } = slot;
    expect(visit).toEqual({ status: 'booked', start, end, movedFrom: null, sequence: 0, canChange: true });
    expect(fields.map(({ name }) => name)).not.toContain('slot');
    expect((await read(await site.send({ propertyId: 1 }))).visit).toBeNull();
  });

  test('without a booking still show the time that was chosen', async () => {
    const { id: chosen, start } = await slotAt(0);
    const id = await site.sendForm('visit', { ...MARIE, propertyId: 1, slot: chosen, website: 'spam' });
    const { visit, fields } = await read(id);
    expect([visit, fields.find(({ name }) => name === 'slot')?.values]).toEqual([null, [start]]);
    const refused = await site.change(an, { id, action: 'cancel-visit', sequence: 0 });
    expect(refused.statusCode).toBe(400);
  });

  test('are cancelled; both sides get a mail, and the lead records who did it', async () => {
    const { id, slot } = await book();
    expect((await site.change(an, { id, action: 'cancel-visit', sequence: 0 })).statusCode).toBe(204);
    expect(site.test.mails.every(({ about }) => about === id)).toBe(true);
    expect(subjects()).toEqual([
      [false, 'Bezoek door ons geannuleerd'],
      [true, 'Votre visite est annulée'],
    ]);
    const { visit, events } = await read(id);
    expect(visit).toMatchObject({ status: 'cancelled', canChange: false });
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([['visitCancelled', 'An']]);
    expect((await slotAt(0)).id).toBe(slot.id);
    const again = await site.change(an, { id, version: 2, action: 'cancel-visit', sequence: 1 });
    expect(again.statusCode).toBe(409);
  });

  test('have words of the visitor afterwards, which the owner sees once they are shown; so too a correction', async () => {
    const { id } = await book();
    const seen = async () => (await readHistory(db(), { ids: [1], email: 'mia@example.be', offers: 'terms' }))[0]?.said;
    const change = (action: 'visitor-said' | 'show-said', version: number, note = '') =>
      site.change(an, { id, action, version, note }).then(({ statusCode }) => statusCode);
    expect(await change('visitor-said', 1, 'Mooie tuin')).toBe(400);
    const hour = 3_600_000;
    const start_at = new Date(Date.now() - hour);
    await db()
      .updateTable('appointment')
      .set({ start_at, end_at: new Date() })
      .where('submission_id', '=', id)
      .execute();

    expect(await change('show-said', 1)).toBe(400);
    expect(await change('visitor-said', 1)).toBe(422);
    expect(await change('visitor-said', 1, 'Mooie tuin')).toBe(204);
    expect(await seen()).toBeUndefined();
    expect(await change('show-said', 1)).toBe(409);
    expect(await change('show-said', 2)).toBe(204);
    expect([await seen(), await change('show-said', 3)]).toEqual(['Mooie tuin', 400]);

    expect(await change('visitor-said', 3, 'Mooie tuin, te weinig licht')).toBe(204);
    expect(await seen()).toBe('Mooie tuin');
    expect(await change('show-said', 4)).toBe(204);
    expect(await seen()).toBe('Mooie tuin, te weinig licht');
    const { events } = await read(id);
    expect(events.map(({ kind, by }) => [kind, by])).toEqual(
      ['saidShown', 'visitorSaid', 'saidShown', 'visitorSaid'].map((kind) => [kind, 'An']),
    );
  });

  test('that the visitor has since moved are not cancelled unseen', async () => {
    const { id, slot } = await book();
    const [before] = await readAppointments(db(), { submissionIds: [id] });
    const wanted = await slotAt(3);
    const snapshot = await site.test.siteData.current();
    const services = { db: db(), outbox: { add: async () => {} }, mail: site.test.config.mail };
    await applyChange(before?.id ?? '', { action: 'move', slotId: wanted.id }, snapshot, null, services);
    expect((await read(id)).visit).toMatchObject({ status: 'moved', start: wanted.start, movedFrom: slot.start });
    expect((await site.change(an, { id, action: 'cancel-visit', sequence: 0 })).statusCode).toBe(409);
    expect((await site.change(an, { id, action: 'cancel-visit' })).statusCode).toBe(409);
    expect(site.test.mails).toEqual([]);
    expect((await site.change(an, { id, action: 'cancel-visit', sequence: 1 })).statusCode).toBe(204);
    expect((await read(id)).visit?.status).toBe('cancelled');
  });

  test('of a colleague cannot be changed', async () => {
    const { id } = await book();
    const answer = await site.change(await site.as('bob'), { id, action: 'cancel-visit', sequence: 0 });
    expect([answer.statusCode, site.test.mails]).toEqual([404, []]);
  });
});
