import { lookup } from 'node:dns/promises';
import { stat } from 'node:fs/promises';
import { propertyRecords } from '../../testing/sample-records.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// Fast alone; the whole suite shares few cores.
jest.setTimeout(60_000);

const owner = { name: 'Anne', email: 'Anne@Example.be', password: 'correct horse', propertyIds: [1, 2] };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0';

describe('an owner', () => {
  let test: TestApi;
  let address = 0;
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    test.api.inject({
      method: 'POST',
      url: '/api/owner/login',
      payload: { email, password },
      // Each attempt from elsewhere, so that the limit has its own test.
      headers: { 'x-forwarded-for': `203.0.113.${++address}`, 'accept-language': 'fr', ...headers },
    });
  const cookieOf = async () => {
    const [cookie] = (await login('anne@example.be', 'correct horse')).cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  };
  const visit = (propertyId: number, referrer?: string, agent = BROWSER) =>
    test.api.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { propertyId, referrer },
      headers: { 'user-agent': agent },
    });
  beforeAll(async () => {
    test = await startTestApi();
    await test.load(
      [1, 2, 3].flatMap((id) => propertyRecords(id)),
      { owners: [owner] },
    );
  }, 120_000);
  afterAll(() => test.close());
  // What one test guesses wrong is not held against the next.
  beforeEach(async () => {
    await test.db.deleteFrom('hit_counter').execute();
    await test.db.deleteFrom('login_source').execute();
  });

  it('logs in with a cookie that scripts and other sites do not get', async () => {
    const response = await login(' anne@example.be ', 'correct horse');
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toMatchObject([
      { name: 'facade-owner', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 },
      { name: 'facade-device' },
    ]);
  });

  it('has a cookie bound to the host over https', async () => {
    const { cookies } = await login('anne@example.be', 'correct horse', { 'x-forwarded-proto': 'https' });
    expect(cookies).toMatchObject([
      { name: '__Host-facade-owner', secure: true, path: '/' },
      { name: '__Host-facade-device', secure: true, path: '/' },
    ]);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
  });

  it('gets the same answer for a wrong password as a stranger for an unknown address', async () => {
    const [wrong, unknown] = [await login('anne@example.be', 'x'), await login('nobody@example.be', 'x')];
    const { requestId: _, ...problem } = wrong.json();
    expect(wrong.statusCode).toBe(401);
    expect(problem.detail).toBe('Le nom d’utilisateur ou le mot de passe est incorrect.');
    expect(unknown.json()).toMatchObject(problem);
    expect(unknown.cookies).toEqual([]);
  });

  it('waits as long for either', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await login(email, 'x');
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    // In turns, so that a machine that is busy for a moment slows both.
    for (let n = 0; n < 9; n++) {
      times.known.push(await time('anne@example.be'));
      times.unknown.push(await time('nobody@example.be'));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  it('is told which field is empty', async () => {
    const response = await login('', '');
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      email: 'L’adresse e-mail est un champ obligatoire',
      password: 'Le mot de passe est un champ obligatoire',
    });
  });

  it('is asked to log in first', async () => {
    for (const url of ['/api/owner/me', '/api/owner/statistics'])
      for (const cookies of [{ other: 'x' }, { 'facade-owner': 'made-up' }] as Record<string, string>[])
        expect((await test.api.inject({ url, cookies })).statusCode).toBe(401);
  });

  it('sees the visits of the own properties only, counted by kind of source', async () => {
    await visit(1);
    await visit(1, 'https://www.google.be/');
    await visit(2, 'http://localhost/nl/te-koop/');
    await visit(3, 'https://www.immoweb.be/');
    const { statusCode, headers, body } = await test.api.inject({
      url: '/api/owner/statistics?lang=fr',
      cookies: await cookieOf(),
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

  it('is not shown the visits of programs, nor of what does not exist', async () => {
    const count = async () =>
      (
        await test.db
          .selectFrom('visit')
          .select(({ fn }) => fn.sum<string>('visits').as('n'))
          .executeTakeFirst()
      )?.n;
    const before = await count();
    expect((await visit(1, undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)')).statusCode).toBe(204);
    expect((await visit(999)).statusCode).toBe(204);
    expect(await count()).toBe(before);
    expect((await visit('x' as never)).statusCode).toBe(422);
  });

  it('reads who asked, by first name and initial only', async () => {
    const payload = {
      propertyId: 1,
      firstName: 'Jean',
      lastName: 'Leclercq',
      email: 'j@example.be',
      message: 'Bonjour',
      privacy: true,
    };
    await test.api.inject({ method: 'POST', url: '/api/forms/property-enquiry', payload });
    const { body } = await test.api.inject({ url: '/api/owner/statistics', cookies: await cookieOf() });
    const { history } = JSON.parse(body);
    expect(history[0]).toMatchObject({ kind: 'enquiry', propertyId: 1, person: 'Jean L.' });
    expect(history.map(({ kind }: { kind: string }) => kind)).toContain('published');
    expect(body).not.toContain('Leclercq');
    expect(body).not.toContain('j@example.be');
  });

  it('is logged out for good', async () => {
    const cookies = await cookieOf();
    const me = () => test.api.inject({ url: '/api/owner/me', cookies });
    const session = () => test.api.inject({ url: '/api/owner/session', cookies });
    expect((await me()).json()).toEqual({ name: 'Anne', email: 'anne@example.be' });
    expect([(await session()).json(), (await session()).headers['cache-control']]).toEqual([
      { loggedIn: true },
      'no-store',
    ]);
    const out = await test.api.inject({ method: 'POST', url: '/api/owner/logout', cookies });
    expect(out.statusCode).toBe(204);
    expect((await me()).statusCode).toBe(401);
    expect((await session()).json()).toEqual({ loggedIn: false });
    expect((await test.api.inject('/api/owner/session')).json()).toEqual({ loggedIn: false });
  });

  it('cannot be logged in by another site', async () => {
    expect((await login('anne@example.be', 'correct horse', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  });

  it('has a limited number of attempts, and is told for how long to wait', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', 'accept-language': 'nl' };
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await login(`somebody-${n}@example.be`, 'x', headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(401), 429]);
    const last = answers.at(-1);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(500);
    expect(last?.json()).toMatchObject({ errors: { '': 'Te veel pogingen. Probeer het over 10 minuten opnieuw.' } });
  });

  it('is let in with the cookie of an earlier login, from an address that is over its limit', async () => {
    const [, device] = (await login('anne@example.be', 'correct horse')).cookies;
    expect(device).toMatchObject({
      name: 'facade-device',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 34_560_000,
    });
    const from = { 'x-forwarded-for': '198.51.100.2' };
    for (let n = 0; n < 21; n++) await login(`somebody-${n}@example.be`, 'x', from);
    expect((await login('anne@example.be', 'correct horse', from)).statusCode).toBe(429);
    const headers = { ...from, cookie: `facade-device=${device?.value}` };
    expect((await login('anne@example.be', 'correct horse', headers)).statusCode).toBe(204);
  });

  it('does not stall the api when a hundred log in at once', async () => {
    const others = async () => {
      const began = performance.now();
      for (let n = 0; n < 20; n++) {
        expect((await test.api.inject('/api/site?lang=nl')).statusCode).toBe(200);
        await stat(__filename);
        await lookup('localhost');
      }
      return performance.now() - began;
    };
    await others();
    const one = async () => {
      const began = performance.now();
      await login('nobody@example.be', 'x');
      return performance.now() - began;
    };
    const alone = await one();
    const began = performance.now();
    const flood = Promise.all(Array.from({ length: 100 }, () => login('anne@example.be', 'x')));
    await others();
    const meanwhile = performance.now() - began;
    const codes = (await flood).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(80);
    expect(codes.every((code) => code === 401 || code === 429)).toBe(true);
    // A hundred hashes, two at a time, would take fifty times as long as one login.
    expect(meanwhile).toBeLessThan(25 * alone);
  });

  it('has passwords and sessions that the database cannot tell', async () => {
    await cookieOf();
    const [account] = await test.db.selectFrom('account').selectAll().execute();
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    const sessions = await test.db.selectFrom('session').selectAll().execute();
    expect(sessions.every(({ token_hash }) => /^[\da-f]{64}$/.test(token_hash))).toBe(true);
  });
});
