import { propertyRecords } from '@facade/feed/testing/sample-records';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  message: 'Ce bien est-il encore libre ?',
  privacy: true,
};

/** Headers that the shell adds to a visitor's request. */
const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https' };

describe('the forms', () => {
  let site: TestApi;
  const post = (form: string, payload: object | string, headers: Record<string, string> = {}) =>
    site.api.inject({ method: 'POST', url: `/api/forms/${form}`, payload, headers });
  const stored = () => site.db.selectFrom('submission').selectAll().orderBy('created_at').execute();
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('hit_counter').execute();
  });

  test('store an enquiry and mail both sides, each in its own language', async () => {
    const response = await post(
      'property-enquiry',
      {
        ...person,
        propertyId: 1,
        language: 'fr',
        title: 'ms',
        phone: '0470/12.34.56',
        wantsVisit: true,
        timeSlots: ['10-13'],
      },
      SHELL,
    );
    expect(response.statusCode).toBe(201);
    const { id, next } = response.json();
    expect(next).toBe('/fr/merci/contact-appointment/?home=1');
    expect((await stored()).at(-1)).toMatchObject({
      id,
      form: 'property-enquiry',
      language: 'fr',
      property_id: 1,
      fields: { firstName: 'Marie', phone: '+32470123456', timeSlots: ['10-13'], wantsVisit: true },
    });
    const [agency, visitor] = site.mails;
    expect(agency).toMatchObject({ replyTo: { address: 'marie@example.be' } });
    expect(agency?.subject).toBe('Aanvraag: ref. 1 – Marie Dubois');
    expect(agency?.text).toContain('Ce bien est-il encore libre ?');
    expect(agency?.text).toContain('10:00–13:00');
    expect(agency?.text).toContain('https://www.agency.example/nl/te-koop/ath/woning/1/');
    expect(visitor).toMatchObject({ to: { address: 'marie@example.be' }, isAutomatic: true });
    expect(visitor?.text).toContain('https://www.agency.example/fr/');
    expect(visitor?.text).toContain('Maison 1 (ref. 1)');
  });

  test('link to the host that the shell answers for, never to one from the visitor’s request', async () => {
    const enquiry = { ...person, propertyId: 1, language: 'fr' };
    await post('property-enquiry', enquiry, { 'x-forwarded-host': 'office-pc:8080' });
    expect(site.mails[1]?.text).toContain('http://office-pc:8080/fr/');
    site.mails.length = 0;
    await post('property-enquiry', enquiry, { host: 'evil.example' });
    await post('property-enquiry', enquiry, { 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'javascript' });
    expect(site.mails).toHaveLength(4);
    expect(JSON.stringify(site.mails)).not.toMatch(/evil|javascript|a b/);
  });

  test('never send a stranger’s text to an address that the stranger entered', async () => {
    await post('contact', { ...person, message: 'BUY PILLS' });
    expect(site.mails.map(({ text }) => text.includes('BUY PILLS'))).toEqual([true, false]);
  });

  test('are accepted as plain form posts without JavaScript', async () => {
    const body = new URLSearchParams({ ...person, privacy: 'on', phone: '', title: '', language: 'nl' });
    for (const slot of ['10-13', '14-16']) body.append('timeSlots', slot);
    const response = await post('contact', body.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.statusCode).toBe(201);
    expect((await stored()).at(-1)?.fields).toMatchObject({ timeSlots: ['10-13', '14-16'], privacy: true });
  });

  test.each([
    ['nl', 'Voornaam is een verplicht veld', 'Vink aan'],
    ['fr', 'Le prénom est un champ obligatoire', 'Cochez'],
    ['en', 'First name is a required field', 'Tick'],
    ['de', 'Vorname ist ein Pflichtfeld', 'Bestätigen'],
  ])('report in %s what is missing', async (language, firstName, privacy) => {
    const response = await post('contact', { language });
    expect(response.statusCode).toBe(422);
    const errors = errorsByField(response.json().errors);
    expect(Object.keys(errors).sort()).toEqual(['email', 'firstName', 'lastName', 'message', 'privacy']);
    expect(errors.firstName).toBe(firstName);
    expect(errors.privacy).toContain(privacy);
  });

  test.each([
    [{ email: 'marie' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ timeSlots: ['at night'] }, 'timeSlots'],
    [{ title: 'king' }, 'title'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ wantsVisit: true }, 'phone'],
    [{ propertyId: 999 }, 'propertyId'],
    [{ propertyId: 'x' }, 'propertyId'],
  ])('refuse %j', async (fields, name) => {
    const before = (await stored()).length;
    const response = await post('property-enquiry', { ...person, propertyId: 1, ...fields });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(errorsByField(response.json().errors))).toEqual([name]);
    expect(await stored()).toHaveLength(before);
  });

  test('store suspected spam without sending mails', async () => {
    const before = (await stored()).length;
    expect((await post('contact', { ...person, website: 'https://spam.example' })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(before + 1);
    expect(site.mails).toEqual([]);
  });

  test('store nothing if the mails cannot be stored', async () => {
    const before = (await stored()).length;
    const push = jest.spyOn(site.mails, 'push').mockImplementation(() => {
      throw new Error('outbox');
    });
    expect((await post('contact', person)).statusCode).toBe(500);
    push.mockRestore();
    expect(await stored()).toHaveLength(before);
  });

  test.each([
    ['application/json', '{"firstName":'],
    ['application/json', '[]'],
    ['application/json', 'null'],
    ['text/plain', 'hello'],
  ])('answer a problem to %s %s', async (type, payload) => {
    const { statusCode, headers } = await post('contact', payload, { 'content-type': type });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['content-type']).toBe('application/problem+json');
  });

  test('refuse a body that is too large, and an unknown form', async () => {
    expect((await post('contact', { ...person, message: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect((await post('lottery', person)).statusCode).toBe(404);
  });

  test('have a limit per address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const codes: number[] = [];
    for (let n = 0; n < 31; n++) codes.push((await post('contact', {}, headers)).statusCode);
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(422));
    expect(codes[30]).toBe(429);
    expect((await post('contact', {}, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(422);
  });
});
