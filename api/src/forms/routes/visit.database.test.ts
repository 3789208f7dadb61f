import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { readAppointments } from '../../appointments/appointment.ts';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = { firstName: 'Marie', lastName: 'Dubois', phone: '0470 12 34 56', privacy: true, language: 'fr' };

describeDatabase('POST /api/forms/visit', (db) => {
  let site: TestApi;
  let sent = 0;
  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    await site.load(propertyRecords(1, { AgentID: 1 }));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await db().deleteFrom('submission').execute();
    site.mails.length = 0;
  });

  const slots = async (): Promise<{ id: string; start: string }[]> =>
    (await site.api.inject(`/api/visit-slots?property=1&to=${addDays(brusselsDay(new Date()), 60)}`)).json().slots;
  /** The mailbox of the next form has used a link before, so its visit is booked at once. */
  const prove = () =>
    db()
      .insertInto('newsletter')
      .values({
        id: randomUUID(),
        email: `marie${sent + 1}@example.be`,
        language: 'fr',
        origin: null,
        state: 'confirmed',
        confirmed_at: new Date(),
        stopped_at: null,
      })
      .execute();
  const send = (fields: object, key?: string) =>
    site.api.inject({
      method: 'POST',
      url: '/api/forms/visit',
      payload: { ...person, propertyId: 1, email: `marie${++sent}@example.be`, ...fields },
      headers: {
        'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
        'x-forwarded-host': 'agency.example',
        ...(key && { 'idempotency-key': key }),
      },
    });

  test('books the time, names the appointment on the next page, and mails both with the calendar', async () => {
    const [slot] = await slots();
    await prove();
    const answer = await send({ slot: slot?.id, message: 'Je viens avec ma mère' });
    expect(answer.statusCode).toBe(201);
    const next = new URL(answer.json().next, 'http://agency.example');
    expect(next.pathname).toBe('/fr/merci/visite-reservee/');
    expect(next.searchParams.get('home')).toBe('1');
    const token = next.searchParams.get('appointment');
    const shown = (await site.api.inject(`/api/appointments/${token}?lang=fr`)).json();
    expect(shown).toMatchObject({ status: 'booked', start: slot?.start, propertyId: 1 });
    expect(await slots()).not.toContainEqual(slot);
    const [agency, visitor] = site.mails;
    expect(site.mails).toHaveLength(2);
    expect(agency?.subject).toBe('Bezoek geboekt: Woning 1 (ref. 1) – Marie Dubois');
    expect(agency?.kind).toBe('visit-agency');
    expect(agency?.replyTo?.address).toBe(`marie${sent}@example.be`);
    expect(agency?.text).toContain('Je viens avec ma mère');
    expect(visitor).toMatchObject({
      kind: 'visit-booked',
      isAutomatic: true,
      subject: expect.stringMatching(/^Votre visite est réservée\s: Maison 1 \(ref\. 1\)$/),
    });
    expect(visitor?.text).toContain('An Devos');
    expect(visitor?.text).toContain(`http://agency.example/fr/rendez-vous/${token}/`);
    expect(visitor?.html).toContain(`href="http://agency.example/fr/rendez-vous/${token}/"`);
    expect(`${visitor?.text}${visitor?.html}`).not.toMatch(/mère|Dubois/);
    expect(visitor?.calendar?.method).toBe('REQUEST');
    expect(visitor?.calendar?.content).toContain('SEQUENCE:0');
  });

  test('forwards a wish if no time is chosen', async () => {
    const answer = await send({ timeSlots: ['10-13', '16-19'] });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().next).not.toContain('appointment=');
    expect(site.mails[0]?.subject).toBe('Bezoek gevraagd: Woning 1 (ref. 1) – Marie Dubois');
    expect(site.mails[0]?.text).toContain('Past het best: 10:00');
    expect(site.mails[1]).toMatchObject({
      kind: 'visit-requested',
      text: expect.stringMatching(/Votre préférence\s: 10\sh/),
      isAutomatic: true,
      subject: expect.stringMatching(/^Votre demande de visite/),
    });
    expect(site.mails[1]?.calendar).toBeUndefined();
  });

  test('is booked once if it is sent twice with one key', async () => {
    const [slot] = await slots();
    await prove();
    const fields = { slot: slot?.id, email: `marie${sent + 1}@example.be` };
    const first = await send(fields, 'key-1');
    const second = await send(fields, 'key-1');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(site.mails).toHaveLength(2);
  });

  test('reports beside the field that a time was just taken, and stores nothing', async () => {
    const [slot] = await slots();
    await prove();
    await send({ slot: slot?.id });
    const answer = await send({ slot: slot?.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path: 'slot', message: expect.stringContaining('vient de réserver') }]);
    const stored = await db().selectFrom('submission').select('id').execute();
    expect([stored.length, site.mails.length]).toEqual([1, 2]);
  });

  test('500 people who book the same 20 times at once: 20 bookings, 480 clear answers', async () => {
    await delay(1100);
    const wanted = (await slots()).slice(0, 20);
    const count = wanted.length;
    expect(count).toBeGreaterThan(9);
    // Like a browser: retry refused requests with the same key.
    const sendUntilAnswered = async (fields: object, key: string): ReturnType<typeof send> => {
      const answer = await send({ ...fields, email: `${key}@example.be` }, key);
      if (answer.statusCode !== 503) return answer;
      await delay(500);
      return sendUntilAnswered(fields, key);
    };
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        sendUntilAnswered({ slot: wanted[index % count]?.id }, `person-${index}`),
      ),
    );
    const told: Record<string, number> = {};
    for (const { statusCode, json } of answers) {
      const outcome = statusCode === 422 ? json().errors[0].path : statusCode;
      told[outcome] = (told[outcome] ?? 0) + 1;
    }
    expect(told).toEqual({ 201: count, slot: 500 - count });
    const everything = { start: new Date(0), end: new Date('2100-01-01') };
    expect(await readAppointments(db(), everything)).toHaveLength(count);
  });
});
