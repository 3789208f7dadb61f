import { describeDatabase } from '../testing/described-database.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { STAFF, StaffSite } from '../testing/staff-site.ts';

type Cookies = Record<string, string>;
type RealmPath = 'owner' | 'agency';

const ORIGIN = 'https://www.agency.example';
const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https', 'accept-language': 'fr' };
const EMAIL = STAFF.mia.email;
const PASSWORDS = { owner: 'another horse', agency: STAFF.mia.password };
const NEW = 'a whole new one';
const LINKS = {
  owner: /https:\/\/www\.agency\.example\/fr\/nouveau-mot-de-passe\/\?token=([\w-]{43})/,
  agency: /https:\/\/www\.agency\.example\/fr\/agency\/nouveau-mot-de-passe\/\?token=([\w-]{43})/,
};

/** Mia is an owner and a manager, with one address and, in both tables, the same id. */
describeDatabase('the accounts of owners and of staff', (db) => {
  let site: StaffSite;
  let address = 0;
  beforeAll(async () => {
    site = await StaffSite.start(db());
    const idIn = (table: 'account' | 'staff') =>
      db().selectFrom(table).select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
    expect(await idIn('staff')).toEqual(await idIn('account'));
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('hit_counter').execute();
    await db().deleteFrom('login_source').execute();
    site.test.mails.length = 0;
  });

  const post = (url: string, payload: object = {}, cookies: Cookies = {}) => {
    address += 1;
    const headers = { ...SHELL, 'x-forwarded-for': `192.0.2.${address % 250}` };
    return site.test.api.inject({ method: 'POST', url: `/api/${url}`, payload, cookies, headers });
  };
  const logIn = (realm: RealmPath, password = PASSWORDS[realm]) => site.login(realm, EMAIL, password, SHELL);
  const sessionOf = async (realm: RealmPath, password?: string): Promise<Cookies> => {
    const [cookie] = (await logIn(realm, password)).cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  };
  const account = (realm: RealmPath, cookies: Cookies) =>
    site.test.api.inject({ url: `/api/${realm}/account`, cookies, headers: SHELL });
  const linkOf = async (realm: RealmPath): Promise<string> => {
    site.test.mails.length = 0;
    expect((await post(`${realm}/forgotten-password`, { email: EMAIL })).statusCode).toBe(204);
    return LINKS[realm].exec(site.test.mails[0]?.text ?? '')?.[1] ?? '';
  };
  const challengeOf = async (path: string, cookies: Cookies = {}): Promise<string> =>
    (await post(`${path}/options`, {}, cookies)).json().challenge;

  const BOTH: [RealmPath, RealmPath][] = [
    ['owner', 'agency'],
    ['agency', 'owner'],
  ];

  test.each(BOTH)('a link of %s chooses the password of that account alone, not by %s', async (own, other) => {
    const [mine, theirs] = [await sessionOf(own), await sessionOf(other)];
    const token = await linkOf(own);
    expect(token).not.toBe('');
    expect((await post(`${other}/password`, { token, password: NEW })).statusCode).toBe(422);
    expect((await post(`${own}/password`, { token, password: NEW })).statusCode).toBe(204);
    expect((await post(`${own}/password`, { token, password: NEW })).statusCode).toBe(422);
    expect((await account(own, mine)).statusCode).toBe(401);
    expect((await account(other, theirs)).statusCode).toBe(200);
    expect([(await logIn(own, NEW)).statusCode, (await logIn(other, NEW)).statusCode]).toEqual([204, 401]);
    expect(site.test.mails.map(({ kind, to }) => [kind, to.address])).toEqual([
      ['password-reset', EMAIL],
      ['password-changed', EMAIL],
    ]);
    const again = await linkOf(own);
    expect((await post(`${own}/password`, { token: again, password: PASSWORDS[own] })).statusCode).toBe(204);
  });

  test.each(BOTH)('a session of %s opens and ends nothing of %s', async (own, other) => {
    const [mine, theirs] = [await sessionOf(own), await sessionOf(other)];
    const [name = ''] = Object.keys(theirs);
    const strange = { [name]: Object.values(mine)[0] ?? '' };
    const { sessions } = (await account(other, theirs)).json();
    for (const path of ['password/change', 'sessions/end', 'sessions/end-all', 'passkeys/options', 'passkeys/remove']) {
      const payload = { currentPassword: PASSWORDS[other], password: NEW, session: sessions[0].id, passkey: 1 };
      expect((await post(`${other}/${path}`, payload, strange)).statusCode).toBe(401);
      expect((await post(`${other}/${path}`, payload, mine)).statusCode).toBe(401);
    }
    expect((await post(`${own}/sessions/end-all`, {}, mine)).statusCode).toBe(204);
    expect((await account(own, mine)).statusCode).toBe(401);
    expect((await account(other, theirs)).statusCode).toBe(200);
  });

  test.each(BOTH)('the password of %s is changed with the present one; sessions of %s stay', async (own, other) => {
    const [mine, theirs, elsewhere] = [await sessionOf(own), await sessionOf(other), await sessionOf(own)];
    const change = (currentPassword: string, password: string) =>
      post(`${own}/password/change`, { currentPassword, password }, mine);
    expect((await change(PASSWORDS[other], NEW)).statusCode).toBe(422);
    expect((await change(PASSWORDS[own], NEW)).statusCode).toBe(204);
    const codes = [];
    for (const [realm, cookies] of [
      [own, mine],
      [own, elsewhere],
      [other, theirs],
    ] as const)
      codes.push((await account(realm, cookies)).statusCode);
    expect(codes).toEqual([200, 401, 200]);
    expect(site.test.mails.map(({ kind }) => kind)).toEqual(['password-changed']);
    expect((await change(NEW, PASSWORDS[own])).statusCode).toBe(204);
  });

  test.each(BOTH)('a passkey of %s logs in there alone, with its own challenges, not to %s', async (own, other) => {
    const [mine, theirs] = [await sessionOf(own), await sessionOf(other)];
    const phone = new SoftwareAuthenticator();
    const add = async (challengeFrom: [RealmPath, Cookies]) =>
      post(
        `${own}/passkeys`,
        {
          name: 'Phone',
          response: phone.register(await challengeOf(`${challengeFrom[0]}/passkeys`, challengeFrom[1]), ORIGIN),
        },
        mine,
      );
    expect((await add([other, theirs])).statusCode).toBe(422);
    expect((await add([own, mine])).statusCode).toBe(204);
    expect((await account(own, mine)).json().passkeys).toMatchObject([{ name: 'Phone' }]);
    expect((await account(other, theirs)).json().passkeys).toEqual([]);
    const use = async (realm: RealmPath, challengeFrom: RealmPath) =>
      post(`${realm}/passkey-login`, {
        response: phone.show(await challengeOf(`${challengeFrom}/passkey-login`), ORIGIN),
      });
    expect((await use(other, other)).statusCode).toBe(401);
    expect((await use(own, other)).statusCode).toBe(401);
    const login = await use(own, own);
    expect(login.statusCode).toBe(204);
    const [cookie] = login.cookies;
    expect((await account(own, { [cookie?.name ?? '']: cookie?.value ?? '' })).statusCode).toBe(200);
    const [{ id }] = (await account(own, mine)).json().passkeys;
    expect((await post(`${other}/passkeys/remove`, { passkey: id }, theirs)).statusCode).toBe(404);
    expect((await post(`${own}/passkeys/remove`, { passkey: id }, mine)).statusCode).toBe(204);
    const userOf = async (realm: RealmPath, cookies: Cookies) =>
      (await post(`${realm}/passkeys/options`, {}, cookies)).json().user.id;
    expect(await userOf(own, mine)).not.toBe(await userOf(other, theirs));
  });

  test('have their own limits: requests for links of owners leave those of staff', async () => {
    const ask = (realm: RealmPath) =>
      site.test.api.inject({
        method: 'POST',
        url: `/api/${realm}/forgotten-password`,
        payload: { email: 'nobody@example.be' },
        headers: { ...SHELL, 'x-forwarded-for': '198.51.100.9' },
      });
    for (let n = 0; n < 10; n++) expect((await ask('owner')).statusCode).toBe(204);
    expect([(await ask('owner')).statusCode, (await ask('agency')).statusCode]).toEqual([429, 204]);
    expect(site.test.mails).toEqual([]);
  });
});
