import { describeDatabase } from '../../testing/described-database.ts';
import { type STAFF, StaffSite } from '../../testing/staff-site.ts';

describeDatabase('the list of the inbox', (db) => {
  let site: StaffSite;
  let sessions: Awaited<ReturnType<StaffSite['sessions']>>;
  const memberId = async (who: keyof typeof STAFF) => (await site.inbox(sessions[who])).staff.id;

  beforeAll(async () => {
    site = await StaffSite.start(db());
    sessions = await site.sessions();
  });
  afterAll(() => site.test.close());
  beforeEach(() => site.clear());

  test('marks what this person has not opened, in the wanted order', async () => {
    const [first, second] = [await site.send({ propertyId: 1 }), await site.send({ propertyId: 1 })];
    await site.read(sessions.an, first);
    const unread = async (who: keyof typeof STAFF, sort: string) =>
      (await site.inbox(sessions[who], { box: 'all', sort })).leads.map(({ id, isUnread }) => [id, isUnread]);
    expect(await unread('an', 'oldest')).toEqual([
      [first, false],
      [second, true],
    ]);
    expect(await unread('mia', 'newest')).toEqual([
      [second, true],
      [first, true],
    ]);
    await site.change(sessions.an, { id: second, action: 'answer' });
    expect((await unread('mia', 'newest'))[0]).toEqual([second, false]);
  });

  test('answers or assigns several at once, except those that a colleague has changed', async () => {
    const ids = [
      await site.send({ propertyId: 1 }),
      await site.send({ propertyId: 1 }),
      await site.send({ propertyId: 2 }),
    ];
    const bulk = (who: keyof typeof STAFF, action: string, leads: string[], assignee: number | '' = '') =>
      site.test.api.inject({
        method: 'POST',
        url: '/api/agency/leads',
        cookies: sessions[who],
        payload: { action, leads, assignee },
      });
    const [one, two, bobs] = ids.map((id) => `${id}.1`) as [string, string, string];
    expect((await bulk('mia', 'assign', [one, two], await memberId('an'))).statusCode).toBe(204);
    expect((await site.inbox(sessions.an, { box: 'mine' })).leads.map(({ assignedTo }) => assignedTo)).toEqual([
      'An',
      'An',
    ]);
    expect((await bulk('an', 'answer', [one, two])).statusCode).toBe(409);
    expect((await bulk('an', 'answer', [`${ids[0]}.2`, bobs])).statusCode).toBe(404);
    expect((await bulk('an', 'answer', [])).statusCode).toBe(422);
    const states = (await site.inbox(sessions.mia, { box: 'all', sort: 'oldest' })).leads.map(({ state }) => state);
    expect(states).toEqual(['answered', 'assigned', 'new']);
  });
});
