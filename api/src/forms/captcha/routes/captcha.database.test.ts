import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ALLOWANCES } from '../../../platform/limits/allowances.ts';
import { newDatabase, type TestDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { makeProof } from '../../../testing/solve.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const person = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', message: 'Bonjour', privacy: true };

/** Two apis on one database. */
describe('a form with a proof', () => {
  let database: TestDatabase;
  let apis: TestApi[] = [];
  const at = (place: number) => apis[place % apis.length] as TestApi;
  const post = (place: number, fields: object, headers: Record<string, string> = {}) =>
    at(place).api.inject({
      method: 'POST',
      url: '/api/forms/contact',
      payload: { ...person, ...fields },
      headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
    });
  beforeAll(async () => {
    database = await newDatabase();
    const databaseUrl = database.url;
    apis = [await startTestApi({ databaseUrl }), await startTestApi({ databaseUrl })];
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await database.stop();
  });
  beforeEach(async () => {
    await apis[0]?.db.deleteFrom('hit_counter').execute();
  });

  test('is accepted by any api, once, and not stored', async () => {
    const captcha = await makeProof(at(0).api);
    expect((await post(1, { captcha })).statusCode).toBe(201);
    const again = await post(0, { captcha, language: 'fr' });
    expect(again.statusCode).toBe(422);
    expect(again.json().errors).toEqual([{ path: 'captcha', message: expect.stringContaining('vérification') }]);
    const stored = await apis[0]?.db.selectFrom('submission').select('fields').execute();
    expect(JSON.stringify(stored)).not.toContain('captcha');
  });

  test('is needed for a file too, beyond the few without one', async () => {
    const sendFile = async (place: number, proof?: string) => {
      const body = new FormData();
      if (proof) body.append('captcha', proof);
      body.append('file', new Blob(['%PDF-1.7']), 'a.pdf');
      const request = new Response(body);
      const answer = await at(place).api.inject({
        method: 'POST',
        url: '/api/uploads',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '', 'x-forwarded-for': '192.0.2.3' },
      });
      return answer.statusCode;
    };
    const proof = await makeProof(at(0).api);
    expect([await sendFile(0, proof), await sendFile(1, proof)]).toEqual([201, 422]);
    for (let n = 0; n < ALLOWANCES.formsWithoutProof.max; n += 1) expect(await sendFile(n)).toBe(201);
    expect(await sendFile(0)).toBe(429);
    expect(await sendFile(1, await makeProof(at(0).api))).toBe(201);
  });

  test('is accepted again with the same key, because it is the same form', async () => {
    const captcha = await makeProof(at(0).api);
    const headers = { 'idempotency-key': 'one' };
    const first = await post(0, { captcha }, headers);
    const second = await post(1, { captcha }, headers);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  test('does not consume its proof if another field is invalid', async () => {
    const captcha = await makeProof(at(0).api);
    expect((await post(0, { captcha, email: 'marie' })).statusCode).toBe(422);
    expect((await post(0, { captcha })).statusCode).toBe(201);
  });

  test('is refused with a forged proof', async () => {
    const easier = await makeProof(at(0).api, undefined, ({ challenge }) => {
      challenge.parameters.cost = 1;
    });
    const longer = await makeProof(at(0).api, undefined, ({ challenge }) => {
      challenge.parameters.expiresAt = (challenge.parameters.expiresAt ?? 0) + 1;
    });
    for (const captcha of [easier, longer, 'x', 'e30=', 7, ['x'], 'x'.repeat(10_001)]) {
      const answer = await post(0, { captcha });
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, 'captcha']);
    }
  });

  test('is refused when its challenge has expired', async () => {
    const captcha = await makeProof(at(0).api);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
      now: Date.now() + 3_601_000,
    });
    const answer = await post(0, { captcha });
    jest.useRealTimers();
    expect(answer.statusCode).toBe(422);
  });

  test('is accepted when forms without a proof have reached their limit', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let n = 0; n < ALLOWANCES.formsWithoutProof.max; n += 1)
      expect((await post(n, {}, headers)).statusCode).toBe(201);
    const over = await post(0, {}, headers);
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(1);
    expect((await post(1, {}, headers)).statusCode).toBe(429);
    expect((await post(1, { captcha: await makeProof(at(0).api, '198.51.100.7') }, headers)).statusCode).toBe(201);
    expect((await post(1, {}, { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(201);
  });

  test('becomes harder for a network that requests many', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const ask = async (place: number) => (await at(place).api.inject({ url: '/api/captcha', headers })).json();
    const work = async (challenge: Challenge) => (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
    const first = await work((await ask(0)).challenge);
    for (let n = 0; n < 19; n += 1) await ask(n);
    const last = await work((await ask(0)).challenge);
    expect([first >= 100, first < 200]).toEqual([true, true]);
    expect([last >= 400, last < 800]).toEqual([true, true]);
  });
});

describe('a site during a flood of forms', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi({ env: { FORMS_WITHOUT_PROOF: '2' } });
  });
  afterAll(() => site.close());

  test('requires a proof from everyone', async () => {
    let last = 0;
    const post = (fields: object) =>
      site.api.inject({
        method: 'POST',
        url: '/api/forms/contact',
        payload: { ...person, ...fields },
        headers: { 'x-forwarded-for': `192.0.2.${++last}` },
      });
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await post({ language: 'en' })).statusCode);
    expect(codes).toEqual([201, 201, 422]);
    expect((await post({ language: 'en' })).json().errors).toEqual([{ path: 'captcha', message: expect.any(String) }]);
    expect((await post({ captcha: await makeProof(site.api) })).statusCode).toBe(201);
  });

  test('serves the files of the solver, and no others', async () => {
    const { solver } = (await site.api.inject('/api/captcha')).json();
    const seen = new Set<string>();
    const read = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      const { statusCode, headers, body } = await site.api.inject(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/javascript; charset=utf-8']);
      for (const [, name = ''] of body.matchAll(/^import .* from '(.*)';$/gm))
        await read(new URL(name, `http://a${url}`).pathname);
    };
    await read(solver);
    expect(seen.size).toBe(6);
    expect((await site.api.inject(solver.replace('worker.js', 'index.js'))).statusCode).toBe(404);
  });
});
