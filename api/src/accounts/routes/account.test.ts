import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { OwnerSite } from '../../testing/owner-site.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const NEW = 'a whole new one';

type Cookies = Record<string, string>;

describe('an owner’s account', () => {
  let site: OwnerSite;
  beforeAll(async () => {
    site = await OwnerSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    site.test.mails.length = 0;
    await site.forgetAttempts();
    await site.test.db.deleteFrom('session').execute();
  });

  const logIn = async (agent: string, password = 'correct horse'): Promise<Cookies> => {
    const [cookie] = (await site.login('anne@example.be', password, { 'user-agent': agent })).cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  };
  const account = (cookies: Cookies) => site.test.api.inject({ url: '/api/owner/account', cookies });
  const post = (path: string, cookies: Cookies, payload: object = {}, headers: Record<string, string> = {}) =>
    site.test.api.inject({
      method: 'POST',
      url: `/api/owner/${path}`,
      cookies,
      payload,
      headers: { 'accept-language': 'nl', ...headers },
    });
  const change = (cookies: Cookies, currentPassword: string, password: string) =>
    post('password/change', cookies, { currentPassword, password });

  test('lists the browsers that are logged in, without caching', async () => {
    const phone = await logIn(SAFARI);
    const desk = await logIn(FIREFOX);
    const { headers, body } = await account(desk);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { owner, sessions } = JSON.parse(body);
    expect(owner).toEqual({ name: 'Anne', email: 'anne@example.be' });
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isThis: true },
      { browser: 'Safari', system: 'iPhone', isThis: false },
    ]);
    const ended = await post('sessions/end', desk, { session: String(sessions[1].id) });
    expect(ended.statusCode).toBe(204);
    expect([(await account(phone)).statusCode, (await account(desk)).statusCode]).toEqual([401, 200]);
    expect((await post('sessions/end', desk, { session: sessions[1].id })).statusCode).toBe(404);
  });

  test('is logged out everywhere, including this browser', async () => {
    const [phone, desk] = [await logIn(SAFARI), await logIn(FIREFOX)];
    const out = await post('sessions/end-all', desk);
    expect(out.statusCode).toBe(204);
    expect(out.cookies).toMatchObject([
      { name: 'facade-owner', value: '' },
      { name: 'facade-owner-name', value: '' },
    ]);
    expect([(await account(phone)).statusCode, (await account(desk)).statusCode]).toEqual([401, 401]);
  });

  test('changes the password with the current one; other sessions and links end, and a mail reports it', async () => {
    const [phone, desk] = [await logIn(SAFARI), await logIn(FIREFOX)];
    await post('forgotten-password', {}, { email: 'anne@example.be' }, { 'x-forwarded-host': 'www.agency.example' });
    site.test.mails.length = 0;
    expect((await change(desk, 'correct horse', NEW)).statusCode).toBe(204);
    expect([(await account(phone)).statusCode, (await account(desk)).statusCode]).toEqual([401, 200]);
    expect(await site.test.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    expect(site.test.mails).toMatchObject([
      {
        kind: 'password-changed',
        to: { address: 'anne@example.be' },
        subject: expect.stringContaining('Uw wachtwoord'),
      },
    ]);
    expect((await site.login('anne@example.be', 'correct horse')).statusCode).toBe(401);
    expect((await change(await logIn(FIREFOX, NEW), NEW, 'correct horse')).statusCode).toBe(204);
  });

  test('keeps its password if the current one is wrong, and allows ten attempts', async () => {
    const cookies = await logIn(FIREFOX);
    const wrong = await change(cookies, 'a guess', NEW);
    expect([wrong.statusCode, errorsByField(wrong.json().errors)]).toEqual([
      422,
      { currentPassword: 'Dit is niet uw huidige wachtwoord' },
    ]);
    expect(errorsByField((await change(cookies, '', 'short')).json().errors)).toEqual({
      currentPassword: 'Vul uw huidige wachtwoord in',
      password: 'Kies een wachtwoord van minstens 10 tekens',
    });
    for (let n = 0; n < 9; n++) expect((await change(cookies, 'a guess', NEW)).statusCode).toBe(422);
    const late = await change(cookies, 'correct horse', NEW);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(site.test.mails).toEqual([]);
  });

  test('cannot be changed by another site', async () => {
    const cookies = await logIn(FIREFOX);
    for (const path of ['sessions/end', 'sessions/end-all', 'password/change']) {
      const payload = { session: 1, currentPassword: 'correct horse', password: NEW };
      expect((await post(path, cookies, payload, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    }
    expect((await account(cookies)).statusCode).toBe(200);
  });

  test('gets a new token in an answer when its token is old', async () => {
    const cookies = await logIn(FIREFOX);
    const old = new Date(Date.now() - 3_600_000);
    await site.test.db.updateTable('session').set({ issued_at: old }).execute();
    const answer = await account(cookies);
    const [fresh] = answer.cookies;
    expect(fresh).toMatchObject({ name: 'facade-owner', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(fresh).not.toHaveProperty('maxAge');
    expect(fresh?.value).not.toBe(cookies['facade-owner']);
    const renewed = { 'facade-owner': fresh?.value ?? '' };
    expect((await account(renewed)).statusCode).toBe(200);
    await site.test.db
      .updateTable('session')
      .set({ used_at: new Date(Date.now() - 120_000) })
      .execute();
    expect((await account(cookies)).statusCode).toBe(401);
    expect((await account(renewed)).statusCode).toBe(401);
  });
});
