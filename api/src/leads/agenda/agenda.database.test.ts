import type { AgendaAnswer } from '@facade/shared-domain/model';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';

const MARIE = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', phone: '0470 12 34 56' };

type Cookies = Record<string, string>;

describeDatabase('the agenda of the agency', (db) => {
  let site: StaffSite;
  let an: Cookies;
  let bob: Cookies;
  let mia: Cookies;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    [an, bob, mia] = [await site.as('an'), await site.as('bob'), await site.as('mia')];
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    await db().deleteFrom('slot_change').execute();
  });

  const slots = async (property = 1): Promise<{ id: string; start: string; end: string }[]> => {
    const to = addDays(brusselsDay(new Date()), 60);
    return (await site.test.api.inject(`/api/visit-slots?property=${property}&to=${to}`)).json().slots;
  };
  const book = async (property = 1) => {
    const [slot] = await slots(property);
    if (!slot) throw new Error('no slot');
    const lead = await site.sendForm('visit', { ...MARIE, propertyId: property, slot: slot.id });
    site.test.mails.length = 0;
    return { lead, ...slot };
  };
  const read = async (cookies: Cookies, query: Record<string, string> = {}): Promise<AgendaAnswer> => {
    const url = `/api/agency/agenda?${new URLSearchParams({ lang: 'fr', ...query })}`;
    const answer = await site.test.api.inject({ url, cookies });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const weekOf = (iso: string) => ({ week: iso.slice(0, 10) });
  const change = (cookies: Cookies, fields: Record<string, string | number>) =>
    site.test.api.inject({
      method: 'POST',
      url: '/api/agency/agenda',
      cookies,
      payload: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' },
    });
  const subjects = () =>
    site.test.mails.map(({ subject, calendar }) => [subject.split(':')[0]?.trim(), calendar?.method]);

  test('shows a week: the home, the visitor, the state, and the free slots', async () => {
    const { lead, start, end } = await book();
    const week = await read(an, weekOf(start));
    expect(new Date(`${week.week}T12:00:00Z`).getUTCDay()).toBe(1);
    expect([week.agent, week.agents]).toEqual(['an@example.be', [{ email: 'an@example.be', name: 'An' }]]);
    expect(week.visits).toEqual([
      expect.objectContaining({
        leadId: lead,
        status: 'booked',
        start,
        end,
        sequence: 0,
        canChange: true,
        agent: { email: 'an@example.be', name: 'An' },
        home: expect.objectContaining({ kind: 'property', id: 1 }),
        visitor: { name: 'Marie Dubois', email: MARIE.email, phone: expect.stringMatching(/^\+32/) },
      }),
    ]);
    expect(week.free.map((time) => time.start)).not.toContain(start);
    expect(week.free.length).toBeGreaterThan(0);
    const next = await read(an, { week: addDays(week.week, 70) });
    expect([next.week, next.visits]).toEqual([addDays(week.week, 70), []]);
    expect((await site.test.api.inject({ url: '/api/agency/agenda?week=2026-02-30', cookies: an })).statusCode).toBe(
      400,
    );
  });

  test('shows a manager everybody’s visits or one agent’s; an agent sees no colleague’s', async () => {
    const first = await book(1);
    const second = await book(2);
    const leads = async (cookies: Cookies, query = {}) =>
      [
        ...(await read(cookies, { ...weekOf(first.start), ...query })).visits,
        ...(await read(cookies, { ...weekOf(second.start), ...query })).visits,
      ]
        .map(({ leadId }) => leadId)
        .filter((id, index, all) => all.indexOf(id) === index)
        .sort();
    expect(await leads(mia)).toEqual([first.lead, second.lead].sort());
    expect(await leads(mia, { agent: 'BOB@example.be' })).toEqual([second.lead]);
    expect(await leads(an)).toEqual([first.lead]);
    expect(await leads(bob, { agent: 'an@example.be' })).toEqual([second.lead]);
    const { agents, agent, free } = await read(mia);
    expect([agent, free]).toEqual([null, []]);
    expect(agents.map(({ email }) => email)).toEqual(expect.arrayContaining(['an@example.be', 'bob@example.be']));
  });

  test('cancels with a mail and a calendar file to both sides', async () => {
    const { lead, start } = await book();
    const visit = async () => (await read(an, weekOf(start))).visits[0];
    const id = (await visit())?.id ?? '';
    expect((await change(bob, { action: 'cancel', id, sequence: 0 })).statusCode).toBe(404);
    const stale = await change(mia, { action: 'cancel', id, sequence: 1 });
    expect([stale.statusCode, stale.json().errors]).toEqual([
      409,
      [{ path: 'id', message: expect.stringContaining('entre-temps') }],
    ]);

    expect(site.test.mails).toEqual([]);
    expect((await change(mia, { action: 'cancel', id, sequence: 0 })).statusCode).toBe(204);
    expect(subjects()).toEqual([
      ['Bezoek door ons geannuleerd', 'CANCEL'],
      ['Votre visite est annulée', 'CANCEL'],
    ]);
    expect(await visit()).toMatchObject({ status: 'cancelled', canChange: false });
    expect((await slots()).map((slot) => slot.start)).toContain(start);
    const { events, version } = (await site.read(an, lead)).lead;
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([['visitCancelled', 'Mia']]);
    expect(version).toBe(2);
  });

  test('closes and opens times and reverts either, in an own agenda only', async () => {
    // On the last day: early on the first one, it may be too late to book.
    const { start = '', end = '' } = (await slots()).at(-1) ?? {};
    const span = { agent: 'an@example.be', day: start.slice(0, 10), from: start.slice(11, 16), to: end.slice(11, 16) };
    expect((await change(bob, { action: 'close', ...span })).statusCode).toBe(404);
    expect((await change(an, { action: 'close', ...span })).statusCode).toBe(204);
    expect((await slots()).map((slot) => slot.start)).not.toContain(start);
    const { changes } = await read(an, weekOf(start));
    expect(changes).toMatchObject([{ kind: 'closed', start, end, home: null, agent: { name: 'An' } }]);
    expect((await read(bob, weekOf(start))).changes).toEqual([]);
    const undo = { action: 'undo', change: changes[0]?.id ?? 0 };
    expect((await change(bob, undo)).statusCode).toBe(404);
    expect((await change(an, undo)).statusCode).toBe(204);
    expect((await slots()).map((slot) => slot.start)).toContain(start);

    const early = { ...span, from: '06:00', to: '06:45' };
    expect((await change(mia, { action: 'open', ...early })).statusCode).toBe(204);
    expect((await slots()).map((slot) => slot.start.slice(0, 16))).toContain(`${span.day}T06:00`);
  });

  test.each([
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2020-01-06' }, 'day'],
    [{ from: '09:60' }, 'from'],
    [{ from: '14:00', to: '14:00' }, 'to'],
    [{ to: '' }, 'to'],
  ])('reports what is wrong with %o', async (wrong, field) => {
    const day = addDays(brusselsDay(new Date()), 7);
    const span = { action: 'open', agent: 'an@example.be', day, from: '10:00', to: '11:00' };
    const answer = await change(an, { ...span, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  test('lists requests without a time until somebody has dealt with them', async () => {
    const id = await site.sendForm('visit', { ...MARIE, propertyId: 1, slot: '', timeSlots: ['10-13'] });
    const ids = async (cookies: Cookies) => (await read(cookies)).requests.map((request) => request.id);
    expect([await ids(an), await ids(bob), await ids(mia)]).toEqual([[id], [], [id]]);
    expect((await read(an)).requests[0]).toMatchObject({ sender: 'Marie Dubois', home: { id: 1 } });
    await site.change(an, { id, action: 'answer' });
    expect(await ids(an)).toEqual([]);
    const wish = await site.send({ propertyId: 1, wantsVisit: true });
    await site.send({ propertyId: 1 });
    expect(await ids(an)).toEqual([wish]);
  });
});
