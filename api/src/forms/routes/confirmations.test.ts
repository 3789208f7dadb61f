import { propertyRecords } from '@facade/feed/testing/sample-records';
import { confirmationLimit } from '../../correspondence/confirmation-limit.ts';
import type { MailTemplate } from '../../mail/templates/templates.ts';
import { keyedHasher } from '../../platform/limits/keyed-hash.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  message: 'Bonjour',
  privacy: true,
};

describe('confirmations', () => {
  let site: TestApi;
  const post = (fields: object, headers: Record<string, string> = {}) =>
    site.api.inject({
      method: 'POST',
      url: '/api/forms/property-enquiry',
      payload: { ...person, propertyId: 1, ...fields },
      headers,
    });
  const confirmations = () => site.mails.filter(({ isAutomatic }) => isAutomatic);
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('hit_counter').execute();
  });

  test.each([
    { firstName: 'Win at https://evil.example', lastName: 'www.evil.example' },
    { message: 'Look at https://evil.example' },
    { firstName: 'a\r\nBcc: evil@evil.example', lastName: 'evil.example\u202e' },
    { phone: '0470 12 34 56', wantsVisit: true, title: 'ms', timeSlots: ['10-13'], website: '', evil: 'evil.example' },
  ])('contain nothing that the visitor typed: %j', async (fields) => {
    expect((await post(fields)).statusCode).toBe(201);
    expect(site.mails).toHaveLength(2);
    await post({ email: 'zoe@example.be' });
    const [given, plain] = confirmations();
    expect({ ...given, to: plain?.to, about: plain?.about }).toEqual(plain);
    expect(given?.to).toEqual({ name: '', address: 'marie@example.be' });
  });

  test('leave one-line names to the agency’s mail', async () => {
    await post({ firstName: 'Ann\r\nBcc: evil@evil.example', lastName: ' D’Hondt\u202e\u007f x ' });
    expect(site.mails[0]?.replyTo?.name).toBe('Ann Bcc: evil@evil.example D’Hondt x');
    expect((await post({ firstName: '\u0001\n' })).statusCode).toBe(422);
    expect((await post({ email: 'marie\u0007@example.be' })).statusCode).toBe(422);
  });

  test('link to the site that the shell answered for, never to a host from the request', async () => {
    await post({}, { host: 'evil.example' });
    await post(
      {},
      { host: 'evil.example', 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'javascript' },
    );
    await post({}, { 'x-forwarded-host': 'evil.example/path?' });
    const links = site.mails.map(({ text }) => /\S+:\/\/\S+/.exec(text)?.[0]);
    expect(links.map((link) => link && new URL(link).origin)).toEqual([
      undefined,
      undefined,
      'http://www.agency.example',
      'http://www.agency.example',
      undefined,
      undefined,
    ]);
  });

  test('are limited per mailbox, in any spelling and from any form; the agency gets every enquiry', async () => {
    const spellings = [
      'marie@example.be',
      'Marie@Example.be',
      'marie+1@example.be',
      'marie+2@example.be',
      'MARIE@example.be',
    ];
    for (const email of spellings) expect((await post({ email })).statusCode).toBe(201);
    expect(confirmations()).toHaveLength(3);
    expect(site.mails).toHaveLength(5 + 3);
    await post({ email: 'zoe@example.be' });
    expect(confirmations()).toHaveLength(4);
  });

  test('say to the agency, its inbox and the visitor that one was held', async () => {
    for (let n = 0; n < 3; n++) expect((await post({})).json().next).not.toContain('mail=held');
    site.mails.length = 0;
    const { id, next } = (await post({})).json();
    expect(next).toMatch(/\?home=1&mail=held$/);
    expect(site.mails.map(({ kind }) => kind)).toEqual(['enquiry-agency']);
    expect(site.mails[0]?.text).toContain('niet verstuurd');
    const events = await site.db.selectFrom('lead_event').select('kind').where('lead_id', '=', id).execute();
    expect(events).toEqual([{ kind: 'mailHeld' }]);
  });

  test('of what was done are not held by the limit on links and receipts, nor is a reset link', async () => {
    const take = confirmationLimit(await keyedHasher(site.db));
    const to = { name: '', address: 'marie@example.be' };
    const taken = (kind: MailTemplate) => site.db.transaction().execute((tx) => take(tx, { kind, to }));
    const often = async (kind: MailTemplate, times: number) => {
      const all = [];
      for (let n = 0; n < times; n++) all.push(await taken(kind));
      return all.filter(Boolean).length;
    };
    expect([await often('newsletter-confirm', 5), await often('contact-confirmation', 5)]).toEqual([3, 3]);
    const done = ['visit-booked', 'documents-link', 'purchase-offer-confirmation', 'rental-application-confirmation'];
    for (const kind of done as MailTemplate[]) expect([kind, await often(kind, 4)]).toEqual([kind, 4]);
    expect(await often('password-reset', 4)).toBe(3);
    expect(await often('visit-booked', 10)).toBe(4);
  });

  test('are limited per Gmail mailbox, wherever its dots are, and dots count elsewhere', async () => {
    for (const email of ['marie@gmail.com', 'm.arie@gmail.com', 'ma.rie+1@googlemail.com', 'mari.e@gmail.com'])
      await post({ email });
    expect(confirmations()).toHaveLength(3);
    await post({ email: 'm.arie@example.be' });
    for (let n = 0; n < 3; n++) await post({ email: 'marie@example.be' });
    expect(confirmations()).toHaveLength(3 + 4);
  });
});
