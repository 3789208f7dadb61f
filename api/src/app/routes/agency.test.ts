import { STAFF, StaffSite } from '../../testing/staff-site.ts';

describe('the agency’s area', () => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await StaffSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await site.test.db.deleteFrom('hit_counter').execute();
    await site.test.db.deleteFrom('login_source').execute();
  });

  const endpoints = (id: string) =>
    [
      { method: 'GET', url: '/api/agency/leads' },
      { method: 'GET', url: `/api/agency/leads/${id}` },
      { method: 'POST', url: '/api/agency/lead', payload: { id, version: 1, action: 'answer' } },
      { method: 'GET', url: '/api/agency/outbox' },
      { method: 'GET', url: '/api/agency/imports' },
      { method: 'POST', url: '/api/agency/imports' },
      { method: 'GET', url: '/api/agency/releases' },
      {
        method: 'POST',
        url: '/api/agency/releases',
        payload: { section: 'mf-forms', action: 'rollback', seen: '1.0.0' },
      },
      { method: 'POST', url: '/api/agency/agenda', payload: { action: 'undo', change: 1 } },
      { method: 'POST', url: '/api/agency/outbox', payload: { all: true } },
      { method: 'GET', url: '/api/agency/buyers?home=1' },
      { method: 'POST', url: '/api/agency/buyers', payload: { home: 1 } },
      { method: 'GET', url: '/api/agency/account' },
      { method: 'POST', url: '/api/agency/sessions/end', payload: { session: 999_999 } },
      { method: 'POST', url: '/api/agency/passkeys/remove', payload: { passkey: 999_999 } },
    ] as const;

  test('is closed without a session, with a made-up one and with that of an owner of the same address', async () => {
    const id = await site.send({ propertyId: 1 });
    const [owner] = (await site.login('owner', STAFF.mia.email, 'another horse')).cookies;
    expect(owner?.name).toBe('facade-owner');
    const value = owner?.value ?? '';
    const strangers: Record<string, string>[] = [
      { other: 'x' },
      { 'facade-staff': 'made-up' },
      { 'facade-owner': value },
      { 'facade-staff': value },
    ];
    for (const cookies of strangers)
      for (const endpoint of endpoints(id)) {
        const { statusCode, headers } = await site.test.api.inject({
          ...endpoint,
          cookies,
        });
        expect([endpoint.url, statusCode, headers['cache-control']]).toEqual([endpoint.url, 401, 'no-store']);
      }
    const staff = Object.values(await site.as('mia'))[0] ?? '';
    for (const url of ['/api/owner/me', '/api/owner/statistics'])
      expect((await site.test.api.inject({ url, cookies: { 'facade-owner': staff } })).statusCode).toBe(401);
    expect((await site.login('owner', STAFF.an.email, 'correct horse')).statusCode).toBe(401);
    expect((await site.login('agency', STAFF.mia.email, 'another horse')).statusCode).toBe(401);
  });

  test('is closed to an agent of other homes', async () => {
    const id = await site.send({ propertyId: 1 });
    const cookies = await site.as('bob');
    const codes = [];
    for (const endpoint of endpoints(id)) codes.push((await site.test.api.inject({ ...endpoint, cookies })).statusCode);
    expect(codes).toEqual([200, 404, 404, 403, 403, 403, 403, 403, 404, 403, 404, 404, 200, 404, 404]);
    expect((await site.inbox(cookies, { box: 'all' })).leads).toEqual([]);
  });

  test('is not cached or indexed', async () => {
    const { headers } = await site.test.api.inject({ url: '/api/agency/leads', cookies: await site.as('an') });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('has a session cookie that scripts and other sites cannot read, new with each login, and ends it', async () => {
    const { cookies } = await site.login('agency', ' AN@example.be ', 'correct horse');
    expect(cookies).toMatchObject([
      { name: 'facade-staff', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 43_200 },
      { name: 'facade-staff-device' },
      { name: 'facade-staff-name', value: 'An' },
    ]);
    const first = cookies[0]?.value ?? '';
    const again = await site.login('agency', STAFF.an.email, 'correct horse', { cookie: `facade-staff=${first}` });
    const second = again.cookies[0]?.value ?? '';
    const session = async (token: string) =>
      (await site.test.api.inject({ url: '/api/agency/session', cookies: { 'facade-staff': token } })).json().loggedIn;
    expect(second).not.toBe(first);
    expect([await session(first), await session(second)]).toEqual([false, true]);
    await site.test.api.inject({ method: 'POST', url: '/api/agency/logout', cookies: { 'facade-staff': second } });
    expect(await session(second)).toBe(false);
  });

  test('answers a wrong password and an unknown address alike, and counts them separately from those of owners', async () => {
    const wrong = await site.login('agency', STAFF.an.email, 'x');
    const unknown = await site.login('agency', 'nobody@example.be', 'x');
    const { requestId: _, ...problem } = wrong.json();
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toMatchObject(problem);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let n = 0; n < 21; n++) await site.login('agency', `somebody-${n}@example.be`, 'x', from);
    expect((await site.login('agency', STAFF.an.email, 'correct horse', from)).statusCode).toBe(429);
    expect((await site.login('owner', STAFF.mia.email, 'another horse', from)).statusCode).toBe(204);
  });

  test('refuses requests from other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await site.login('agency', STAFF.an.email, 'correct horse', headers)).statusCode).toBe(400);
    const cookies = await site.as('mia');
    const payload = { id: await site.send(), version: 1, action: 'answer' };
    const answer = await site.test.api.inject({ method: 'POST', url: '/api/agency/lead', payload, cookies, headers });
    expect(answer.statusCode).toBe(400);
  });

  test('shows everything that was sent, and its subject', async () => {
    const id = await site.send({ propertyId: 1, phone: '0470 12 34 56', wantsVisit: true, timeSlots: [] });
    const { lead, colleagues, staff } = await site.read(await site.as('an'), id);
    expect(lead).toMatchObject({
      form: 'property-enquiry',
      sender: 'Jean Leclercq',
      excerpt: 'Bonjour',
      email: 'jean@example.be',
      language: 'fr',
      home: { kind: 'property', id: 1, title: 'Maison 1' },
    });
    expect(lead.phone).toContain('470');
    const fields = Object.fromEntries(lead.fields.map(({ name, values }) => [name, values]));
    expect(fields).toMatchObject({ wantsVisit: ['true'], message: ['Bonjour'] });
    expect(fields).not.toHaveProperty('website');
    expect(fields).not.toHaveProperty('timeSlots');
    expect(fields).not.toHaveProperty('wantsDocuments');
    expect(staff).toMatchObject({ name: 'An', role: 'agent' });
    expect(colleagues.map(({ name }) => name)).toEqual(['An', 'Bob', 'Mia']);
  });

  test('reports the errors of a change', async () => {
    const cookies = await site.as('mia');
    const id = await site.send();
    const empty = await site.change(cookies, { id, action: 'note', note: ' ' });
    expect([empty.statusCode, JSON.stringify(empty.json().errors)]).toEqual([
      422,
      expect.stringContaining('Ce champ est obligatoire'),
    ]);
    expect((await site.change(cookies, { id, action: 'note', note: 'x'.repeat(4001) })).statusCode).toBe(422);
    expect((await site.change(cookies, { id, action: 'sell' as never })).statusCode).toBe(422);
    expect((await site.test.api.inject({ url: '/api/agency/leads/1', cookies })).statusCode).toBe(404);
    expect((await site.test.api.inject({ url: '/api/agency/leads?box=x', cookies })).statusCode).toBe(400);
  });
});
