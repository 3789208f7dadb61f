import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { DemandCriteria } from '@facade/shared-domain/model';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { matchSome } from './match-news.ts';
import { placeNews } from './place-news.ts';
import { stop } from './subscriptions.ts';
import { confirmedSearch, foundFor } from './testing/searches.ts';

const AT_LESSINES = { City: 'Lessines', Zip: '7860' };

/** What it searches for, and whether a home for sale in Ath with two bedrooms, a garage and three parking places matches. */
const SEARCHES: [string, Partial<DemandCriteria>, boolean][] = [
  ['anything', {}, true],
  ['a type', { types: [12, 1] }, true],
  ['another type', { types: [12] }, false],
  ['its town', { cities: ['Ath|7800'] }, true],
  ['its town in another language', { cities: ['Aat'] }, true],
  ['its zip', { cities: ['7800'] }, true],
  ['another town', { cities: ['Lessines|7860'] }, false],
  ['its municipality', { zones: ['ath'] }, true],
  ['another municipality', { zones: ['lessines'] }, false],
  ['another municipality or its town', { zones: ['lessines'], cities: ['Ath|7800'] }, true],
  ['around it', { near: { lat: 50.63, lng: 3.78, km: 3 } }, true],
  ['around somewhere else', { near: { lat: 50.9, lng: 3.78, km: 3 } }, false],
  ['homes to rent', { goal: 'rent' }, false],
  ['its price', { minPrice: 200_000, maxPrice: 200_000 }, true],
  ['a lower price', { maxPrice: 199_999 }, false],
  ['a higher price', { minPrice: 200_001 }, false],
  ['its bedrooms', { minBedrooms: 2, maxBedrooms: 2 }, true],
  ['more bedrooms', { minBedrooms: 3 }, false],
  ['fewer bedrooms', { maxBedrooms: 1 }, false],
  [
    'its bathrooms, year, surface and day',
    { minBathrooms: 2, minYear: 1990, maxSurface: 150, freeBy: '2027-03-01' },
    true,
  ],
  ['more bathrooms', { minBathrooms: 3 }, false],
  ['newer homes', { minYear: 2000 }, false],
  ['smaller homes', { maxSurface: 89 }, false],
  ['homes that are free earlier', { freeBy: '2027-01-31' }, false],
  ['its garage', { minGarages: 1, maxGarages: 1 }, true],
  ['more garages', { minGarages: 2 }, false],
  ['fewer parking places', { maxParkings: 2 }, false],
  ['its parking places', { minParkings: 3 }, true],
  ['a feature that it has', { has: ['garage'], minSurface: 90 }, true],
  ['a feature that it lacks', { has: ['garden'] }, false],
  ['a larger one', { minSurface: 91 }, false],
];

describeDatabase('news of homes', (db) => {
  let site: TestApi;
  let old: Record<string, unknown>[];

  beforeEach(async () => {
    site = await startTestApi({ db: db() });
    for (const table of ['demand', 'home_news', 'property', 'property_event', 'feed_entry', 'asked_price'] as const)
      await db().deleteFrom(table).execute();
    old = propertyRecords(1, { Price: 300_000, Bedrooms: 3, WebIDs: '1' });
    await site.load(old);
  });
  afterEach(() => site.close());

  /** Imports the homes in addition to the first one, and compares the news. */
  async function bring(...homes: Record<string, unknown>[][]): Promise<void> {
    await site.load(homes.flat());
    const snapshot = await site.siteData.current();
    while (await placeNews(db(), snapshot));
    while (!(await matchSome(db())).isDone);
  }

  test('are compared with everything that a search may specify', async () => {
    const ids = new Map<string, string>();
    for (const [what, criteria] of SEARCHES) {
      const email = `search-${ids.size}@example.be`;
      ids.set(what, await confirmedSearch(site, { criteria, email }));
    }
    const facts = { Price: 200_000, Bedrooms: 2, Garages: 1, Parkings: 3, SurfaceLiving: 90 };
    const more = { Bathrooms: 2, ConstructionYear: 1995, AvailabilityDate: '2027-02-01' };
    await bring(old, propertyRecords(2, { ...facts, ...more, Lat: 50.63, Lng: 3.778 }));
    const found = await Promise.all(
      SEARCHES.map(async ([what]) => [what, (await foundFor(site, ids.get(what) ?? '')).join()]),
    );
    expect(found).toEqual(SEARCHES.map(([what, , fits]) => [what, fits ? '2 fit new' : '']));
  });

  test('are found once, however often a feed is imported', async () => {
    const id = await confirmedSearch(site);
    const added = propertyRecords(2);
    await bring(old, added);
    await bring(old);
    await bring(old, added);
    await bring(old, added);
    expect(await foundFor(site, id)).toEqual(['2 fit new']);
  });

  test('are a lower price, each once, but not a higher one', async () => {
    const id = await confirmedSearch(site);
    const reduced = await confirmedSearch(site, { criteria: { has: ['priceDropped'] } });
    const at = (Price: number) => propertyRecords(1, { Price, Bedrooms: 3, WebIDs: '1' });
    for (const price of [290_000, 310_000, 290_000, 280_000]) await bring(at(price));
    expect(await foundFor(site, id)).toEqual(['1 price:280000 price', '1 price:290000 price']);
    expect(await foundFor(site, reduced)).toEqual(['1 fit price']);
  });

  test('are homes that match since they changed, not those that matched before', async () => {
    const [cheap, large, any] = await Promise.all([
      confirmedSearch(site, { criteria: { maxPrice: 295_000 } }),
      confirmedSearch(site, { criteria: { minBedrooms: 4 } }),
      confirmedSearch(site),
    ]);
    await bring(propertyRecords(1, { Price: 300_000, Bedrooms: 4, WebIDs: '1' }));
    expect([await foundFor(site, cheap), await foundFor(site, large), await foundFor(site, any)]).toEqual([
      [],
      ['1 fit changed'],
      [],
    ]);
    await bring(propertyRecords(1, { Price: 290_000, Bedrooms: 4, WebIDs: '1' }));
    expect([await foundFor(site, cheap), await foundFor(site, large), await foundFor(site, any)]).toEqual([
      ['1 fit price'],
      ['1 fit changed', '1 price:290000 price'],
      ['1 price:290000 price'],
    ]);
  });

  test('are homes that are available again, not those that are no longer', async () => {
    const id = await confirmedSearch(site);
    await bring(propertyRecords(1, { Price: 300_000, Status: 2 }), propertyRecords(2, { Status: 2 }));
    expect(await foundFor(site, id)).toEqual([]);
    await bring(propertyRecords(1, { Price: 300_000 }), propertyRecords(2, { Status: 2 }));
    expect(await foundFor(site, id)).toEqual(['1 fit changed']);
  });

  test('are for searches that were confirmed before, and not stopped', async () => {
    const [stopped, later] = [await confirmedSearch(site), await confirmedSearch(site)];
    await db()
      .updateTable('demand')
      .set({ confirmed_at: new Date(Date.now() + 60_000) })
      .where('id', '=', later)
      .execute();
    await stop(db(), 'demand', stopped);
    await bring(old, propertyRecords(2, AT_LESSINES));
    expect([await foundFor(site, stopped), await foundFor(site, later)]).toEqual([[], []]);
  });

  test('are not recorded if nobody has a search, nor those of a first catalogue', async () => {
    await bring(old, propertyRecords(2));
    expect(await db().selectFrom('home_news').selectAll().execute()).toEqual([]);
    await confirmedSearch(site);
    for (const table of ['property', 'feed_entry'] as const) await db().deleteFrom(table).execute();
    await site.load(old);
    expect(await db().selectFrom('home_news').selectAll().execute()).toEqual([]);
  });

  test('are compared by one api at a time', async () => {
    const id = await confirmedSearch(site);
    await site.load([...old, ...propertyRecords(2)]);
    await placeNews(db(), await site.siteData.current());
    const steps = await Promise.all([matchSome(db()), matchSome(db())]);
    expect(steps.map(({ searches }) => searches).sort()).toEqual([0, 1]);
    expect(await foundFor(site, id)).toEqual(['2 fit new']);
    expect(await db().selectFrom('home_news').selectAll().execute()).toEqual([]);
  });
});
