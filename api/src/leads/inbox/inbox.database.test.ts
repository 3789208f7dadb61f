import { removeStaff } from '../../accounts/staff/staff-list.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { type STAFF, StaffSite } from '../../testing/staff-site.ts';
import { exportLead, exportLeads } from './export-leads.ts';

describeDatabase('the inbox', (db) => {
  let site: StaffSite;
  let sessions: Awaited<ReturnType<StaffSite['sessions']>>;
  const idsOf = async (who: keyof typeof STAFF, query: Parameters<StaffSite['inbox']>[1] = {}) =>
    (await site.inbox(sessions[who], { box: 'all', ...query })).leads.map(({ id }) => id);
  const memberId = async (who: keyof typeof STAFF) => (await site.inbox(sessions[who])).staff.id;

  beforeAll(async () => {
    site = await StaffSite.start(db());
    sessions = await site.sessions();
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await site.clear();
    site.test.events.length = 0;
  });

  test('shows managers everything, and agents what concerns their own homes', async () => {
    const [an, bob, nobody, contact] = [
      await site.send({ propertyId: 1 }),
      await site.send({ propertyId: 2 }),
      await site.send({ propertyId: 3 }),
      await site.send(),
    ];
    expect(await idsOf('mia')).toEqual([contact, nobody, bob, an]);
    expect(await idsOf('an')).toEqual([an]);
    expect(await idsOf('bob')).toEqual([bob]);
    expect((await site.lead(sessions.an, bob)).statusCode).toBe(404);
    expect((await site.change(sessions.an, { id: bob, action: 'answer' })).statusCode).toBe(404);
    expect((await site.inbox(sessions.an)).counts).toMatchObject({ new: 1, all: 1 });
    expect(site.test.events).toEqual([an, bob, nobody, contact]);
  });

  test('shows an agent what is assigned to them, only while it is', async () => {
    const id = await site.send({ propertyId: 2 });
    await site.change(sessions.mia, { id, action: 'assign', assignee: await memberId('an') });
    expect(await idsOf('an', { box: 'assigned' })).toEqual([id]);
    expect((await site.read(sessions.an, id)).lead).toMatchObject({ state: 'assigned', assignedTo: 'An', version: 2 });
    await site.change(sessions.mia, { id, version: 2, action: 'assign', assignee: '' });
    expect(await idsOf('an')).toEqual([]);
    // The form as it is, sent again.
    await site.change(sessions.mia, { id, version: 3, action: 'assign', assignee: '' });
    const { lead } = await site.read(sessions.mia, id);
    expect(lead).toMatchObject({ state: 'new', assignedTo: null, version: 3 });
    expect(lead.events.map(({ kind }) => kind)).toEqual(['unassigned', 'assigned']);
  });

  test('follows the CRM to another agent, and remembers whose a deleted home was', async () => {
    const id = await site.send({ propertyId: 1 });
    const { record } = await db().selectFrom('property').select('record').where('id', '=', 1).executeTakeFirstOrThrow();
    const give = (agentId: string | null) =>
      db()
        .updateTable('property')
        .set({ record: JSON.stringify({ ...record, agentId }) })
        .where('id', '=', 1)
        .execute();
    await give('2');
    expect([await idsOf('an'), await idsOf('bob')]).toEqual([[], [id]]);
    const home = await db().selectFrom('property').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    await db().deleteFrom('property').where('id', '=', 1).execute();
    expect([await idsOf('an'), await idsOf('bob')]).toEqual([[id], []]);
    await db()
      .insertInto('property')
      .values({ ...home, record: JSON.stringify(record) })
      .execute();
  });

  test('records who answered and when, and reverts it', async () => {
    const id = await site.send({ propertyId: 1 });
    expect((await site.change(sessions.an, { id, action: 'answer', note: 'Phoned' })).statusCode).toBe(204);
    const { lead } = await site.read(sessions.mia, id);
    expect(lead).toMatchObject({ state: 'answered', answered: { by: 'An' }, version: 2 });
    expect(Date.now() - Date.parse(lead.answered?.at ?? '')).toBeLessThan(60_000);
    expect(lead.events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['note', 'An', 'Phoned'],
      ['answered', 'An', ''],
    ]);
    await site.change(sessions.mia, { id, version: 2, action: 'reopen' });
    expect((await site.read(sessions.mia, id)).lead).toMatchObject({ state: 'new', answered: null });
  });

  test('accepts the first of two concurrent changes to a lead, and informs the second person', async () => {
    const id = await site.send({ propertyId: 1 });
    const answers = await Promise.all([
      site.change(sessions.mia, { id, action: 'answer' }),
      site.change(sessions.an, { id, action: 'suspect' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.detail).toContain('Un collègue a modifié ce message entre-temps');
    expect((await site.read(sessions.mia, id)).lead.events).toHaveLength(1);
    // A note cannot conflict with anybody else's decision.
    expect((await site.change(sessions.mia, { id, action: 'note', note: 'Later' })).statusCode).toBe(204);
  });

  test('opens at what this person has to do, the oldest first', async () => {
    const [first, second, elsewhere] = [
      await site.send({ propertyId: 1 }),
      await site.send({ propertyId: 1 }),
      await site.send({ propertyId: 2 }),
    ];
    const answered = await site.send({ propertyId: 1 });
    await site.change(sessions.an, { id: answered, action: 'answer' });
    const opened = async (who: 'an' | 'mia' | 'bob') => {
      const { box, leads } = await site.inbox(sessions[who]);
      return [box, leads.map(({ id }) => id)];
    };
    expect(await opened('an')).toEqual(['mine', [first, second]]);
    expect(await opened('mia')).toEqual(['new', [elsewhere, second, first]]);
    const { colleagues } = await site.read(sessions.mia, first);
    const assignee = colleagues.find(({ name }) => name === 'Bob')?.id ?? 0;
    await site.change(sessions.mia, { id: first, action: 'assign', assignee });
    expect(await opened('bob')).toEqual(['mine', [first, elsewhere]]);
    expect(await opened('an')).toEqual(['mine', [second]]);
    expect((await site.inbox(sessions.an)).counts).toMatchObject({ mine: 1, new: 1, assigned: 1, answered: 1 });
  });

  test('is narrowed by form, home and words, and paged', async () => {
    const about = await site.send({ propertyId: 1, message: 'Is 100% of the roof new?\nSince 2020' });
    for (let n = 0; n < 26; n++) await site.send({ message: `Message ${n}` });
    expect(await idsOf('mia', { form: 'property-enquiry' })).toEqual([about]);
    expect(await idsOf('mia', { home: '1' })).toEqual([about]);
    expect(await idsOf('mia', { q: 'ROOF 100%' })).toEqual([about]);
    expect(await idsOf('mia', { q: '100_' })).toEqual([]);
    // Field names are not searched.
    expect(await idsOf('mia', { q: 'firstName' })).toEqual([]);
    const second = await site.inbox(sessions.mia, { box: 'all', page: '2' });
    expect(second).toMatchObject({ page: 2, pages: 2, total: 27 });
    expect(second.leads.map(({ id }) => id)).toContain(about);
    expect((await site.inbox(sessions.mia, { box: 'all', page: '9' })).page).toBe(2);
    expect(second.forms).toEqual(['contact', 'property-enquiry']);
  });

  test('separates what the honeypot caught, and does not send it to the CRM', async () => {
    const id = await site.send({ website: 'https://spam.example' });
    expect(await idsOf('mia')).toEqual([]);
    expect(await idsOf('mia', { box: 'suspect' })).toEqual([id]);
    expect((await site.inbox(sessions.mia)).counts).toMatchObject({ new: 0, all: 0, suspect: 1 });
    expect(site.test.events).toEqual([]);
    await site.change(sessions.mia, { id, action: 'clear' });
    expect(await idsOf('mia', { box: 'new' })).toEqual([id]);
  });

  test('sends a suspect lead to the CRM once, when somebody marks it as real', async () => {
    const caught = await site.send({ website: 'https://spam.example' });
    const real = await site.send();
    expect(site.test.events).toEqual([real]);
    await site.change(sessions.mia, { id: caught, action: 'clear' });
    expect(site.test.events).toEqual([real, caught]);
    for (const [id, version] of [
      [caught, 2],
      [real, 1],
    ] as const) {
      await site.change(sessions.mia, { id, version, action: 'suspect' });
      expect((await site.change(sessions.mia, { id, version: version + 1, action: 'clear' })).statusCode).toBe(204);
    }
    expect(site.test.events).toEqual([real, caught]);
  });

  test('returns to the inbox what was assigned to somebody who leaves', async () => {
    await site.test.db
      .insertInto('staff')
      .values({ email: 'eva@example.be', name: 'Eva', role: 'manager', password_hash: 'x', created_at: new Date() })
      .execute();
    const { id: eva } = await db().selectFrom('staff').select('id').where('name', '=', 'Eva').executeTakeFirstOrThrow();
    const id = await site.send();
    await site.change(sessions.mia, { id, action: 'assign', assignee: eva });
    expect(await removeStaff(db(), ' EVA@example.be')).toBe(true);
    expect(await removeStaff(db(), 'eva@example.be')).toBe(false);
    expect((await site.read(sessions.mia, id)).lead).toMatchObject({ state: 'new', version: 3 });
    expect((await site.change(sessions.mia, { id, version: 3, action: 'assign', assignee: eva })).statusCode).toBe(409);
  });

  test('is exported from a given time on, the oldest first, without the honeypot field', async () => {
    const [first, second] = [await site.send({ propertyId: 1 }), await site.send()];
    await site.send({ website: 'spam' });
    const all = await exportLeads(db(), { since: null, limit: 10 });
    expect(all.map(({ id }) => id)).toEqual([first, second]);
    expect(all[0]).toMatchObject({ propertyId: 1, agentId: '1', language: 'fr', state: 'new', assignedTo: null });
    expect(all[0]?.fields).toMatchObject({ email: 'jean@example.be' });
    expect(all[0]?.fields).not.toHaveProperty('website');
    const since = all[1]?.createdAt ?? '';
    expect((await exportLeads(db(), { since, limit: 10 })).map(({ id }) => id)).toEqual([second]);
    expect((await exportLeads(db(), { since: all[0]?.createdAt ?? '', limit: 1 })).map(({ id }) => id)).toEqual([
      first,
    ]);
    await db().deleteFrom('submission').where('id', '=', first).execute();
    expect(await exportLead(db(), first)).toBeNull();
  });
});
