import { LANGUAGES } from '@facade/shared-domain/model';
import { addOwner } from '../../accounts/owners/add-owner.ts';
import { addStaff } from '../../accounts/staff/add-staff.ts';
import { HTTP_TEXTS } from '../../http/index.ts';
import { OwnerSite } from '../../testing/owner-site.ts';

type Cookies = Record<string, string>;

/** Data of another owner. */
interface Theirs {
  session: number;
  passkey: number;
}

/** A request that refers to another owner's data, if it can, and the expected answer. */
interface Attempt {
  query?: string;
  payload?: object;
  status: number;
}

const PASSWORD = 'correct horse';
const BOB = { name: 'Bob Verhaegen', email: 'bob@example.be', password: PASSWORD, propertyIds: [3] };

/** Public: the answer reveals nothing about an account. */
const OPEN = [
  'GET /api/owner/session',
  'POST /api/owner/login',
  'POST /api/owner/logout',
  'POST /api/owner/forgotten-password',
  'POST /api/owner/password',
  'POST /api/owner/passkey-login',
  'POST /api/owner/passkey-login/options',
];

/** For a logged-in owner, only for their own data. A new endpoint of owners must be added here. */
const OWN: Record<string, (theirs: Theirs) => Attempt> = {
  'GET /api/owner/me': () => ({ status: 200 }),
  'GET /api/owner/statistics': () => ({ query: '?property=3', status: 404 }),
  'GET /api/owner/visits.csv': () => ({ query: '?property=3', status: 404 }),
  'POST /api/owner/messages': () => ({ payload: { property: 3, message: 'x' }, status: 404 }),
  'POST /api/owner/summaries': () => ({ payload: { wanted: 'no' }, status: 204 }),
  'GET /api/owner/account': () => ({ status: 200 }),
  'POST /api/owner/sessions/end': ({ session }) => ({ payload: { session }, status: 404 }),
  'POST /api/owner/sessions/end-all': () => ({ status: 204 }),
  'POST /api/owner/passkeys/options': () => ({ status: 200 }),
  'POST /api/owner/passkeys': () => ({
    payload: {
      name: 'x',
      response: {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
    status: 422,
  }),
  'POST /api/owner/passkeys/rename': ({ passkey }) => ({ payload: { passkey, name: 'x' }, status: 404 }),
  'POST /api/owner/passkeys/remove': ({ passkey }) => ({ payload: { passkey }, status: 404 }),
  'POST /api/owner/password/change': () => ({
    payload: { currentPassword: 'not it at all', password: 'a whole new one' },
    status: 422,
  }),
};

describe('data of an owner', () => {
  let site: OwnerSite;
  let bob: Cookies;
  let theirs: Theirs;

  const logIn = async (realm: 'owner' | 'agency', email: string): Promise<string> => {
    const { cookies } = await site.test.api.inject({
      method: 'POST',
      url: `/api/${realm}/login`,
      payload: { email, password: PASSWORD },
    });
    return cookies[0]?.value ?? '';
  };
  const ask = (
    endpoint: string,
    cookies: Cookies,
    { payload, query = '' }: Omit<Attempt, 'status'>,
    language = 'nl',
  ) => {
    const [method = '', url = ''] = endpoint.split(' ');
    return site.test.api.inject({
      method: method as 'GET' | 'POST',
      url: query ? `${url}${query}&lang=${language}` : url,
      cookies,
      headers: { 'accept-language': language, 'x-forwarded-host': 'www.agency.example' },
      ...(method === 'POST' && { payload: payload ?? {} }),
    });
  };

  beforeAll(async () => {
    site = await OwnerSite.start();
    await addOwner(site.test.db, BOB);
    await addStaff(site.test.db, {
      name: 'Mia',
      email: 'mia@example.be',
      password: PASSWORD,
      role: 'manager',
      agentId: null,
    });
    bob = { 'facade-owner': await logIn('owner', BOB.email) };
    const { sessions } = (await ask('GET /api/owner/account', bob, {})).json();
    const { id } = await site.test.db
      .insertInto('passkey')
      .values({
        account_id: site.test.db.selectFrom('account').select('id').where('email', '=', BOB.email),
        credential: 'bobs',
        public_key: '',
        counter: 0,
        transports: '',
        name: 'Bob’s phone',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    theirs = { session: sessions[0].id, passkey: id };
  });
  afterAll(() => site.test.close());
  beforeEach(() => site.forgetAttempts());

  test('has a line for every endpoint that the api has', async () => {
    const { paths } = (await site.test.api.inject('/api/openapi.json')).json();
    const endpoints = Object.entries<object>(paths)
      .filter(([path]) => path.startsWith('/api/owner/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(endpoints.sort()).toEqual([...OPEN, ...Object.keys(OWN)].sort());
  });

  test.each(Object.keys(OWN))(
    '%s is refused without a session of an owner, in the visitor’s language',
    async (endpoint) => {
      const ended = await logIn('owner', 'anne@example.be');
      await ask('POST /api/owner/logout', { 'facade-owner': ended }, {});
      const staff = await logIn('agency', 'mia@example.be');
      const strangers: Cookies[] = [
        {},
        { 'facade-owner': 'made-up' },
        { 'facade-owner': ended },
        { 'facade-staff': staff },
        { 'facade-owner': staff },
        { 'facade-staff': bob['facade-owner'] ?? '' },
      ];
      for (const language of LANGUAGES)
        for (const cookies of strangers) {
          const attempt = OWN[endpoint]?.(theirs) ?? {};
          const { statusCode, headers, body } = await ask(endpoint, cookies, attempt, language);
          expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
          expect(JSON.parse(body)).toMatchObject(HTTP_TEXTS[language].problems.unauthorized);
          expect(body).not.toMatch(/Bob|Verhaegen|bob@|Anne|Maison/);
        }
    },
  );

  test.each(Object.keys(OWN))('%s returns and changes no data of another owner', async (endpoint) => {
    const anne = { 'facade-owner': await logIn('owner', 'anne@example.be') };
    const attempt = OWN[endpoint]?.(theirs) ?? { status: 0 };
    const { statusCode, body } = await ask(endpoint, anne, attempt);
    expect(statusCode).toBe(attempt.status);
    expect(body).not.toMatch(/Bob|Verhaegen|bob@|Maison 3/);
    const { passkeys } = (await ask('GET /api/owner/account', bob, {})).json();
    expect(passkeys).toMatchObject([{ name: 'Bob’s phone' }]);
    expect((await ask('GET /api/owner/me', bob, {})).json()).toEqual({ name: BOB.name, email: BOB.email });
    expect(await logIn('owner', BOB.email)).not.toBe('');
  });

  test.each(OPEN)('%s reveals nothing about an account to a stranger', async (endpoint) => {
    const { statusCode, body } = await ask(endpoint, {}, { payload: { email: BOB.email, password: 'not it' } });
    expect([200, 204, 400, 401, 422]).toContain(statusCode);
    expect(body).not.toMatch(/Bob|Verhaegen|bob@|Maison/);
  });
});
