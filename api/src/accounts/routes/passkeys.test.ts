import { OwnerSite } from '../../testing/owner-site.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const ORIGIN = 'https://www.agency.example';
const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https', 'accept-language': 'nl' };

type Cookies = Record<string, string>;

describe('a passkey of an owner', () => {
  let site: OwnerSite;
  let anne: Cookies;
  beforeAll(async () => {
    site = await OwnerSite.start();
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await site.forgetAttempts();
    await site.test.db.deleteFrom('passkey').execute();
    const [cookie] = (await site.login('anne@example.be', 'correct horse', SHELL)).cookies;
    anne = { [cookie?.name ?? '']: cookie?.value ?? '' };
    site.test.mails.length = 0;
  });

  const post = (path: string, payload: object = {}, cookies: Cookies = {}, headers: Record<string, string> = {}) =>
    site.test.api.inject({
      method: 'POST',
      url: `/api/owner/${path}`,
      payload,
      cookies,
      headers: { ...SHELL, ...headers },
    });
  const challengeOf = async (path: string, cookies: Cookies = {}): Promise<string> =>
    (await post(`${path}/options`, {}, cookies)).json().challenge;
  const add = async (device: SoftwareAuthenticator, name = 'Telefoon') =>
    post('passkeys', { name, response: device.register(await challengeOf('passkeys', anne), ORIGIN) }, anne);
  const passkeys = async () =>
    (await site.test.api.inject({ url: '/api/owner/account', cookies: anne, headers: SHELL })).json().passkeys;
  const kinds = () => site.test.mails.map(({ kind }) => kind);

  test('is added, logs in without a name, and is removed; mails report it', async () => {
    const phone = new SoftwareAuthenticator();
    expect((await add(phone)).statusCode).toBe(204);
    const [{ id, ...listed }] = await passkeys();
    expect(listed).toMatchObject({ name: 'Telefoon', usedAt: null });

    const response = phone.show(await challengeOf('passkey-login'), ORIGIN);
    const login = await post('passkey-login', { response, remember: 'on' });
    expect(login.statusCode).toBe(204);
    expect(login.cookies).toMatchObject([
      { name: '__Host-facade-owner', maxAge: 604_800 },
      { name: '__Host-facade-device' },
      { name: 'facade-owner-name', value: 'Anne' },
    ]);
    const session = { '__Host-facade-owner': login.cookies[0]?.value ?? '' };
    const me = await site.test.api.inject({ url: '/api/owner/me', cookies: session, headers: SHELL });
    expect(me.json()).toMatchObject({ email: 'anne@example.be' });
    expect((await passkeys())[0].usedAt).not.toBeNull();

    expect((await post('passkeys/rename', { passkey: id, name: ' Nieuwe telefoon ' }, anne)).statusCode).toBe(204);
    expect(await passkeys()).toMatchObject([{ name: 'Nieuwe telefoon' }]);
    expect((await post('passkeys/rename', { passkey: id, name: ' ' }, anne)).statusCode).toBe(422);
    expect((await post('passkeys/remove', { passkey: String(id) }, anne)).statusCode).toBe(204);
    expect((await post('passkeys/remove', { passkey: id }, anne)).statusCode).toBe(404);
    expect(kinds()).toEqual(['passkey-added', 'passkey-removed']);
    const again = phone.show(await challengeOf('passkey-login'), ORIGIN);
    const refused = await post('passkey-login', { response: again });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      'Deze passkey kennen we niet. Meld u aan met uw wachtwoord.',
    ]);
  });

  test('is accepted only for this site, this account and its own challenge', async () => {
    const phone = new SoftwareAuthenticator();
    const elsewhere = phone.register(await challengeOf('passkeys', anne), 'https://evil.example');
    const forLogin = phone.register(await challengeOf('passkey-login'), ORIGIN);
    const made = phone.register('AAAA', ORIGIN);
    const right = phone.register(await challengeOf('passkeys', anne), ORIGIN);
    for (const response of [elsewhere, forLogin, made, { ...right, rawId: 'AA' }])
      expect((await post('passkeys', { name: 'x', response }, anne)).statusCode).toBe(422);
    expect(await passkeys()).toEqual([]);
    expect(kinds()).toEqual([]);
  });

  test('logs in once with each challenge, with its own signature and from this site', async () => {
    const [phone, other] = [new SoftwareAuthenticator(), new SoftwareAuthenticator()];
    await add(phone);
    const response = phone.show(await challengeOf('passkey-login'), ORIGIN);
    const codes = [];
    codes.push((await post('passkey-login', { response })).statusCode);
    codes.push((await post('passkey-login', { response })).statusCode);
    const forged = other.show(await challengeOf('passkey-login'), ORIGIN);
    codes.push((await post('passkey-login', { response: { ...forged, id: phone.id, rawId: phone.id } })).statusCode);
    const elsewhere = phone.show(await challengeOf('passkey-login'), 'https://evil.example');
    codes.push((await post('passkey-login', { response: elsewhere })).statusCode);
    const forAdding = phone.show(await challengeOf('passkeys', anne), ORIGIN);
    codes.push((await post('passkey-login', { response: forAdding })).statusCode);
    expect(codes).toEqual([204, 401, 401, 401, 401]);
  });

  test('can be requested only by this site, with a known address', async () => {
    for (const path of ['passkeys/options', 'passkeys/rename', 'passkeys/remove', 'passkey-login/options'])
      expect((await post(path, { passkey: 1, name: 'x' }, anne, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
        400,
      );
    const options = await site.test.api.inject({ method: 'POST', url: '/api/owner/passkey-login/options' });
    expect(options.statusCode).toBe(404);
  });
});
