import { OwnerSite } from '../../testing/owner-site.ts';

describe('an owner', () => {
  let site: OwnerSite;
  beforeAll(async () => {
    site = await OwnerSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(() => site.forgetAttempts());

  test('is asked to log in first', async () => {
    for (const url of ['/api/owner/me', '/api/owner/statistics'])
      for (const cookies of [{ other: 'x' }, { 'facade-owner': 'made-up' }] as Record<string, string>[])
        expect((await site.test.api.inject({ url, cookies })).statusCode).toBe(401);
  });

  test('sees only the visits of their own properties, counted by kind of source', async () => {
    await site.visit(1);
    await site.visit(1, 'https://www.google.be/');
    await site.visit(2, 'http://localhost/nl/te-koop/');
    await site.visit(3, 'https://www.immoweb.be/');
    const { statusCode, headers, body } = await site.test.api.inject({
      url: '/api/owner/statistics?lang=fr',
      cookies: await site.cookie(),
    });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const statistics = JSON.parse(body);
    expect(statistics).toMatchObject({
      owner: { name: 'Anne', email: 'anne@example.be' },
      properties: [
        { id: 1, title: 'Maison 1', visits: 2 },
        { id: 2, visits: 1 },
      ],
      today: { visits: 3, previous: 0 },
      total: { visits: 3, previous: null },
    });
    expect(statistics.days).toHaveLength(30);
    expect(statistics.days.at(-1).visits).toBe(3);
    expect(
      Object.fromEntries(statistics.sources.map((s: { source: string; visits: number }) => [s.source, s.visits])),
    ).toEqual({
      direct: 1,
      search: 1,
      site: 1,
    });
  });

  test('does not see visits of bots, or of homes that do not exist', async () => {
    const count = async () =>
      (
        await site.test.db
          .selectFrom('visit')
          .select(({ fn }) => fn.sum<string>('visits').as('n'))
          .executeTakeFirst()
      )?.n;
    const before = await count();
    expect((await site.visit(1, undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)')).statusCode).toBe(204);
    expect((await site.visit(999)).statusCode).toBe(204);
    expect(await count()).toBe(before);
    expect((await site.visit('x' as never)).statusCode).toBe(422);
  });

  test('sees senders by first name and initial only', async () => {
    const payload = {
      propertyId: 1,
      firstName: 'Jean',
      lastName: 'Leclercq',
      email: 'j@example.be',
      message: 'Bonjour',
      privacy: true,
    };
    await site.test.api.inject({ method: 'POST', url: '/api/forms/property-enquiry', payload });
    const { body } = await site.test.api.inject({ url: '/api/owner/statistics', cookies: await site.cookie() });
    const { history } = JSON.parse(body);
    expect(history[0]).toMatchObject({ kind: 'enquiry', propertyId: 1, person: 'Jean L.' });
    expect(history.map(({ kind }: { kind: string }) => kind)).toContain('published');
    expect(body).not.toContain('Leclercq');
    expect(body).not.toContain('j@example.be');
  });

  test('is logged out permanently', async () => {
    const cookies = await site.cookie();
    const me = () => site.test.api.inject({ url: '/api/owner/me', cookies });
    const session = () => site.test.api.inject({ url: '/api/owner/session', cookies });
    expect((await me()).json()).toEqual({ name: 'Anne', email: 'anne@example.be' });
    expect([(await session()).json(), (await session()).headers['cache-control']]).toEqual([
      { loggedIn: true },
      'no-store',
    ]);
    const out = await site.test.api.inject({ method: 'POST', url: '/api/owner/logout', cookies });
    expect(out.statusCode).toBe(204);
    expect((await me()).statusCode).toBe(401);
    expect((await session()).json()).toEqual({ loggedIn: false });
    expect((await site.test.api.inject('/api/owner/session')).json()).toEqual({ loggedIn: false });
  });
});
