import { lookup } from 'node:dns/promises';
import { stat } from 'node:fs/promises';
import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { OwnerSite } from '../../testing/owner-site.ts';

describe('the login of an owner', () => {
  let site: OwnerSite;
  beforeAll(async () => {
    site = await OwnerSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(() => site.forgetAttempts());

  test('logs in with a cookie that scripts and other sites cannot read', async () => {
    const response = await site.login(' anne@example.be ', 'correct horse');
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toMatchObject([
      { name: 'facade-owner', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'facade-device' },
      { name: 'facade-owner-name' },
    ]);
    // The cookie ends with the browser.
    expect(response.cookies[0]).not.toHaveProperty('maxAge');
  });

  test('gives pages the owner’s first name during the session', async () => {
    const { cookies } = await site.login('anne@example.be', 'correct horse');
    const name = cookies.find((cookie) => cookie.name === 'facade-owner-name');
    expect(name).toMatchObject({ value: 'Anne', path: '/', sameSite: 'Lax' });
    expect(name).not.toHaveProperty('httpOnly');
    expect(name).not.toHaveProperty('maxAge');
    const session = (token: string) =>
      site.test.api.inject({
        url: '/api/owner/session',
        cookies: { 'facade-owner': token, 'facade-owner-name': 'Anne' },
      });
    expect((await session(cookies[0]?.value ?? '')).cookies).toEqual([]);
    expect((await session('ended')).cookies.map(({ name, value }) => [name, value])).toEqual([
      ['facade-owner', ''],
      ['facade-owner-name', ''],
    ]);
  });

  test.each(['on', true])('lasts a week if the owner asks to be remembered (%p)', async (remember) => {
    const payload = { email: 'anne@example.be', password: 'correct horse', remember };
    const { cookies } = await site.test.api.inject({ method: 'POST', url: '/api/owner/login', payload });
    expect(cookies[0]).toMatchObject({ name: 'facade-owner', maxAge: 604_800 });
  });

  test('has a cookie bound to the host over https', async () => {
    const { cookies } = await site.login('anne@example.be', 'correct horse', { 'x-forwarded-proto': 'https' });
    expect(cookies).toMatchObject([
      { name: '__Host-facade-owner', secure: true, path: '/' },
      { name: '__Host-facade-device', secure: true, path: '/' },
      { name: 'facade-owner-name', secure: true, path: '/' },
    ]);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
  });

  test('gets the same answer for a wrong password and an unknown address', async () => {
    const [wrong, unknown] = [await site.login('anne@example.be', 'x'), await site.login('nobody@example.be', 'x')];
    const { requestId: _, ...problem } = wrong.json();
    expect(wrong.statusCode).toBe(401);
    expect(problem.detail).toBe('Le nom d’utilisateur ou le mot de passe est incorrect.');
    expect(unknown.json()).toMatchObject(problem);
    expect(unknown.cookies).toEqual([]);
  });

  test('takes the same time for both', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await site.login(email, 'x');
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    // Alternately, so that a busy machine slows both.
    for (let n = 0; n < 9; n++) {
      times.known.push(await time('anne@example.be'));
      times.unknown.push(await time('nobody@example.be'));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test('reports which field is empty', async () => {
    const response = await site.login('', '');
    expect(response.statusCode).toBe(422);
    expect(errorsByField(response.json().errors)).toEqual({
      email: 'L’adresse e-mail est un champ obligatoire',
      password: 'Le mot de passe est un champ obligatoire',
    });
  });

  test('cannot log in from another site', async () => {
    expect((await site.login('anne@example.be', 'correct horse', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      400,
    );
  });

  test('limits attempts, and reports how long to wait', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', 'accept-language': 'nl' };
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await site.login(`somebody-${n}@example.be`, 'x', headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(401), 429]);
    const last = answers.at(-1);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(500);
    expect(last?.json()).toMatchObject({
      errors: [{ path: '', message: 'Te veel pogingen. Probeer het over 10 minuten opnieuw.' }],
    });
  });

  test('is accepted with the cookie of an earlier login from an address over its limit', async () => {
    const [, device] = (await site.login('anne@example.be', 'correct horse')).cookies;
    expect(device).toMatchObject({
      name: 'facade-device',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 34_560_000,
    });
    const from = { 'x-forwarded-for': '198.51.100.2' };
    for (let n = 0; n < 21; n++) await site.login(`somebody-${n}@example.be`, 'x', from);
    expect((await site.login('anne@example.be', 'correct horse', from)).statusCode).toBe(429);
    const headers = { ...from, cookie: `facade-device=${device?.value}` };
    expect((await site.login('anne@example.be', 'correct horse', headers)).statusCode).toBe(204);
  });

  test('does not block the api when a hundred log in at once', async () => {
    const others = async () => {
      const began = performance.now();
      for (let n = 0; n < 20; n++) {
        expect((await site.test.api.inject('/api/site?lang=nl')).statusCode).toBe(200);
        await stat(import.meta.filename);
        await lookup('localhost');
      }
      return performance.now() - began;
    };
    await others();
    const one = async () => {
      const began = performance.now();
      await site.login('nobody@example.be', 'x');
      return performance.now() - began;
    };
    const alone = await one();
    const began = performance.now();
    const flood = Promise.all(Array.from({ length: 100 }, () => site.login('anne@example.be', 'x')));
    await others();
    const meanwhile = performance.now() - began;
    const codes = (await flood).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 401 && code !== 429)).toEqual([]);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(80);
    // A hundred hashes, two at a time, would take fifty times as long as one login.
    expect(meanwhile).toBeLessThan(25 * alone);
  });

  test('stores passwords and sessions only as hashes', async () => {
    await site.cookie();
    const [account] = await site.test.db.selectFrom('account').selectAll().execute();
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    const sessions = await site.test.db.selectFrom('session').selectAll().execute();
    expect(sessions.every(({ token_hash }) => /^[\da-f]{64}$/.test(token_hash))).toBe(true);
  });
});
