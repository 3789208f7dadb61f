import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { type SqlBool, sql } from 'kysely';
import type { StoredProperty } from '../../platform/database/schema/stored.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { randomRecords, randomSort } from '../../testing/random-homes.ts';
import { referenceList } from '../../testing/reference-list.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';
import type { CatalogueView } from '../view.ts';
import { conditionsOf } from './conditions.ts';
import { findEarly, homesToTry } from './find-early.ts';

const HOMES = 250;
/** Filters that many homes match. */
const wide = fc.record(
  {
    available: fc.boolean(),
    types: fc.subarray([1, 12, 2, 3], { minLength: 2 }),
    minBedrooms: fc.constantFrom(1, 2),
    maxPrice: fc.constantFrom(200_000, 399_999),
  },
  { requiredKeys: [] },
);

describeDatabase('a page of matches early in the sort order', (db) => {
  let view: CatalogueView;
  let homes: StoredProperty[];
  beforeAll(async () => {
    const catalogue = await catalogueOf(randomRecords(HOMES));
    homes = catalogue.properties;
    view = await storeAndView(db(), catalogue);
  });

  /** @param passed homes that an index would read for these filters */
  const early = async (filters: ListingFilters, sort: PropertySort, start: number, passed = HOMES) => {
    const query = { filters, conditions: conditionsOf(filters, view), sort, start, size: 3 };
    const sample = { condition: sql<SqlBool>`true`, share: 1, homes: HOMES, available: HOMES, passed };
    const tried = homesToTry(view, query, sample, { counted: 10, drawn: 10, sampled: 10 });
    return tried === null ? null : findEarly(view, query, tried);
  };

  test('equals that page of the whole list, if it is found', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(wide, randomSort, fc.integer({ min: 0, max: 6 }), async (some, sort, start) => {
        const filters: ListingFilters = { ...NO_FILTERS, ...some, goal: 'sale' };
        const ids = await early(filters, sort, start);
        if (!ids) return;
        found += 1;
        const expected = referenceList(homes, filters, sort).slice(start, start + 3);
        expect(ids).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 100 },
    );
    expect(found).toBeGreaterThan(0);
  });

  test('is not tried when sorting by name, for both goals, or if an index would read few homes', async () => {
    expect(await early({ ...NO_FILTERS, goal: 'sale' }, '-price', 0)).toHaveLength(3);
    expect(await early({ ...NO_FILTERS, goal: 'sale' }, 'city', 0)).toBeNull();
    expect(await early(NO_FILTERS, '-price', 0)).toBeNull();
    expect(await early({ ...NO_FILTERS, goal: 'sale' }, '-price', 0, 9)).toBeNull();
  });

  test('is not found if the homes that are tried do not match', async () => {
    expect(await early({ ...NO_FILTERS, goal: 'sale', ids: [0] }, '-price', 0)).toBeNull();
  });
});
