import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import type { LeadAnswer, OwnerStatistics } from '@facade/shared-domain/model';
import { addStaff } from '../../accounts/staff/add-staff.ts';
import { OwnerSite } from '../../testing/owner-site.ts';

const STAFF = { name: 'Wout', email: 'wout@cardamine.example', password: 'correct horse', role: 'manager' as const };

let site: OwnerSite;
let owner: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  site = await OwnerSite.start();
  owner = await site.cookie();
  await addStaff(site.test.db, { ...STAFF, agentId: null });
  const payload = { email: STAFF.email, password: STAFF.password };
  const login = await site.test.api.inject({ method: 'POST', url: '/api/agency/login', payload });
  staff = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
});
afterAll(() => site.test.close());

const post = (url: string, payload: object, cookies = owner, headers: Record<string, string> = {}) =>
  site.test.api.inject({ method: 'POST', url, payload, cookies, headers });
const write = (payload: object, ...rest: [Record<string, string>?, Record<string, string>?]) =>
  post('/api/owner/messages', { property: 1, message: 'Kan de foto weg?', language: 'nl', ...payload }, ...rest);
const read = async (): Promise<OwnerStatistics> =>
  (await site.test.api.inject({ url: '/api/owner/statistics?lang=nl&property=1', cookies: owner })).json();
const leadOf = async (id: string): Promise<LeadAnswer> =>
  (await site.test.api.inject({ url: `/api/agency/leads/${id}?lang=nl`, cookies: staff })).json();

test('a message of the owner reaches the agency with their name, and the owner sees when it was dealt with', async () => {
  const sent = await write({});
  expect(sent.statusCode).toBe(201);
  const { id, next } = sent.json();
  expect(next).toMatch(/\?property=1&sent=1#messages$/);
  const { lead } = await leadOf(id);
  expect(lead).toMatchObject({ sender: 'Anne', email: 'anne@example.be', isFromOwner: true, home: { id: 1 } });
  expect((await read()).messages).toMatchObject([{ text: 'Kan de foto weg?', propertyId: 1, handledAt: null }]);

  await post('/api/agency/lead', { id, version: lead.version, action: 'answer' }, staff);
  expect((await read()).messages?.[0]?.handledAt).toEqual(expect.any(String));
});

test('a reply is mailed to the owner in their language, and stays below the message', async () => {
  const { id } = (await write({ message: 'Wanneer komt de fotograaf?' })).json();
  site.test.mails.length = 0;
  const reply = (payload: object) => post('/api/agency/lead', { id, version: 1, action: 'reply', ...payload }, staff);
  expect((await reply({})).statusCode).toBe(422);
  expect((await reply({ note: 'Dinsdag om 10 uur.' })).statusCode).toBe(204);
  expect(site.test.mails).toMatchObject([
    {
      to: { address: 'anne@example.be' },
      replyTo: { address: STAFF.email },
      subject: expect.stringMatching(/^Antwoord van Wout: /),
      text: expect.stringContaining('Dinsdag om 10 uur.'),
    },
  ]);
  const [message] = (await read()).messages ?? [];
  expect(message).toMatchObject({
    handledAt: expect.any(String),
    replies: [{ by: 'Wout', text: 'Dinsdag om 10 uur.' }],
  });
  const { lead } = await leadOf(id);
  expect([lead.state, lead.events.map(({ kind }) => kind)]).toEqual(['answered', ['replied']]);
});

test('what the owner sends is no interest in the home, from whatever address and by whatever form', async () => {
  const before = (await read()).interest;
  const other = { firstName: 'Anne', lastName: 'Peeters', email: 'anne@werk.example', privacy: true };
  const enquiry = await post('/api/forms/property-enquiry', { ...other, propertyId: 1, message: 'Is dit zo?' });
  expect(enquiry.statusCode).toBe(201);
  const after = await read();
  expect(after.interest).toEqual(before);
  expect(after.history.map(({ kind }) => kind)).not.toContain('enquiry');
  expect(after.messages?.[0]).toMatchObject({ text: 'Is dit zo?' });
  expect((await leadOf(enquiry.json().id)).lead.isFromOwner).toBe(true);

  const elsewhere = await post('/api/forms/property-enquiry', { ...other, propertyId: 3, message: 'Nog vrij?' });
  expect((await leadOf(elsewhere.json().id)).lead.isFromOwner).toBe(false);
});

test('only owners of the home write, from the site itself, and something', async () => {
  expect((await write({ property: 3 })).statusCode).toBe(404);
  expect((await write({}, {})).statusCode).toBe(401);
  expect((await write({}, owner, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  const empty = await write({ message: ' ' });
  expect([empty.statusCode, Object.keys(errorsByField(empty.json().errors))]).toEqual([422, ['message']]);
});

test('the same post again is one message', async () => {
  const key = { 'idempotency-key': 'owner-message-1' };
  const [first, second] = [
    await write({ message: 'Eenmaal' }, owner, key),
    await write({ message: 'Eenmaal' }, owner, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect((await read()).messages?.filter(({ text }) => text === 'Eenmaal')).toHaveLength(1);
});

test('only what an owner wrote on the dashboard is replied to there', async () => {
  const payload = { firstName: 'Jean', lastName: 'Peeters', email: 'jean@example.be', message: 'Vrij?', privacy: true };
  const { id } = (await post('/api/forms/property-enquiry', { ...payload, propertyId: 1 }, {})).json();
  const change = { id, version: 1, action: 'reply', note: 'Ja' };
  expect((await post('/api/agency/lead', change, staff)).statusCode).toBe(400);
});
