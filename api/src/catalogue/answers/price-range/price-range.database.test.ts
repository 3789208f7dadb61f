import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { ReadDb } from '../../../platform/index.ts';
import { describeDatabase } from '../../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { estimateHome } from './price-range.ts';

describeDatabase('between which prices similar homes are offered', (db) => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    const homes = (from: number, count: number, fields: object) =>
      Array.from({ length: count }, (_, index) =>
        propertyRecords(from + index, { Price: 200_000 + index * 10_000, ...fields }),
      ).flat();
    await site.load([
      ...homes(1, 6, { SurfaceLiving: 100 }),
      ...homes(20, 2, { SurfaceLiving: 100, Status: 2 }),
      // Let, hidden, old or of another kind: none of these is compared.
      ...homes(30, 5, { Goal: 1, Price: 900 }),
      ...homes(40, 5, { PublishPrice: false, Price: 900_000 }),
      ...homes(60, 5, { SurfaceLiving: 100, Price: 100_000, CreateDate: '2021-01-01' }),
      ...homes(50, 4, { WebIDs: '12', Price: 150_000 }),
    ]);
  });
  afterAll(() => site.close());

  const ask = async (query: string) => (await site.api.inject(`/api/price-range?${query}`)).json();

  test('compares homes for sale and sold homes of the type, whose prices stay hidden', async () => {
    const { range } = await ask('zip=7800&city=Ath&type=house&surface=100&lang=nl');
    expect(range).toMatchObject({ homes: 8, sold: 2, low: 200_000, high: 235_000, perSquareMetre: 2150 });
    expect(range.nearest).toHaveLength(3);
    for (const { availability, price } of range.nearest) {
      expect(availability).toBe('available');
      expect(price.amount).toBeGreaterThanOrEqual(200_000);
    }
    expect(JSON.stringify(await ask('zip=7800&type=house'))).not.toContain('900000');
  });

  test('the page of a home for sale says where its price lies among the others, not that of a sold or rented one', async () => {
    const contextOf = async (id: number) =>
      (await site.api.inject(`/api/properties/${id}?lang=nl`)).json().priceContext;
    expect(await contextOf(6)).toEqual({ perSquareMetre: 2500, low: 2000, high: 2300, homes: 7, sold: 2, withinKm: 1 });
    expect(await Promise.all([20, 30, 40, 50].map(contextOf))).toEqual(Array(4).fill(undefined));
  });

  test('is estimated by what the transaction of a form reads', async () => {
    const view = (await site.siteData.current()).view('nl');
    const estimateBy = (from: ReadDb) => estimateHome(from, view, { zip: '7800', type: 'house', surface: 100 });
    const changed = await db().startTransaction().execute();
    await changed.deleteFrom('property').where('id', '<', 20).execute();
    expect(await estimateBy(changed)).toBeNull();
    expect(await estimateBy(db())).toMatchObject({ low: 200_000, high: 235_000 });
    await changed.rollback().execute();
  });

  test('is null with too few homes, for a type that is not compared and in a town that is not known', async () => {
    for (const query of ['zip=7800&type=apartment', 'zip=7800&type=other', 'zip=1000&type=house'])
      expect(await ask(query)).toEqual({ range: null });
    expect((await ask('zip=7800&type=house&surface=900')).range).toBeNull();
  });

  test('refuses what it does not understand', async () => {
    for (const query of ['zip=78&type=house', 'zip=7800&type=castle', 'zip=7800&type=house&energy=z'])
      expect((await ask(query)).status).toBe(400);
  });
});
