import { propertyRecords } from '@facade/feed/testing/sample-records';
import { tellLapsed } from '../../appointments/tell-lapsed.ts';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOMES = 20;
const person = { firstName: 'Marie', lastName: 'Dubois', phone: '0470 12 34 56', privacy: true, language: 'fr' };

describeDatabase('a visit from an unknown mailbox', (db) => {
  let site: TestApi;
  let sent = 0;
  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    await site.load(Array.from({ length: HOMES }, (_, n) => propertyRecords(n + 1, { AgentID: 1 })).flat());
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    site.mails.length = 0;
  });

  const slots = async (): Promise<string[]> => {
    const to = addDays(brusselsDay(new Date()), 60);
    const { slots } = (await site.api.inject(`/api/visit-slots?property=1&to=${to}`)).json();
    return slots.map(({ id }: { id: string }) => id);
  };
  const headers = () => ({
    'x-forwarded-for': `10.1.${++sent >> 8}.${sent & 255}`,
    'x-forwarded-host': 'agency.example',
  });
  const send = (slot: string | undefined, fields: object = {}) =>
    site.api.inject({
      method: 'POST',
      url: '/api/forms/visit',
      payload: { ...person, propertyId: 1, email: 'marie@example.be', message: 'À pied', slot, ...fields },
      headers: headers(),
    });
  const see = async (token: string) => (await site.api.inject(`/api/appointments/${token}?lang=fr`)).json();
  const act = (token: string, payload: object) =>
    site.api.inject({ method: 'POST', url: `/api/appointments/${token}`, payload, headers: headers() });
  const tokenIn = (path = '') => /\/rendez-vous\/([\w-]+)\//.exec(path)?.[1] ?? '';
  const kinds = () => site.mails.map(({ kind }) => kind);
  const expire = () =>
    db()
      .updateTable('appointment')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('status', '=', 'held')
      .execute();
  const lapse = () =>
    tellLapsed({
      db: db(),
      siteData: site.siteData,
      mail: site.config.mail,
      outbox: { add: async (_tx, mail) => void site.mails.push(mail) },
    });

  test('is held until the link of its mail is used, and then booked for both; the next one at once', async () => {
    const [first, second] = await slots();
    const { next } = (await send(first)).json();
    expect(await slots()).not.toContain(first);
    expect(kinds()).toEqual(['visit-held']);
    const [mail] = site.mails;
    expect([mail?.calendar, mail?.text.includes('À pied')]).toEqual([undefined, false]);
    const [shown, mailed] = [tokenIn(next), tokenIn(mail?.text)];
    expect(await see(shown)).toMatchObject({ status: 'held', canConfirm: false, canChange: false });
    expect((await act(shown, { action: 'confirm' })).statusCode).toBe(404);
    expect((await act(shown, { action: 'move', slot: second })).statusCode).toBe(422);
    expect(await see(mailed)).toMatchObject({ status: 'held', canConfirm: true });
    for (const _click of [1, 2])
      expect((await act(mailed, { action: 'confirm' })).json()).toMatchObject({ status: 'booked', canChange: true });
    expect(kinds()).toEqual(['visit-held', 'visit-agency', 'visit-booked']);
    expect(site.mails[1]?.text).toContain('À pied');
    expect(site.mails[2]?.calendar?.method).toBe('REQUEST');
    site.mails.length = 0;
    await send(second, { propertyId: 2 });
    expect(kinds()).toEqual(['visit-agency', 'visit-booked']);
  });

  test('that is not confirmed in time is free again, and the agency is told once', async () => {
    const [slot] = await slots();
    const { next } = (await send(slot)).json();
    await expire();
    expect(await slots()).toContain(slot);
    expect((await send(slot, { email: 'zoe@example.be' })).statusCode).toBe(201);
    expect((await see(tokenIn(next))).status).toBe('lapsed');
    expect((await act(tokenIn(site.mails[0]?.text), { action: 'confirm' })).json().status).toBe('lapsed');
    site.mails.length = 0;
    for (const _turn of [1, 2]) await lapse();
    expect(kinds()).toEqual(['visit-agency']);
    expect(site.mails[0]?.subject).toContain('niet bevestigd');
    expect(site.mails[0]?.text).toContain('À pied');
    expect(await slots()).not.toContain(slot);
  });

  test('100 bookings of one mailbox, in any spelling and at once: three are open, one of each home', async () => {
    const all = await slots();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(all[n % all.length], { propertyId: 1 + (n % HOMES), email: `Marie+${n}@example.be` }),
      ),
    );
    const open = await db().selectFrom('appointment').select('property_id').execute();
    expect(open).toHaveLength(3);
    expect(new Set(open.map(({ property_id }) => property_id)).size).toBe(3);
    const refused = answers
      .filter(({ statusCode }) => statusCode === 422)
      .map((answer) => answer.json().errors[0].path);
    expect(new Set(refused)).toEqual(new Set(['email']));
  });

  test('two visits of one home are not booked by one mailbox', async () => {
    const statuses = [];
    for (const slot of (await slots()).slice(-2))
      statuses.push((await send(slot, { email: 'An@example.be' })).statusCode);
    expect(statuses).toEqual([201, 422]);
  });
});
