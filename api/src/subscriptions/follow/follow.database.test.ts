import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { confirm, stop } from '../searches/subscriptions.ts';
import { addFollow } from './add-follow.ts';
import { readFollow, removeHome } from './follows.ts';
import { sendFollowMails } from './send-follow-mails.ts';

const ORIGIN = 'https://site.example';

const RIBBONS = [{ id: 3, name: { nl: 'Onder optie' }, tone: 'attention', showOnMap: true }];

describeDatabase('homes that somebody follows', (db) => {
  let site: TestApi;
  const homes = (...changed: Record<string, unknown>[]) =>
    [1, 2, 3].flatMap((id) => propertyRecords(id, { Price: 300_000, ...changed.find(({ ID }) => ID === id) }));

  beforeEach(async () => {
    site = await startTestApi({ db: db() });
    for (const table of ['follow', 'property', 'feed_entry'] as const) await db().deleteFrom(table).execute();
    await site.load(homes(), { ribbons: RIBBONS });
  });
  afterEach(() => site.close());

  const follow = async (ids: number[], email = 'an@example.be'): Promise<string> => {
    const id = await db()
      .transaction()
      .execute((tx) => addFollow(tx, { email, language: 'nl', origin: ORIGIN }, ids));
    await confirm(db(), 'follow', id ?? '');
    return id ?? '';
  };
  /** Imports the homes with these changes. */
  const bring = (...changed: Record<string, unknown>[]) => site.load(homes(...changed), { ribbons: RIBBONS });
  /** The mails due now: address, and the news of each home. */
  const told = async () => {
    await db().updateTable('follow').set({ due_at: new Date() }).where('due_at', 'is not', null).execute();
    site.mails.length = 0;
    const services = {
      db: db(),
      outbox: {
        add: async (_tx: unknown, mail: (typeof site.mails)[number]) => void site.mails.push(mail),
        stop: async () => {},
      },
      mail: site.config.mail,
    };
    while (await sendFollowMails(services, await site.siteData.current()));
    return site.mails.map(({ to, text }) => [
      to.address,
      ...['Nieuwe prijs', 'Onder optie', 'Verkocht', 'Opnieuw beschikbaar', 'Niet meer in ons aanbod'].filter((words) =>
        text.includes(words),
      ),
    ]);
  };
  const shown = async (id: string) => readFollow(db(), id, (await site.siteData.current()).view('nl'));

  test.each([
    ['a lower price', { ID: 1, Price: 280_000 }, 'Nieuwe prijs'],
    ['a ribbon', { ID: 1, Marquee: 3 }, 'Onder optie'],
    ['a sale', { ID: 1, Status: 2 }, 'Verkocht'],
  ])('%s is mailed to its followers, once', async (_what, change, words) => {
    await follow([1, 2]);
    await follow([2], 'bob@example.be');
    await bring(change);
    expect(await told()).toEqual([['an@example.be', words]]);
    const [mail] = site.mails;
    expect(mail?.unsubscribe?.url).toMatch(/^https:\/\/\S+\/api\/subscriptions\/unsubscribe\?lang=nl&token=fs-/);
    expect(mail?.text).toMatch(/\/nl\/mijn-zoekopdracht\/fm-/);
    await bring(change);
    expect(await told()).toEqual([]);
  });

  test('what is sold is mailed without its price, and says so once', async () => {
    await follow([1]);
    await bring({ ID: 1, Status: 2 });
    await told();
    expect(site.mails[0]?.text.match(/Verkocht/g)).toHaveLength(1);
    expect(site.mails[0]?.text).not.toContain('€');
  });

  test.each([
    ['a higher price', { ID: 1, Price: 310_000 }],
    ['another text', { ID: 1, TypeDescription: 'Woning met uitzicht' }],
    ['a home that nobody follows', { ID: 3, Price: 100_000 }],
  ])('%s is no news', async (_what, change) => {
    await follow([1, 2]);
    await bring(change);
    expect(await told()).toEqual([]);
  });

  test('a sale that fell through, and a home that is gone', async () => {
    await follow([1, 2]);
    await bring({ ID: 1, Status: 2 });
    await told();
    await site.load(
      homes().filter(({ ID }) => ID !== 2),
      { ribbons: RIBBONS },
    );
    expect(await told()).toEqual([['an@example.be', 'Opnieuw beschikbaar', 'Niet meer in ons aanbod']]);
  });

  test('of several changes before one mail, the last counts', async () => {
    await follow([1]);
    await bring({ ID: 1, Price: 280_000 });
    await bring({ ID: 1, Price: 280_000, Status: 2 });
    expect(await told()).toEqual([['an@example.be', 'Verkocht']]);
  });

  test('nobody is notified without confirming, or after stopping', async () => {
    const stopped = await follow([1]);
    await db()
      .transaction()
      .execute((tx) => addFollow(tx, { email: 'bob@example.be', language: 'nl', origin: ORIGIN }, [1]));
    await bring({ ID: 1, Price: 280_000 });
    await stop(db(), 'follow', stopped);
    expect(await told()).toEqual([]);
    expect((await shown(stopped))?.state).toBe('stopped');
  });

  test('are followed once per address, and removed one by one', async () => {
    const first = await follow([1, 2]);
    const second = await follow([2, 3]);
    const ids = async (id: string) => (await shown(id))?.homes?.map((home) => home.id);
    expect([await ids(first), await ids(second)]).toEqual([[1], [2, 3]]);
    await removeHome(db(), second, 2);
    expect([await ids(second), (await shown(second))?.state]).toEqual([[3], 'confirmed']);
    await removeHome(db(), second, 3);
    expect([await ids(second), (await shown(second))?.state]).toEqual([[], 'stopped']);
    const third = await follow([1], 'AN@example.be');
    expect([await ids(third), (await shown(first))?.state]).toEqual([[1], 'stopped']);
    expect((await shown(third))?.address).toBe('a…@example.be');
  });

  test('must be on the site', async () => {
    const id = await db()
      .transaction()
      .execute((tx) => addFollow(tx, { email: 'an@example.be', language: 'nl', origin: ORIGIN }, [99]));
    expect(id).toBeNull();
    const answer = await site.api.inject({
      method: 'POST',
      url: '/api/forms/follow-homes',
      payload: { email: 'an@example.be', homes: '99', privacy: true, language: 'fr' },
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'homes', message: expect.any(String) }]]);
  });

  test('are requested by a form, confirmed and stopped by the links of its mails', async () => {
    const headers = { 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' };
    const payload = { email: 'eve@example.be', homes: '1,2', privacy: 'true', language: 'nl' };
    const answer = await site.api.inject({ method: 'POST', url: '/api/forms/follow-homes', headers, payload });
    expect([answer.statusCode, answer.json().next]).toEqual([201, '/nl/bewaard/?asked=1']);
    const token = /\/nl\/bevestigen\/([\w-]+)\//.exec(site.mails[0]?.text ?? '')?.[1] ?? '';
    const post = (action: string, body: object) =>
      site.api.inject({ method: 'POST', url: `/api/subscriptions/${action}`, payload: body });
    const confirmed = await post('confirm', { token });
    expect(confirmed.json()).toMatchObject({ kind: 'follow', state: 'confirmed', homes: [{ id: 1 }, { id: 2 }] });
    expect((await post('remove', { token, home: 1 })).statusCode).toBe(404);
    await bring({ ID: 1, Price: 280_000 });
    await told();
    const manage = /\/nl\/mijn-zoekopdracht\/([\w-]+)\//.exec(site.mails[0]?.text ?? '')?.[1] ?? '';
    expect((await post('remove', { token: manage, home: 1 })).json().homes).toMatchObject([{ id: 2 }]);
    expect((await post('stop', { token: manage })).json().state).toBe('stopped');
  });
});
