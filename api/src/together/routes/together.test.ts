import { propertyRecords } from '@facade/feed/testing/sample-records';
import { TOGETHER } from '@facade/shared-domain/limits';
import type { TogetherList } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { sql } from 'kysely';
import { startQueue } from '../../mail/queue-database.ts';
import { eraseExpired } from '../../privacy/erase-expired.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { newKey, newToken } from '../keys.ts';

describe('/api/together', () => {
  let site: TestApi;
  let address = 0;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([1, 2, 3].flatMap((id) => propertyRecords(id)));
  });
  afterAll(() => site.close());

  const post = (url: string, payload: object, key?: string, headers: Record<string, string> = {}) =>
    site.api.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-for': `203.0.113.${++address % 250}`, 'accept-language': 'nl', ...headers },
      ...(key && { cookies: { 'facade-together': key } }),
    });
  const start = async (homes: number[] = [1, 2], firstName = 'An') => {
    const answer = await post('/api/together', { firstName, homes });
    const [, token = ''] = /^\/nl\/samen\/([\w-]{65})\/$/.exec(answer.json().next) ?? [];
    return { token, key: answer.cookies[0]?.value ?? '' };
  };
  const change = (token: string, wish: object, key?: string) => post(`/api/together/${token}`, wish, key);
  const join = async (token: string, firstName: string) =>
    (await change(token, { action: 'join', firstName })).cookies[0]?.value ?? '';
  const see = async (token: string, key?: string): Promise<TogetherList> =>
    (
      await site.api.inject({
        url: `/api/together/${token}?lang=nl`,
        ...(key && { cookies: { 'facade-together': key } }),
      })
    ).json();
  /** `home: names of who likes it`, and notes after their names. */
  const told = ({ people, homes }: TogetherList) => {
    const nameOf = (id: number) => people.find((one) => one.id === id)?.firstName;
    return Object.fromEntries(
      homes.map(({ id, likedBy, notes }) => [
        id,
        [...likedBy.map(nameOf), ...notes.map(({ by, text }) => `${nameOf(by)}: ${text}`)].join(', '),
      ]),
    );
  };

  test('shows the hearts and notes of all to all, and what is one’s own', async () => {
    const { token, key } = await start();
    const tom = await join(token, 'Tom');
    await change(token, { action: 'heart', home: 2, liked: true }, tom);
    await change(token, { action: 'note', home: 3, note: '  Te ver van het\nstation <b>? ' }, tom);
    const list = await see(token, key);
    expect(list.people.map(({ firstName, isYou }) => [firstName, isYou])).toEqual([
      ['An', true],
      ['Tom', false],
    ]);
    expect(told(list)).toEqual({ 1: 'An', 2: 'An, Tom', 3: 'Tom: Te ver van het\nstation <b>?' });
    expect(list.homes[0]?.id).toBe(3);
    expect(list.keptFor).toBe('90 dagen');
    expect((await see(token)).people.some(({ isYou }) => isYou)).toBe(false);
    await change(token, { action: 'heart', home: 2, liked: 'false' }, tom);
    await change(token, { action: 'note', home: 3, note: '' }, tom);
    expect(told(await see(token))).toEqual({ 1: 'An', 2: 'An' });
  });

  test('sets a cookie that no script reads, and is cached and indexed nowhere', async () => {
    const answer = await post('/api/together', { firstName: 'An', homes: '1,2' }, undefined, {
      'x-forwarded-proto': 'https',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-facade-together', httpOnly: true, secure: true });
    const { token } = await start();
    for (const { headers } of [answer, await site.api.inject(`/api/together/${token}`)])
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const { rows } = await sql`select * from together_list join together_person on list = together_list.id`.execute(
      site.db,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('only who takes part changes something, and only on that list', async () => {
    const { token, key } = await start();
    const other = await start([1], 'Eva');
    const wish = { action: 'heart', home: 3, liked: true };
    for (const stranger of [undefined, other.key, newKey(), 'x']) {
      const refused = await change(token, wish, stranger);
      expect([refused.statusCode, refused.json().errors[0]]).toEqual([
        422,
        { path: 'firstName', message: 'Zeg eerst wie u bent' },
      ]);
    }
    expect(told(await see(token, key))).toEqual({ 1: 'An', 2: 'An' });
  });

  test('refuses what does not fit, and says why', async () => {
    const { token, key } = await start();
    const problem = async (wish: object, by = key) => {
      const answer = await change(token, wish, by);
      return [answer.statusCode, answer.json().errors?.[0]?.path];
    };
    expect(await problem({ action: 'join', firstName: 'AN' }, newKey())).toEqual([422, 'firstName']);
    expect(await problem({ action: 'join', firstName: 'x'.repeat(31) }, newKey())).toEqual([422, 'firstName']);
    expect(await problem({ action: 'note', home: 1, note: 'x'.repeat(501) })).toEqual([422, 'note']);
    expect(await problem({ action: 'heart', home: 99, liked: true })).toEqual([422, 'homes']);
    expect(await problem({ action: 'heart', home: 'x', liked: true })).toEqual([422, 'home']);
    expect(await problem({ action: 'burn' })).toEqual([422, 'action']);
    expect((await post('/api/together', { firstName: 'An', homes: [99] })).statusCode).toBe(422);
    expect((await post('/api/together', { firstName: ' ', homes: [1] })).json().errors[0].path).toBe('firstName');
    for (let n = 1; n < TOGETHER.people; n++) await join(token, `Tom ${n}`);
    expect(await problem({ action: 'join', firstName: 'Eva' }, newKey())).toEqual([422, 'firstName']);
    const { message } = (await change(token, { action: 'join', firstName: 'Eva' }, newKey())).json().errors[0];
    expect(message).toBe('Aan deze lijst doen al 8 mensen mee');
    // Who takes part already gets another name.
    expect(await problem({ action: 'join', firstName: 'Anna' })).toEqual([200, undefined]);
  });

  test('one who leaves takes their hearts and notes along; the last one, or the end, takes the list', async () => {
    const { token, key } = await start();
    const tom = await join(token, 'Tom');
    await change(token, { action: 'note', home: 1, note: 'Mooi' }, tom);
    await change(token, { action: 'leave' }, key);
    expect(told(await see(token))).toEqual({ 1: 'Tom: Mooi' });
    expect((await change(token, { action: 'leave' }, tom)).json()).toEqual({ list: null, next: '/nl/bewaard/' });
    const ended = await start();
    // Without taking part.
    expect((await change(ended.token, { action: 'end' })).json().list).toBeNull();
    for (const gone of [token, ended.token])
      expect((await site.api.inject(`/api/together/${gone}`)).statusCode).toBe(404);
  });

  test('is erased ninety days after the last visit', async () => {
    const [old, visited] = [await start(), await start()];
    await sql`update together_list set visited_at = now() - interval '91 days'`.execute(site.db);
    await see(visited.token);
    const queue = await startQueue(site.db, {}, () => {});
    await queue.stop({ graceful: false });
    await eraseExpired({ db: site.db, dataFolder: site.config.dataFolder }, {});
    expect((await site.api.inject(`/api/together/${old.token}`)).statusCode).toBe(404);
    expect(told(await see(visited.token))).toEqual({ 1: 'An', 2: 'An' });
    const { rows } = await sql`select count(*)::int as marks from together_mark`.execute(site.db);
    expect(rows).toEqual([{ marks: 2 }]);
  });

  test('one network makes only so many lists a day', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const make = () => post('/api/together', { firstName: 'An', homes: [1] }, undefined, headers);
    const answers = [];
    for (let n = 0; n <= 20; n++) answers.push((await make()).statusCode);
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    const refused = await make();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  const wishes = fc.oneof(
    fc.record({ action: fc.constant('join'), firstName: fc.string({ maxLength: 40 }) }),
    fc.record({ action: fc.constant('heart'), home: fc.integer({ min: 0, max: 4 }), liked: fc.boolean() }),
    fc.record({ action: fc.constant('note'), home: fc.integer({ min: 1, max: 3 }), note: fc.string() }),
    fc.record({ action: fc.constant('add'), homes: fc.array(fc.integer({ min: 1, max: 3 })) }),
    fc.record({ action: fc.constantFrom('leave', 'end') }),
    fc.object(),
  );

  test('no request with another token reads or changes it, and none fails', async () => {
    const { token, key } = await start();
    const before = await see(token, key);
    const altered = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '-', ''))
      .map(([at, by]) => token.slice(0, at) + by + token.slice(at + 1))
      .filter((other) => other !== token);
    const others = fc.oneof(altered, fc.constant(null).map(newToken), fc.string({ maxLength: 120 }), fc.constant(''));
    await fc.assert(
      fc.asyncProperty(others, wishes, async (other, wish) => {
        const path = encodeURIComponent(other);
        const read = await site.api.inject({ url: `/api/together/${path}`, cookies: { 'facade-together': key } });
        expect([404, 400, 414]).toContain(read.statusCode);
        if (path === '') return;
        expect((await change(path, wish, key)).statusCode).toBeGreaterThanOrEqual(400);
        expect((await change(path, wish, key)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    expect(await see(token, key)).toEqual(before);
  });

  test('what two people do at the same time is all there', async () => {
    const { token, key } = await start([1]);
    const tom = await join(token, 'Tom');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { maxLength: 8 }),
        async (hearts) => {
          await Promise.all(
            [1, 2, 3].flatMap((home) =>
              [key, tom].map((by) => change(token, { action: 'heart', home, liked: false }, by)),
            ),
          );
          await Promise.all(
            hearts.map(([isAn, home]) => change(token, { action: 'heart', home, liked: true }, isAn ? key : tom)),
          );
          const expected: Record<number, string> = {};
          for (const home of [1, 2, 3]) {
            const names = [true, false].filter((who) => hearts.some(([isAn, id]) => isAn === who && id === home));
            if (names.length > 0) expected[home] = names.map((isAn) => (isAn ? 'An' : 'Tom')).join(', ');
          }
          expect(told(await see(token))).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });
});
