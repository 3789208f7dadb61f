import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import type { CatalogueView } from '../view.ts';
import { detailOf } from './detail.ts';

const context = {
  enabled: ['nl'] as const,
  agency: { name: 'A', phone: '1', email: 'a@b.be' },
  portrait: () => null,
  region: { all: [], covered: null },
};

const SOLD = { Status: 2 };
const UNDER_OPTION = { Marquee: 3 };

const unit = (id: number, Bedrooms: number | null, Price: number, more: object = {}) =>
  propertyRecords(id, { ProjectID: 7, UnitNumber: `0.${id}`, Bedrooms, Price, ...more });

describeDatabase('other units of a project', (db) => {
  let view: CatalogueView;
  beforeAll(async () => {
    const units = [
      unit(1, 2, 300_000),
      unit(2, 2, 320_000),
      unit(3, 2, 290_000),
      unit(4, 3, 200_000),
      unit(5, 2, 100_000, UNDER_OPTION),
      unit(6, 2, 100_000, SOLD),
      unit(7, null, 150_000),
      unit(8, 1, 250_000),
      unit(9, 4, 400_000),
      propertyRecords(20, { ProjectID: 8, Bedrooms: 2 }),
      propertyRecords(21, { Bedrooms: 2 }),
    ];
    const projects = [7, 8].map((ID) => ({ ID, language: 'nl', Name: `Park ${ID}`, City: 'Ath' }));
    view = await viewOfRecords(db(), units.flat(), { projects });
  });

  const othersOf = async (id: number) => (await detailOf(view, id, context))?.otherUnits;

  test('are those still for sale, as many bedrooms first, then the cheapest, under option last', async () => {
    expect((await othersOf(1))?.map(({ id }) => id)).toEqual([3, 2, 4, 8, 9, 7]);
    expect((await othersOf(9))?.map(({ id }) => id)).toEqual([4, 3, 1, 2, 8, 7]);
  });

  test('have what a table of units shows', async () => {
    expect((await othersOf(1))?.[0]).toMatchObject({
      name: '0.3',
      bedrooms: 2,
      price: { amount: 290_000 },
      status: 'available',
      path: expect.stringMatching(/^\/nl\/projecten\/.*\/3\/$/),
    });
  });

  test('are shown on the page of a sold unit too', async () => {
    expect(await othersOf(6)).toHaveLength(6);
  });

  test('are none for a home outside a project, and for the only unit of one', async () => {
    expect(await othersOf(20)).toBeUndefined();
    expect(await othersOf(21)).toBeUndefined();
  });
});
