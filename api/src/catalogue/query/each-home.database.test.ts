import { describeEachDatabase } from '../../testing/each-database.ts';
import { randomRecords } from '../../testing/random-homes.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';
import { eachHome } from './each-home.ts';

describeEachDatabase('eachHome', (db) => {
  it.each([1, 7, 20, 21])('gives every home once, by its id, %i at a time', async (atATime) => {
    await storeAndView(db(), await catalogueOf(randomRecords(21)));
    const ids: number[] = [];
    for await (const homes of eachHome(db(), atATime)) {
      expect(homes.length).toBeLessThanOrEqual(atATime);
      ids.push(...homes.map(({ id }) => id));
    }
    expect(ids).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  it('gives nothing where there is none', async () => {
    await storeAndView(db(), await catalogueOf([]));
    for await (const homes of eachHome(db())) expect(homes).toBeNull();
  });
});
