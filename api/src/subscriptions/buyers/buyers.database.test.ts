import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { BuyersAnswer } from '@facade/shared-domain/model';
import { describeDatabase } from '../../testing/described-database.ts';
import { StaffSite } from '../../testing/staff-site.ts';
import { matchSome } from '../searches/match-news.ts';
import { placeNews } from '../searches/place-news.ts';
import { sendDigests } from '../searches/send-digests.ts';
import { confirmedSearch, foundFor, type Order } from '../searches/testing/searches.ts';
import { countSearchers } from './matching-searches.ts';

const IN_ATH: Order['criteria'] = { types: [1], cities: ['Ath|7800'], maxPrice: 400_000 };

describeDatabase('people who search for a home', (db) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await StaffSite.start(db());
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    await db().deleteFrom('demand').execute();
    await db().deleteFrom('hit_counter').execute();
  });

  const search = (email: string, criteria: Order['criteria'] = IN_ATH, frequency: Order['frequency'] = 'at-once') =>
    confirmedSearch(site.test, { email, criteria, frequency });
  const read = async (who: 'mia' | 'an' | 'bob', home?: number): Promise<BuyersAnswer> => {
    const url = `/api/agency/buyers?lang=nl${home === undefined ? '' : `&home=${home}`}`;
    return (await site.test.api.inject({ url, cookies: await site.as(who) })).json();
  };
  const tell = async (who: 'mia' | 'an' | 'bob', home: number) =>
    (
      await site.test.api.inject({
        method: 'POST',
        url: '/api/agency/buyers',
        payload: { home },
        cookies: await site.as(who),
      })
    ).statusCode;

  test('are counted once each, by confirmed searches that it matches, and never named', async () => {
    await search('an@example.be');
    await search('an@example.be', { cities: ['7800'] });
    await search('bert@example.be', {});
    await search('carl@example.be', { ...IN_ATH, maxPrice: 1000 });
    await search('dirk@example.be', { cities: ['Lessines|7860'] });
    const stopped = await search('els@example.be');
    await db().updateTable('demand').set({ state: 'stopped' }).where('id', '=', stopped).execute();
    const answer = await read('mia', 1);
    expect(answer.homes).toMatchObject([{ id: 1, people: 2 }]);
    expect(answer.searched?.untold).toBe(3);
    expect(answer.searched?.searches).toHaveLength(3);
    expect(answer.searched?.searches[0]).toMatchObject({ people: 1 });
    expect(JSON.stringify(answer.searched)).not.toContain('@');
    const { homes, searched } = await read('mia');
    expect([homes.map(({ id }) => id).sort(), searched]).toEqual([[1, 2, 3], null]);
  });

  test('are counted as an import finds them: the same searches match a home that is new', async () => {
    const orders: Order['criteria'][] = [
      {},
      IN_ATH,
      { ...IN_ATH, minPrice: 390_000 },
      { minBedrooms: 2 },
      { maxBedrooms: 1 },
      { minGarages: 1 },
      { near: { lat: 50.63, lng: 3.78, km: 5 } },
      { energy: ['a'] },
      { has: ['garden'] },
      { goal: 'rent' },
    ];
    for (const [index, criteria] of orders.entries()) await search(`s${index}@example.be`, criteria);
    for (const id of [2, 3]) await db().deleteFrom('property').where('id', '=', id).execute();
    await site.test.load([1, 2, 3, 4].flatMap((id) => propertyRecords(id, { AgentID: id, Bedrooms: id })));
    const snapshot = await site.test.siteData.current();
    while (await placeNews(db(), snapshot));
    while (!(await matchSome(db())).isDone);
    const found = await db()
      .selectFrom('demand_match')
      .select(({ fn }) => [fn.countAll<string>().as('people')])
      .where('property_id', '=', 4)
      .executeTakeFirstOrThrow();
    expect(Number(found.people)).toBeGreaterThan(2);
    const places = { view: snapshot.view('nl'), areas: snapshot.content.areas };
    expect((await countSearchers(db(), [4], places)).get(4)).toBe(Number(found.people));
  });

  test('are told once, each at its own time, and only by the agent of the home or a manager', async () => {
    const atOnce = await search('an@example.be');
    const daily = await search('bert@example.be', IN_ATH, 'daily');
    expect([await tell('bob', 1), await tell('an', 999)]).toEqual([404, 404]);
    expect(await foundFor(site.test, atOnce)).toEqual([]);
    expect([await tell('an', 1), await tell('mia', 1)]).toEqual([204, 204]);
    expect((await read('an', 1)).searched?.untold).toBe(0);
    for (const id of [atOnce, daily]) expect(await foundFor(site.test, id)).toEqual(['1 fit told']);
    await db()
      .updateTable('demand')
      .set({ due_at: new Date(0) })
      .where('id', '=', atOnce)
      .execute();
    const { mails } = site.test;
    mails.length = 0;
    const outbox = {
      add: async (_tx: unknown, mail: (typeof mails)[number]) => void mails.push(mail),
      stop: async () => {},
    };
    await sendDigests({ db: db(), outbox, mail: site.test.config.mail }, await site.test.siteData.current());
    expect(mails.map(({ to, text }) => [to.address, text.includes('Past bij uw zoekopdracht')])).toEqual([
      ['an@example.be', true],
    ]);
    await tell('mia', 1);
    expect(await foundFor(site.test, atOnce)).toEqual([]);
  });
});
