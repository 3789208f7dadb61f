import { propertyRecords } from '@facade/feed/testing/sample-records';
import fc from 'fast-check';
import { sql } from 'kysely';
import { historyOf, readAskingPrices } from '../catalogue/answers/asking-prices.ts';
import { loadCatalogue, readRevision } from '../catalogue/catalogue.ts';
import { changedSince } from '../catalogue/changes/changed-since.ts';
import { viewOf } from '../catalogue/make-view.ts';
import { readProperties, readSummaries } from '../catalogue/records.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder } from '../testing/feed-folder.ts';
import { deriveColumns } from './derive-columns.ts';
import { endDrops } from './price-drops.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describeDatabase('prices that an import records', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
    await db().deleteFrom('asked_price').execute();
    await db().deleteFrom('property_event').execute();
  });
  afterEach(() => feeds.remove());

  const created = daysAgo(200).toISOString();
  /** Imports a feed of one home. */
  const load = (days: number, fields: object, ids = [1]) =>
    feeds.load(
      ids.flatMap((id) => propertyRecords(id, { CreateDate: created, ...fields })),
      {},
      { now: daysAgo(days) },
    );
  const history = async (id = 1) => {
    const property = (await readProperties(db(), [id])).get(id);
    if (!property) throw new Error('not in the catalogue');
    return historyOf(property, await readAskingPrices(db(), [id]));
  };
  const amounts = async () => (await history()).map(({ amount }) => amount);
  const summary = async () => {
    const view = viewOf(db(), await loadCatalogue(db()), 'nl', 'nl');
    const [found] = await readSummaries(view, [1]);
    if (!found) throw new Error('not in the catalogue');
    return { view, ...found };
  };

  test('are stored with their amounts and days, including the first one', async () => {
    await load(100, { Price: 260_000 });
    await load(90, { Price: 260_000, Bedrooms: 3 });
    expect(await history()).toEqual([]);
    await load(50, { Price: 250_000 });
    await load(5, { Price: 245_000 });
    const [first, ...others] = await history();
    expect(first).toEqual({ at: created, amount: 260_000 });
    const ages = others.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / DAY));
    expect(ages).toEqual([50, 5]);
    expect(await amounts()).toEqual([260_000, 250_000, 245_000]);
  });

  test('show the previous price on cards for thirty days', async () => {
    await load(100, { Price: 260_000 });
    await load(29, { Price: 245_000 });
    expect(await summary()).toMatchObject({ previousPrice: 260_000 });
    const { view } = await summary();
    jest.useFakeTimers({
      now: Date.now() + 2 * DAY,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    try {
      expect((await readSummaries(view, [1]))[0]).not.toHaveProperty('previousPrice');
      expect(await summary()).not.toHaveProperty('previousPrice');
    } finally {
      jest.useRealTimers();
    }
    await load(0, { Price: 270_000 });
    expect(await summary()).not.toHaveProperty('previousPrice');
  });

  const marked = async () => {
    const homes = await db().selectFrom('property').select(['id', 'features']).orderBy('id').execute();
    return homes.flatMap(({ id, features }) => (features.includes('priceDropped') ? id : []));
  };

  test('mark a home for the filter while its reduction is announced', async () => {
    await load(100, { Price: 260_000 });
    await load(29, { Price: 245_000 });
    expect(await marked()).toEqual([1]);
    // Other changes, and columns that are derived again, leave the mark; nothing else changed.
    await load(10, { Price: 245_000, Bedrooms: 7 });
    await db().updateTable('property').set({ rules: 0, features: [] }).execute();
    await deriveColumns(db());
    expect(await load(5, { Price: 245_000, Bedrooms: 7, Remarks: 'x' })).toMatchObject({ counts: { changed: 0 } });
    const revision = await readRevision(db());
    await endDrops(db());
    expect([await marked(), await readRevision(db())]).toEqual([[1], revision]);
    await endDrops(db(), new Date(Date.now() + 2 * DAY));
    expect(await marked()).toEqual([]);
    expect(await changedSince(db(), revision, await readRevision(db()))).toEqual(
      expect.arrayContaining(['home-1', 'sale']),
    );
  });

  test('mark exactly the homes whose card says so', async () => {
    const days = [90, 50, 35, 20, 3];
    const prices = fc.array(fc.constantFrom(240_000, 250_000, 260_000), {
      minLength: days.length,
      maxLength: days.length,
    });
    const homes = fc.sample(prices, 40);
    for (const [turn, ago] of days.entries())
      await feeds.load(
        homes.flatMap((all, home) => propertyRecords(home + 1, { CreateDate: created, Price: all[turn] })),
        {},
        { now: daysAgo(ago) },
      );
    await endDrops(db());
    const view = viewOf(db(), await loadCatalogue(db()), 'nl', 'nl');
    const cards = await readSummaries(
      view,
      homes.map((_, home) => home + 1),
    );
    const reduced = cards.flatMap(({ id, previousPrice }) => (previousPrice === undefined ? [] : id));
    expect(await marked()).toEqual(reduced);
    expect([reduced.length > 0, reduced.length < homes.length]).toEqual([true, true]);
  });

  test('reveal nothing of a hidden price, or of changes while it was hidden', async () => {
    await load(100, { Price: 260_000 });
    await load(60, { Price: 111_111, PublishPrice: false });
    expect(await history()).toEqual([]);
    expect(await summary()).not.toHaveProperty('previousPrice');
    await load(40, { Price: 122_222, PublishPrice: false, PriceHistory: [{ Date: '2026-01-01', Price: 133_333 }] });
    expect(await history()).toEqual([]);
    await load(20, { Price: 245_000 });
    expect(await amounts()).toEqual([260_000, 245_000]);
    const { rows } = await sql<{ all: string }>`select string_agg(price::text, '') as all from asked_price`.execute(
      db(),
    );
    expect(rows[0]?.all).not.toMatch(/111111|122222|133333/);
  });

  test('are not public once the home is sold', async () => {
    await load(100, { Price: 260_000 });
    await load(20, { Price: 245_000 });
    await load(10, { Price: 245_000, Status: 2 });
    expect(await history()).toEqual([]);
    expect(await summary()).not.toHaveProperty('previousPrice');
  });

  test('are kept when the home leaves the feed and returns', async () => {
    await load(100, { Price: 260_000 });
    await load(90, { Price: 260_000 }, [2]);
    await load(80, { Price: 240_000 });
    expect(await amounts()).toEqual([260_000, 240_000]);
    await load(70, { Price: 240_000 }, [2]);
    await load(60, { Price: 240_000 });
    expect(await amounts()).toEqual([260_000, 240_000]);
  });

  test('come from the feed up to its last entry, then from later imports', async () => {
    const told = [
      { Date: '2026-03-01', Price: 300_000 },
      { Date: '2026-02-01', Price: 310_000 },
    ];
    await load(100, { Price: 300_000, PriceHistory: told });
    expect(await amounts()).toEqual([310_000, 300_000]);
    await load(0, { Price: 290_000, PriceHistory: told });
    expect(await amounts()).toEqual([310_000, 300_000, 290_000]);
    const more = [...told, { Date: '2026-03-05', Price: null }, { Date: null, Price: 1 }];
    await load(0, { Price: 290_000, PriceHistory: more });
    expect(await amounts()).toEqual([310_000, 300_000, 290_000]);
  });

  test('start with the last price that an older version stored', async () => {
    await load(100, { Price: 260_000 });
    await db().deleteFrom('asked_price').execute();
    const at = daysAgo(70);
    await db().insertInto('property_event').values({ property_id: 1, kind: 'price-changed', at }).execute();
    await load(50, { Price: 250_000 });
    expect((await history())[0]).toEqual({ at: at.toISOString(), amount: 260_000 });
  });

  test('leave out an invalid entry of the history, and name the field', async () => {
    const report = await load(0, { PriceHistory: [{ Date: 'soon', Price: 1 }] });
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ field: 'PriceHistory.0.Date', kind: 'date', effect: 'left' }),
    );
  });
});
