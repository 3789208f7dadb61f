import { propertyRecords } from '@facade/feed/testing/sample-records';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { describeDatabase } from '../testing/described-database.ts';
import { viewOfRecords } from '../testing/sample-catalogue.ts';
import { type ListQuery, listProperties } from './list-properties.ts';
import type { CatalogueView } from './view.ts';

const PAGE = { page: 1, pageSize: 100 };

const idsOf = async (view: CatalogueView, filters: Partial<ListingFilters>, query: Partial<ListQuery> = {}) => {
  const { items } = await listProperties(view, { ...NO_FILTERS, ...filters }, { ...PAGE, ...query });
  return items.map(({ id }) => id);
};

describeDatabase('listProperties', (db) => {
  let view: CatalogueView;
  beforeAll(async () => {
    view = await viewOfRecords(db(), [
      ...propertyRecords(1, { Price: 300_000, SurfaceLiving: 90, CreateDate: '2026-01-01' }),
      ...propertyRecords(2, { Price: 100_000, PublishPrice: false, SurfaceLiving: 150, CreateDate: '2026-01-03' }),
      ...propertyRecords(3, { Price: 200_000, City: 'Lessines', Zip: '7860', CreateDate: '2026-01-02' }),
      ...propertyRecords(4, { Goal: 1, Price: 700, WebIDs: '12,1', Status: 4, CreateDate: '2026-01-02' }),
      ...propertyRecords(5, { City: '', Zip: '', WebIDs: '3', CreateDate: '2025-12-31', Price: 50_000 }),
    ]);
  });

  test('lists the newest first, and sold and rented homes after all others', async () => {
    expect(await idsOf(view, {})).toEqual([2, 3, 1, 5, 4]);
    expect((await idsOf(view, {}, { sort: '-price' })).at(-1)).toBe(4);
    expect((await idsOf(view, {}, { sort: 'price' })).at(-1)).toBe(4);
    expect(await idsOf(view, {}, { sort: 'date' })).toEqual([5, 1, 3, 2, 4]);
  });

  test('excludes sold and rented homes on request, and counts them either way', async () => {
    const filters = { ...NO_FILTERS, types: [12, 3] };
    expect(await listProperties(view, filters, PAGE)).toMatchObject({ total: 2, unavailable: 1 });
    const available = await listProperties(view, { ...filters, available: true }, PAGE);
    expect(available).toMatchObject({ total: 1, unavailable: 1, items: [{ id: 5 }] });
  });

  test('filters by goal, category, project and ids', async () => {
    expect(await idsOf(view, { goal: 'rent' })).toEqual([4]);
    expect(await idsOf(view, { types: [1] })).toEqual([2, 3, 1, 4]);
    expect(await idsOf(view, { types: [12, 3] })).toEqual([5, 4]);
    expect(await idsOf(view, { project: 9 })).toEqual([]);
  });

  test('keeps the order of favourites unless another is requested', async () => {
    expect(await idsOf(view, { ids: [1, 3, 2] })).toEqual([1, 3, 2]);
    expect(await idsOf(view, { ids: [1, 3, 2] }, { page: 2, pageSize: 2 })).toEqual([2]);
    expect(await idsOf(view, { ids: [1, 3, 2] }, { sort: 'price' })).toEqual([3, 1, 2]);
  });

  test.each(['Lessines|7860', '7860', 'Lessen', 'LESSINES', 'lessen|7860'])('finds the town by %s', async (city) => {
    expect(await idsOf(view, { cities: [city] })).toEqual([3]);
  });

  test.each(['Lessines|7800', 'Nowhere', '1000', '|9999'])('finds nothing in %s', async (city) => {
    expect(await idsOf(view, { cities: [city] })).toEqual([]);
  });

  test('finds homes in any of several towns', async () => {
    expect(await idsOf(view, { cities: ['Lessen', 'Ath|7800'] })).toEqual([2, 3, 1, 4]);
  });

  test('sorts a hidden price last in both directions, so that the order does not reveal it', async () => {
    expect(await idsOf(view, { goal: 'sale' }, { sort: 'price' })).toEqual([5, 3, 1, 2]);
    expect(await idsOf(view, { goal: 'sale' }, { sort: '-price' })).toEqual([1, 3, 5, 2]);
    expect(await idsOf(view, { maxPrice: 150_000, goal: 'sale' })).toEqual([5]);
  });

  test('sorts by surface, the largest first, and by town', async () => {
    expect((await idsOf(view, {}, { sort: '-surface' })).slice(0, 2)).toEqual([2, 1]);
    expect(await idsOf(view, {}, { sort: 'city' })).toEqual([2, 1, 3, 5, 4]);
  });

  test('is empty past the end and still has the total', async () => {
    expect(await listProperties(view, NO_FILTERS, { page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 5 });
  });

  test('stops counting at the limit, and says so', async () => {
    const limits = { counted: 3, drawn: 3, sampled: 10 };
    expect(await listProperties(view, NO_FILTERS, PAGE, limits)).toMatchObject({ total: 3, totalIsMore: true });
    expect(await listProperties(view, { ...NO_FILTERS, goal: 'rent' }, PAGE, limits)).not.toHaveProperty('totalIsMore');
  });
});

describeDatabase('any list', (db) => {
  const property = fc.record({
    Price: fc.option(fc.integer({ min: 1, max: 5 })),
    SurfaceLiving: fc.option(fc.integer({ min: 1, max: 5 })),
    City: fc.constantFrom('Ath', 'Lessines', ''),
    CreateDate: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
  });
  const sort = fc.constantFrom<PropertySort>('date', '-date', 'price', '-price', 'city', 'type', '-surface');

  test('has each property exactly once across its pages, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(property, { maxLength: 15 }),
        sort,
        fc.integer({ min: 1, max: 7 }),
        async (all, by, pageSize) => {
          const view = await viewOfRecords(
            db(),
            all.flatMap((fields, index) => propertyRecords(index + 1, fields)),
          );
          const ids: number[] = [];
          for (let page = 1; page <= Math.ceil(all.length / pageSize) + 1; page += 1)
            ids.push(...(await idsOf(view, {}, { page, pageSize, sort: by })));
          expect(ids).toEqual(await idsOf(view, {}, { sort: by }));
          expect([...ids].sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('has known prices in order, and unknown ones at the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(property, { maxLength: 15 }), fc.boolean(), async (all, descending) => {
        const view = await viewOfRecords(
          db(),
          all.flatMap((fields, index) => propertyRecords(index + 1, fields)),
        );
        const { items } = await listProperties(view, NO_FILTERS, { ...PAGE, sort: descending ? '-price' : 'price' });
        const prices = items.map(({ price }) => price.amount);
        const known = prices.filter((price) => price !== null);
        expect(prices.slice(0, known.length)).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
      }),
      { numRuns: 15 },
    );
  });
});
