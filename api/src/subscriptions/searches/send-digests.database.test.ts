import { propertyRecords } from '@facade/feed/testing/sample-records';
import { sql } from 'kysely';
import { spanOfSlot } from '../../appointments/slot-id.ts';
import { visitsSchema } from '../../content/schema/visits.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { matchSome } from './match-news.ts';
import { placeNews } from './place-news.ts';
import { sendDigests } from './send-digests.ts';
import { confirmedSearch } from './testing/searches.ts';

describeDatabase('mails of registered searches', (db) => {
  let site: TestApi;
  const old = propertyRecords(1, { Price: 300_000 });

  beforeEach(async () => {
    site = await startTestApi({ db: db() });
    for (const table of ['demand', 'home_news', 'property', 'property_event', 'feed_entry', 'asked_price'] as const)
      await db().deleteFrom(table).execute();
    await site.load(old);
  });
  afterEach(() => site.close());

  async function bring(...homes: Record<string, unknown>[][]): Promise<void> {
    await site.load(homes.flat());
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const snapshot = await site.siteData.current();
    while (await placeNews(db(), snapshot));
    while (!(await matchSome(db())).isDone);
  }

  async function send(rules: object = {}) {
    const { mails } = site;
    mails.length = 0;
    const outbox = {
      add: async (_tx: unknown, mail: (typeof mails)[number]) => void mails.push(mail),
      stop: async () => {},
    };
    const services = { db: db(), outbox, mail: site.config.mail };
    const current = await site.siteData.current();
    const snapshot = { ...current, content: { ...current.content, visits: visitsSchema.parse(rules) } };
    while (await sendDigests(services, snapshot));
    return mails;
  }

  /** Ids of the homes in a mail. */
  const homesIn = ({ text }: { text: string }) =>
    [...new Set([...text.matchAll(/\/te-koop\/ath\/woning\/(\d+)\//g)].map(([, id]) => Number(id)))].sort();

  const pass = (time: string) => sql`update demand set due_at = due_at - ${time}::interval`.execute(db());

  test('contain the homes, the reason, the price, and how to change or stop', async () => {
    await confirmedSearch(site, { criteria: { types: [1], cities: ['Ath|7800'], maxPrice: 400_000 } });
    await bring(propertyRecords(1, { Price: 280_000 }), propertyRecords(2, { Price: 200_000 }));
    expect(await send()).toEqual([]);
    await pass('5 seconds');
    const [mail] = await send();
    expect(mail?.to).toEqual({ name: '', address: 'an@example.be' });
    const shown = mail?.text
      .replaceAll('\u00a0', ' ')
      .replace(/-[\da-f]{40}/g, '-HASH')
      .replace(/[\da-f]{32}/g, 'ID');
    for (const part of [
      'woning te koop, Aat, tot € 400.000',
      'Nieuw',
      'Woning 2',
      '€ 200.000',
      'Nieuwe prijs',
      '€ 280.000 (was € 300.000)',
      '7800 Aat',
      '/nl/te-koop/ath/woning/1/',
      '/nl/te-koop/ath/woning/2/',
      'Wat u vroeg: in Aat, binnen uw budget tot € 400.000.',
      'Bekijk dit pand: https://site.example/nl/te-koop/ath/woning/2/',
    ])
      expect(shown).toContain(part);
    expect(shown).toMatch(/\/nl\/mijn-zoekopdracht\/dm-ID-\w+-HASH\//);
    expect(shown).toMatch(/\/nl\/uitschrijven\/ds-ID-0-HASH\//);
    expect(shown).toMatch(/Niets voor mij: https:\/\/site\.example\/nl\/niets-voor-mij\/dm-ID-\w+-HASH\/2\//);
    expect(mail?.html).toContain('€');
    expect(mail?.unsubscribe?.url).toMatch(/\/api\/subscriptions\/unsubscribe\?lang=nl&token=ds-/);
  });

  test('propose free times, the first of three days, each with its page', async () => {
    await confirmedSearch(site);
    await bring(old, propertyRecords(2));
    await pass('5 seconds');
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    const [mail] = await send({ weekly: [{ days, from: '14:00', to: '16:00' }] });
    const found = [...(mail?.text.matchAll(/, (\d\d:\d\d)\s–\s\d\d:\d\d: (\S+\/nl\/bezoek\/2\/\?slot=\S+)/g) ?? [])];
    // Of the first day, what is left of it.
    expect(found.slice(1).map(([, from]) => from)).toEqual(['14:00', '14:00']);
    const slots = found.map(([, , link = '']) => new URL(link).searchParams.get('slot') ?? '');
    const starts = slots.map((slot) => spanOfSlot(slot)?.start.getTime() ?? 0);
    expect(starts).toHaveLength(3);
    expect(starts).toEqual([...starts].sort());
    expect(new Set(starts.map((start) => new Date(start).toDateString())).size).toBe(3);
  });

  test('say no more of a home that is nothing for its reader, in any search, until it is taken back', async () => {
    await confirmedSearch(site, { criteria: { types: [1] } });
    await confirmedSearch(site, { criteria: { maxPrice: 400_000 } });
    await bring(old, propertyRecords(2, { Price: 300_000 }), propertyRecords(3));
    await pass('5 seconds');
    const mails = await send();
    expect(mails.map(homesIn)).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const [, token = ''] = /niets-voor-mij\/([^/]+)\/2\//.exec(mails[0]?.text ?? '') ?? [];
    const look = () =>
      site.api.inject({ url: `/api/subscriptions?token=${token}&home=2` }).then((one) => one.json().home);
    expect(await look()).toMatchObject({ id: 2, title: 'Woning 2', isDismissed: false });
    const post = async (undo: object) =>
      (
        await site.api.inject({
          method: 'POST',
          url: '/api/subscriptions/dismiss',
          payload: { token, home: 2, ...undo },
        })
      ).json().home.isDismissed;
    expect(await post({})).toBe(true);
    // Nobody fills the table with homes that do not exist.
    expect(await post({ home: 999 })).toBe(false);
    expect(await look()).toMatchObject({ isDismissed: true });
    await bring(old, propertyRecords(2, { Price: 250_000 }), propertyRecords(3, { Price: 10_000 }));
    await pass('5 seconds');
    expect((await send()).map(homesIn)).toEqual([[3], [3]]);
    expect(await post({ undo: '1' })).toBe(false);
    await bring(old, propertyRecords(2, { Price: 200_000 }), propertyRecords(3, { Price: 10_000 }));
    await pass('5 seconds');
    expect((await send()).map(homesIn)).toEqual([[2], [2]]);
  });

  test('contain each home once', async () => {
    await confirmedSearch(site);
    await bring(old, propertyRecords(2));
    await pass('5 seconds');
    expect(await send()).toHaveLength(1);
    await pass('1 day');
    expect(await send()).toEqual([]);
    await bring(old, propertyRecords(2), propertyRecords(3));
    await pass('5 seconds');
    const mails = await send();
    expect(mails.map(homesIn)).toEqual([[3]]);
  });

  test('wait until they are due, however many imports there are', async () => {
    await confirmedSearch(site, { frequency: 'daily' });
    await confirmedSearch(site, { frequency: 'weekly', email: 'bob@example.be' });
    await bring(old, propertyRecords(2));
    await bring(old, propertyRecords(2), propertyRecords(3));
    await pass('5 minutes');
    expect((await send()).length).toBeLessThan(2);
    await pass('8 days');
    const mails = await send();
    for (const mail of mails) expect(homesIn(mail)).toEqual([2, 3]);
  });

  test('leave out homes sold in the meantime, and are not sent empty', async () => {
    await confirmedSearch(site);
    await bring(old, propertyRecords(2));
    await bring(old, propertyRecords(2, { Status: 2 }));
    await pass('5 seconds');
    expect(await send()).toEqual([]);
    await pass('1 day');
    expect(await send()).toEqual([]);
  });

  test('are sent by one of two apis', async () => {
    await confirmedSearch(site);
    await bring(old, propertyRecords(2));
    await pass('5 seconds');
    const mails: unknown[] = [];
    const outbox = { add: async (_tx: unknown, mail: unknown) => void mails.push(mail), stop: async () => {} };
    const services = { db: db(), outbox, mail: site.config.mail };
    const snapshot = await site.siteData.current();
    await Promise.all([sendDigests(services, snapshot), sendDigests(services, snapshot)]);
    expect(mails).toHaveLength(1);
  });
});
