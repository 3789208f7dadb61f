import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { MailMessage } from '../../mail/message.ts';
import { type BookedVisit, bookVisit } from '../../testing/booked-visit.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { applyChange } from '../apply-change.ts';

describe('/api/appointments/:token', () => {
  let site: TestApi;
  let visit: BookedVisit;
  let slots: { id: string; start: string }[];
  let address = 0;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1, { Street: 'Rue Haute', HouseNumber: '5', PublishAddress: true, AgentID: 1 }));
  });
  afterAll(() => site.close());

  const free = async () => (await site.api.inject('/api/visit-slots?property=1')).json().slots;
  beforeEach(async () => {
    await site.db.deleteFrom('submission').execute();
    slots = await free();
    visit = await bookVisit(site, { slotId: slots[0]?.id ?? '', propertyId: 1 });
    site.mails.length = 0;
  });

  const see = (token = visit.token, rest = '?lang=nl') => site.api.inject(`/api/appointments/${token}${rest}`);
  const change = (payload: object | string, token = visit.token) =>
    site.api.inject({
      method: 'POST',
      url: `/api/appointments/${token}`,
      payload,
      headers: {
        'x-forwarded-for': `203.0.113.${++address}`,
        'x-forwarded-host': 'agency.example',
        'accept-language': 'nl',
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });

  test('shows the visit to anyone with the link', async () => {
    const answer = await see();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.json()).toMatchObject({
      status: 'booked',
      start: slots[0]?.start,
      canChange: true,
      propertyId: 1,
      title: 'Woning 1',
      address: 'Rue Haute 5, 7800 Aat',
      agent: { name: 'An Devos' },
    });
    expect(answer.body).not.toContain('marie@example.be');
  });

  test('is unknown under any other link, and after the visit', async () => {
    const other = `${visit.token.slice(0, -1)}${visit.token.endsWith('A') ? 'E' : 'A'}`;
    for (const token of [other, 'x', 'x'.repeat(99), visit.id]) {
      expect((await see(token)).statusCode).toBe(404);
      expect((await change({ action: 'cancel' }, token)).statusCode).toBe(404);
    }
    const past = { start_at: '2026-01-05T10:00:00Z', end_at: '2026-01-05T10:45:00Z' };
    await site.db.updateTable('appointment').set(past).execute();
    for (const rest of ['', '/calendar.ics']) expect((await see(visit.token, rest)).statusCode).toBe(404);
    expect((await change({ action: 'cancel' })).statusCode).toBe(404);
  });

  test('is a file for calendars', async () => {
    const answer = await see(visit.token, '/calendar.ics?lang=fr');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('METHOD:REQUEST');
    expect(answer.body.replaceAll('\r\n ', '')).toContain('SUMMARY:Visite : Maison 1');
    expect(answer.body).toContain(`UID:${visit.id}@`);
  });

  test('is moved, and both sides are notified', async () => {
    const answer = await change({ action: 'move', slot: slots[1]?.id });
    expect(answer.json()).toMatchObject({ status: 'booked', start: slots[1]?.start });
    const now = await free();
    expect(now).toContainEqual(slots[0]);
    expect(now).not.toContainEqual(slots[1]);
    const [agency, visitor] = site.mails;
    expect(site.mails).toHaveLength(2);
    expect(agency?.subject).toBe('Bezoek verplaatst: Woning 1 (ref. 1) – Marie Dubois');
    expect(agency?.text).toMatch(/Voordien: .+\nWaar: Rue Haute 5, 7800 Aat\nMakelaar: An Devos\nNaam: Marie Dubois/);
    expect(visitor).toMatchObject({ to: { name: '', address: 'marie@example.be' }, isAutomatic: true });
    expect(visitor?.subject).toMatch(/^Votre visite est déplacée/);
    expect(visitor?.text).toMatch(
      /Prévu auparavant\s: .+\n\nOù\s: Rue Haute 5, 7800 Ath\n\nVous serez reçu par An Devos\./,
    );
    expect(visitor?.calendar).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('SEQUENCE:1') });
    expect(visitor?.text).toContain(`https://agency.example/fr/rendez-vous/${visit.token}/`.replace('https', 'http'));
    expect(visitor?.text).not.toContain('Dubois');
    expect((await see(visit.token, '/calendar.ics')).body).toContain('SEQUENCE:1');
  });

  test('is cancelled once, also as a plain form post', async () => {
    const answer = await change('action=cancel&language=fr');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'cancelled', canChange: false, title: 'Maison 1' });
    expect(site.mails.map(({ subject }) => subject.split(':')[0]?.trim())).toEqual([
      'Bezoek geannuleerd',
      'Votre visite est annulée',
    ]);
    expect(site.mails[1]?.calendar).toMatchObject({
      method: 'CANCEL',
      content: expect.stringContaining('METHOD:CANCEL'),
    });
    expect(await free()).toContainEqual(slots[0]);
    expect((await see(visit.token, '/calendar.ics')).body).toContain('METHOD:CANCEL');
    const again = await change({ action: 'cancel' });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('geannuleerd');
    expect(site.mails).toHaveLength(2);
  });

  test('is cancelled by the agency with an apology', async () => {
    const mails: MailMessage[] = [];
    const outbox = { add: async (_tx: unknown, mail: MailMessage) => void mails.push(mail) };
    const services = { db: site.db, outbox, mail: site.config.mail };
    const wish = { action: 'cancel', by: 'agency' } as const;
    const changed = await applyChange(visit.id, wish, await site.siteData.current(), null, services);
    expect(changed.ok).toBe(true);
    expect(mails[0]?.subject).toMatch(/^Bezoek door ons geannuleerd/);
    expect(mails[1]?.text).toContain('Nous regrettons');
    // Without the site's address.
    expect(mails[1]?.text).not.toContain('http');
  });

  test.each([
    [{ action: 'move' }, 'slot', 'Kies een dag en een uur'],
    [{ action: 'move', slot: 'nonsense' }, 'slot', 'niet meer vrij'],
    [{ action: 'delete' }, 'action', 'niet geldig'],
    [{}, 'action', 'niet geldig'],
  ])('refuses %j beside its field', async (payload, field, message) => {
    const answer = await change(payload);
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().errors)).toContain(field);
    expect(answer.body).toContain(message);
    expect(site.mails).toEqual([]);
  });

  test('is not moved to a slot that is taken', async () => {
    await bookVisit(site, { slotId: slots[1]?.id ?? '', propertyId: 1 });
    const answer = await change({ action: 'move', slot: slots[1]?.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('net door iemand anders geboekt');
    expect((await see()).json().start).toBe(slots[0]?.start);
  });
});
