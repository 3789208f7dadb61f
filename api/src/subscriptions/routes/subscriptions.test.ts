import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { signLink } from '../../correspondence/links.ts';
import { startQueue } from '../../mail/queue-database.ts';
import { keyedHasher } from '../../platform/limits/keyed-hash.ts';
import { eraseExpired } from '../../privacy/erase-expired.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { clearDemands } from '../searches/clear-demands.ts';
import { addDemand, addNewsletter, changeDemand } from '../searches/store-demand.ts';
import { ANY_SEARCH } from '../searches/testing/searches.ts';

describe('links of a subscription', () => {
  let site: TestApi;
  const subscriber = { email: 'An@example.be', language: 'nl', origin: null } as const;

  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());

  const subscribe = async (types: number[] = []) => {
    const view = (await site.siteData.current()).view('nl');
    const order = { criteria: { ...ANY_SEARCH, types }, frequency: 'daily' as const };
    return site.db.transaction().execute((tx) => addDemand(tx, subscriber, order, view));
  };
  const token = (
    purpose: 'confirm' | 'manage' | 'stop' | 'all',
    id: string,
    kind: 'demand' | 'newsletter' = 'demand',
    now?: number,
  ) => keyedHasher(site.db).then((sign) => signLink(sign, { kind, purpose, id }, now));
  const post = (action: string, text: string) =>
    site.api.inject({ method: 'POST', url: `/api/subscriptions/${action}`, payload: { token: text } });
  const look = async (text: string) => (await site.api.inject({ url: `/api/subscriptions?token=${text}` })).json();

  test('confirm only by POST, repeatedly', async () => {
    const id = await subscribe();
    const link = await token('confirm', id);
    expect(await look(link)).toMatchObject({ kind: 'demand', state: 'pending', address: 'a…@example.be' });
    for (const _time of [1, 2]) expect((await post('confirm', link)).json()).toMatchObject({ state: 'confirmed' });
  });

  test('unsubscribe by one click in a mail program, without a page', async () => {
    const id = await subscribe();
    await post('confirm', await token('confirm', id));
    const url = `/api/subscriptions/unsubscribe?token=${await token('stop', id)}`;
    const looked = await site.api.inject({ url: `${url}&lang=fr` });
    expect([looked.statusCode, looked.headers.location]).toEqual([
      303,
      `/fr/desinscription/${await token('stop', id)}/`,
    ]);
    expect((await look(await token('stop', id))).state).toBe('confirmed');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.api.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'stopped' }]);
    expect((await post('confirm', await token('confirm', id))).json().state).toBe('stopped');
  });

  test('of one kind show everything of their address, and change nothing', async () => {
    const [first, second] = [await subscribe([1]), await subscribe([12])];
    for (const id of [first, second]) await post('confirm', await token('confirm', id));
    const link = await token('all', first);
    const { all, address } = await look(link);
    expect(address).toBe('a…@example.be');
    expect(all.length).toBeGreaterThanOrEqual(2);
    const [, manage = ''] = /mijn-zoekopdracht\/([^/]+)/.exec(all[0].change) ?? [];
    expect((await look(manage)).search.criteria.types).toEqual([12]);
    for (const action of ['stop', 'confirm']) expect((await post(action, link)).statusCode).toBe(404);
  });

  test('do only what they are signed for', async () => {
    const id = await subscribe();
    expect((await post('confirm', await token('stop', id))).statusCode).toBe(404);
    expect((await post('stop', await token('confirm', id))).statusCode).toBe(404);
    expect((await post('stop', 'made-up')).statusCode).toBe(404);
    const old = await token('confirm', id, 'demand', Date.now() - 30 * 86_400_000);
    expect((await post('confirm', old)).statusCode).toBe(410);
  });

  test('of an identical search replace the earlier one', async () => {
    const [first, second, other] = [await subscribe([1]), await subscribe([1]), await subscribe([12])];
    for (const id of [first, second, other]) await post('confirm', await token('confirm', id));
    expect(
      (await site.api.inject({ url: `/api/subscriptions?token=${await token('manage', first)}` })).statusCode,
    ).toBe(404);
    expect((await look(await token('manage', second))).state).toBe('confirmed');
    expect((await look(await token('manage', other))).search).toMatchObject({
      criteria: { types: [12] },
      frequency: 'daily',
    });
  });

  test('show the changed search', async () => {
    const id = await subscribe();
    const view = (await site.siteData.current()).view('nl');
    const order = {
      criteria: { ...ANY_SEARCH, cities: ['Ath|7800'], zones: ['ath'], minGarages: 1 },
      frequency: 'weekly' as const,
    };
    await site.db.transaction().execute((tx) => changeDemand(tx, id, order, view));
    expect((await look(await token('manage', id))).search).toMatchObject({
      ...order,
      list: '/nl/te-koop/?city=Ath%7C7800&city=ath%7C*',
    });
  });

  test('of the newsletter work the same way', async () => {
    const id = await site.db.transaction().execute((tx) => addNewsletter(tx, subscriber));
    const answer = await post('confirm', await token('confirm', id, 'newsletter'));
    expect(answer.json()).toEqual({ kind: 'newsletter', state: 'confirmed', address: 'a…@example.be' });
    expect((await post('stop', await token('stop', id, 'newsletter'))).json().state).toBe('stopped');
  });

  test('are invalid once it was erased: unconfirmed ones after a week, stopped ones after a month', async () => {
    const [pending, stopped, confirmed] = [await subscribe([1]), await subscribe([2]), await subscribe([3])];
    await post('confirm', await token('confirm', confirmed));
    await post('stop', await token('stop', stopped));
    await clearDemands(site.db);
    expect((await look(await token('manage', pending))).state).toBe('pending');
    await sql`update demand set created_at = now() - interval '9 days', stopped_at = stopped_at - interval '31 days'`.execute(
      site.db,
    );
    await clearDemands(site.db);
    const queue = await startQueue(site.db, {}, () => {});
    await queue.stop({ graceful: false });
    await eraseExpired({ db: site.db, dataFolder: site.config.dataFolder }, {});
    const states = await Promise.all(
      [pending, stopped, confirmed].map(async (id) => (await look(await token('manage', id))).state),
    );
    expect(states).toEqual([undefined, undefined, 'confirmed']);
  });

  test('of an unconfirmed address are stored for at most five searches', async () => {
    const view = (await site.siteData.current()).view('nl');
    const order = { criteria: ANY_SEARCH, frequency: 'daily' as const };
    for (let n = 0; n < 8; n++)
      await site.db
        .transaction()
        .execute((tx) => addDemand(tx, { ...subscriber, email: 'many@example.be' }, order, view));
    const kept = await site.db.selectFrom('demand').select('id').where('email', '=', 'many@example.be').execute();
    expect(kept).toHaveLength(5);
  });
});
