import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder, type Records, showing } from '../testing/feed-folder.ts';

describeDatabase('importing off-market homes', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
  });
  afterEach(() => feeds.remove());

  const home = (fields: object = {}) => propertyRecords(1, { OffMarket: true, ...fields });
  const stored = async () => {
    const read = async (table: 'property' | 'off_market') =>
      (await db().selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    return { homes: await read('property'), teasers: await read('off_market') };
  };

  test('stores them separately, without pictures in the library', async () => {
    feeds.draw('facade', '#abcdef');
    const report = await feeds.load([...home(showing('facade')), ...propertyRecords(2)]);
    expect(report.counts).toMatchObject({ properties: 1, added: 1, pictures: 0 });
    expect(await stored()).toEqual({ homes: [2], teasers: [1] });
    expect(feeds.library()).toEqual([]);
  });

  test('moves them in and out of the catalogue with the flag, and removes them with their record', async () => {
    const open = propertyRecords(1);
    await feeds.load([...open, ...propertyRecords(2)]);
    expect((await feeds.load([...home(), ...propertyRecords(2)])).counts).toMatchObject({ added: 0, removed: 1 });
    expect(await stored()).toEqual({ homes: [2], teasers: [1] });
    expect((await feeds.load([...open, ...propertyRecords(2)])).counts).toMatchObject({ added: 1, removed: 0 });
    expect(await stored()).toEqual({ homes: [1, 2], teasers: [] });
    await feeds.load([...home(), ...propertyRecords(2)]);
    await feeds.load(propertyRecords(2));
    expect(await stored()).toEqual({ homes: [2], teasers: [] });
  });

  test('makes pages stale only when a teaser changed', async () => {
    const first = await feeds.load(home({ Price: 300_000 }));
    const same = await feeds.load(home({ Price: 301_000 }));
    const other = await feeds.load(home({ Price: 400_000 }));
    expect(same.revision).toBe(first.revision);
    expect(other.revision).not.toBe(first.revision);
  });

  test('applies a flag in one language to the whole home, wherever its records are', async () => {
    const [nl, fr] = propertyRecords(1, {}, { fr: { OffMarket: true } });
    await feeds.load([nl, ...propertyRecords(2), fr] as Records);
    expect(await stored()).toEqual({ homes: [2], teasers: [1] });
  });

  test('has no teaser of sold or inactive homes', async () => {
    await feeds.load([...home({ Status: 2 }), ...propertyRecords(3, { OffMarket: true, Status: 5 })]);
    expect(await stored()).toEqual({ homes: [], teasers: [] });
  });

  test('removes a missing one when everything is mapped again', async () => {
    await feeds.load([...home(), ...propertyRecords(2)]);
    await db().updateTable('feed_source').set({ made_by: 'an older version' }).execute();
    await feeds.load(propertyRecords(2));
    expect(await stored()).toEqual({ homes: [2], teasers: [] });
  });
});
