import type { PropertySort } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { viewOfRecords } from '../testing/sample-catalogue.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { type ListQuery, listProperties } from './list-properties.ts';
import type { CatalogueView } from './view.ts';

// Fast alone; the whole suite shares few cores.
jest.setTimeout(60_000);

const PAGE = { page: 1, pageSize: 100 };

const idsOf = (view: CatalogueView, query: Partial<ListQuery>) =>
  listProperties(view, { ...PAGE, ...query }).items.map(({ id }) => id);

describe('listProperties', () => {
  let view: CatalogueView;
  beforeAll(async () => {
    view = await viewOfRecords([
      ...propertyRecords(1, { Price: 300_000, SurfaceLiving: 90, CreateDate: '2026-01-01' }),
      ...propertyRecords(2, { Price: 100_000, PublishPrice: false, SurfaceLiving: 150, CreateDate: '2026-01-03' }),
      ...propertyRecords(3, { Price: 200_000, City: 'Lessines', Zip: '7860', CreateDate: '2026-01-02' }),
      ...propertyRecords(4, { Goal: 1, Price: 700, WebIDs: '12,1', Status: 4, CreateDate: '2026-01-02' }),
      ...propertyRecords(5, { City: '', Zip: '', WebIDs: '3', CreateDate: '2025-12-31', Price: 50_000 }),
    ]);
  });

  it('lists the newest first, the sold and rented ones after all others', () => {
    expect(idsOf(view, {})).toEqual([2, 3, 1, 5, 4]);
    expect(idsOf(view, { sort: '-price' }).at(-1)).toBe(4);
    expect(idsOf(view, { sort: 'price' }).at(-1)).toBe(4);
  });

  it('leaves out what is sold or rented where that is asked for, and says how many either way', () => {
    const rest = { ...PAGE, type: [12, 3] };
    expect(listProperties(view, rest)).toMatchObject({ total: 2, unavailable: 1 });
    const available = listProperties(view, { ...rest, availability: 'available' });
    expect(available).toMatchObject({ total: 1, unavailable: 1, items: [{ id: 5 }] });
  });

  it('filters by goal, category, project and ids', () => {
    expect(idsOf(view, { goal: 'rent' })).toEqual([4]);
    expect(idsOf(view, { type: [1] })).toEqual([2, 3, 1, 4]);
    expect(idsOf(view, { type: [12, 3] })).toEqual([5, 4]);
    expect(idsOf(view, { project: 9 })).toEqual([]);
  });

  it('gives favourites in their own order unless another is asked for', () => {
    expect(idsOf(view, { ids: [1, 3, 2] })).toEqual([1, 3, 2]);
    expect(idsOf(view, { ids: [1, 3, 2], sort: 'price' })).toEqual([3, 1, 2]);
  });

  it.each(['Lessines|7860', '7860', 'Lessen', 'LESSINES', 'lessen|7860'])('finds the town by %s', (city) => {
    expect(idsOf(view, { city })).toEqual([3]);
  });

  it.each(['Lessines|7800', 'Nowhere', '1000', '|9999'])('finds nothing in %s', (city) => {
    expect(idsOf(view, { city })).toEqual([]);
  });

  it('puts a hidden price last, in either direction, and so does not tell it', () => {
    expect(idsOf(view, { goal: 'sale', sort: 'price' })).toEqual([5, 3, 1, 2]);
    expect(idsOf(view, { goal: 'sale', sort: '-price' })).toEqual([1, 3, 5, 2]);
  });

  it('sorts by surface, the largest first, and by town', () => {
    expect(idsOf(view, { sort: '-surface' }).slice(0, 2)).toEqual([2, 1]);
    expect(idsOf(view, { sort: 'city' })).toEqual([2, 1, 3, 5, 4]);
  });

  it('is empty past the end and still knows the total', () => {
    expect(listProperties(view, { page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 5 });
  });
});

describe('any list', () => {
  const property = fc.record({
    Price: fc.option(fc.integer({ min: 1, max: 5 })),
    SurfaceLiving: fc.option(fc.integer({ min: 1, max: 5 })),
    City: fc.constantFrom('Ath', 'Lessines', ''),
    CreateDate: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
  });
  const sort = fc.constantFrom<PropertySort>('date', '-date', 'price', '-price', 'city', 'type', '-surface');

  it('gives each property once over its pages, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(property, { maxLength: 15 }),
        sort,
        fc.integer({ min: 1, max: 7 }),
        async (all, by, pageSize) => {
          const view = await viewOfRecords(all.flatMap((fields, index) => propertyRecords(index + 1, fields)));
          const pages = Array.from({ length: Math.ceil(all.length / pageSize) + 1 }, (_, n) =>
            listProperties(view, { page: n + 1, pageSize, sort: by }),
          );
          const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
          expect(ids).toEqual(idsOf(view, { sort: by }));
          expect([...ids].sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has its known prices in order and the unknown ones at the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(property, { maxLength: 15 }), fc.boolean(), async (all, descending) => {
        const view = await viewOfRecords(all.flatMap((fields, index) => propertyRecords(index + 1, fields)));
        const { items } = listProperties(view, { ...PAGE, sort: descending ? '-price' : 'price' });
        const prices = items.map(({ price }) => price.amount);
        const known = prices.filter((price) => price !== null);
        expect(prices.slice(0, known.length)).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
      }),
      { numRuns: 40 },
    );
  });
});
