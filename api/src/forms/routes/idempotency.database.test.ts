import { propertyRecords } from '@facade/feed/testing/sample-records';
import { newDatabase, type TestDatabase } from '../../testing/postgres/shared-postgres.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  message: 'Bonjour',
  privacy: true,
};

/** Two apis on one database. */
describe('a form with an idempotency key', () => {
  let database: TestDatabase;
  let apis: TestApi[] = [];
  let keys = 0;
  const newKey = () => `key_${++keys}-${Math.random().toString(36).slice(2)}`;
  const post = (at: number, key: string | undefined, fields: object = {}, form = 'contact', address = '192.0.2.1') =>
    (apis[at % apis.length] as TestApi).api.inject({
      method: 'POST',
      url: `/api/forms/${form}`,
      payload: { ...person, ...fields },
      headers: { 'x-forwarded-for': address, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
  const mails = () => apis.flatMap((api) => api.mails);
  const stored = async () =>
    Number(
      (
        await apis[0]?.db
          .selectFrom('submission')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );

  beforeAll(async () => {
    database = await newDatabase();
    const databaseUrl = database.url;
    apis = [await startTestApi({ databaseUrl }), await startTestApi({ databaseUrl })];
    await apis[0]?.load(propertyRecords(1));
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await database.stop();
  });
  beforeEach(async () => {
    for (const api of apis) api.mails.length = 0;
    await apis[0]?.db.deleteFrom('submission').execute();
    await apis[0]?.db.deleteFrom('hit_counter').execute();
  });

  test('is stored and mailed once, and each attempt gets the same receipt', async () => {
    const key = newKey();
    const first = await post(0, key);
    const second = await post(1, `"${key}"`);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect([await stored(), mails().length]).toEqual([1, 2]);
  });

  test('is stored once when it is sent ten times at once', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => post(n, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await stored(), mails().length]).toEqual([1, 2]);
  });

  test('is refused if the key belongs to another form', async () => {
    const key = newKey();
    await post(0, key);
    for (const answer of [
      await post(1, key, { message: 'Something else' }),
      await post(1, key, { propertyId: 1 }, 'property-enquiry'),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().type).toBe('urn:facade:problem:key-reused');
    }
    expect([await stored(), mails().length]).toEqual([1, 2]);
  });

  test('is a new form after a refusal, and after a failure that stored nothing', async () => {
    const key = newKey();
    expect((await post(0, key, { email: 'marie' })).statusCode).toBe(422);
    expect((await post(0, key, { propertyId: 999 }, 'property-enquiry')).statusCode).toBe(422);
    const push = jest.spyOn(apis[0]?.mails as unknown[], 'push').mockImplementation(() => {
      throw new Error('outbox');
    });
    expect((await post(0, key)).statusCode).toBeGreaterThanOrEqual(500);
    push.mockRestore();
    expect((await post(1, key)).statusCode).toBe(201);
    expect([await stored(), mails().length]).toEqual([1, 2]);
  });

  test('is stored each time without a key, or under another', async () => {
    for (const key of [undefined, undefined, newKey(), newKey()]) await post(0, key, { email: `a${keys}@example.be` });
    expect(await stored()).toBe(4);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a,b', 'é'])('is refused when the key is %j', async (key) => {
    expect((await post(0, Buffer.from(key).toString('latin1'))).statusCode).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('counts, like all forms, against the shared limit of an address', async () => {
    const codes = [];
    for (let n = 0; n < 32; n++)
      codes.push(
        (await post(n, undefined, { email: '' }, n % 2 ? 'contact' : 'property-enquiry', '192.0.2.9')).statusCode,
      );
    expect(codes).toEqual([...Array(30).fill(422), 429, 429]);
    const answer = await post(0, undefined, {}, 'project-enquiry', '192.0.2.9');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect((await post(1, undefined, {}, 'contact', '192.0.2.10')).statusCode).toBe(201);
  });

  test('is refused without the database, like a login', async () => {
    await database.stop();
    for (const [index, { api }] of apis.entries()) {
      expect((await post(index, newKey())).statusCode).toBeGreaterThanOrEqual(500);
      const payload = { email: 'anne@example.be', password: 'correct horse' };
      const login = await api.inject({ method: 'POST', url: '/api/owner/login', payload });
      expect(login.statusCode).toBeGreaterThanOrEqual(500);
      expect(login.cookies).toEqual([]);
    }
  });
});
