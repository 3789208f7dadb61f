import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { valuationHint } from './valuation-hint.ts';

describeDatabase('what similar homes are asked for', (db) => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi({ db: db() });
    const homes = (from: number, count: number, fields: object) =>
      Array.from({ length: count }, (_, index) =>
        propertyRecords(from + index, { Price: 200_000 + index * 10_000, ...fields }),
      ).flat();
    await site.load([
      ...homes(1, 6, { SurfaceLiving: 150 }),
      // Sold, rented, hidden or of another kind: none of these is compared.
      ...homes(20, 5, { Status: 2, Price: 900_000 }),
      ...homes(30, 5, { Goal: 1, Price: 900 }),
      ...homes(40, 5, { PublishPrice: false, Price: 900_000 }),
      ...homes(50, 4, { WebIDs: '12', Price: 150_000 }),
      ...homes(60, 3, { City: 'Lessines', Zip: '7860', WebIDs: '12', Price: 170_000 }),
    ]);
  });
  afterAll(() => site.close());

  test('gives count, median and range of the homes in the town', async () => {
    expect(await valuationHint(site.db, { zip: '7800', type: 'house' })).toEqual({
      count: 6,
      median: 225_000,
      lowest: 200_000,
      highest: 250_000,
      scope: 'zip',
      similarSize: false,
    });
  });

  test('uses only homes of about the same size if there are enough', async () => {
    expect(await valuationHint(site.db, { zip: '7800', type: 'house', surface: 160 })).toMatchObject({
      count: 6,
      similarSize: true,
    });
    expect(await valuationHint(site.db, { zip: '7800', type: 'house', surface: 400 })).toMatchObject({
      count: 6,
      similarSize: false,
    });
  });

  test('includes the area if the town has fewer than five homes, and is null if those are too few as well', async () => {
    expect(await valuationHint(site.db, { zip: '7800', type: 'apartment' })).toMatchObject({ count: 7, scope: 'area' });
    expect(await valuationHint(site.db, { zip: '1000', type: 'apartment' })).toBeNull();
    expect(await valuationHint(site.db, { zip: '7800', type: 'other' })).toBeNull();
  });

  test('is answered by the api', async () => {
    const get = async (query: string) => (await site.api.inject(`/api/valuation-hint?${query}`)).json();
    expect(await get('zip=7800&type=house')).toMatchObject({ hint: { count: 6 } });
    expect(await get('zip=1000&type=house')).toEqual({ hint: null });
    expect((await get('zip=78&type=house')).status).toBe(400);
    expect((await get('zip=7800&type=castle')).status).toBe(400);
  });
});
