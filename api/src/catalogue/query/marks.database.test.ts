import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { StoredProperty } from '../../platform/database/schema/stored.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { randomFilters, randomRecords, randomSort } from '../../testing/random-homes.ts';
import { fits, referenceList } from '../../testing/reference-list.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';

import type { CatalogueView } from '../view.ts';
import { conditionsOf } from './conditions.ts';
import { findFew } from './find-few.ts';
import { QUERY_LIMITS } from './limits.ts';
import { hasMarks } from './marks.ts';

const RUNS = { numRuns: 60 };

describeDatabase('marks', (db) => {
  let view: CatalogueView;
  let homes: StoredProperty[];
  beforeAll(async () => {
    const catalogue = await catalogueOf(randomRecords(200));
    homes = catalogue.properties;
    view = await storeAndView(db(), catalogue);
  });

  const marked = async (filters: ListingFilters) => {
    const marks = hasMarks(filters);
    if (!marks) return homes.map(({ id }) => id);
    const { rows } = await sql<{ id: number }>`select p.id from property p where ${marks}`.execute(db());
    return rows.map(({ id }) => id);
  };

  test('include every home that matches', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, async (filters) => {
        const fitting = homes.filter((home) => fits(home, filters)).map(({ id }) => id);
        expect(await marked(filters)).toEqual(expect.arrayContaining(fitting));
      }),
      RUNS,
    );
  });

  test('identify exactly the homes that match, if every bound is a step', async () => {
    const filters: ListingFilters = {
      ...NO_FILTERS,
      goal: 'sale',
      types: [12],
      minBedrooms: 3,
      maxPrice: 260_000,
      energy: ['b', 'c'],
      has: ['garage'],
    };
    const fitting = homes.filter((home) => fits(home, filters)).map(({ id }) => id);
    expect(fitting.length).toBeGreaterThan(0);
    expect((await marked(filters)).sort((a, b) => a - b)).toEqual(fitting.sort((a, b) => a - b));
  });

  test('tell every feature from all others by the index', async () => {
    const all = ['veranda', ...FEATURES];
    const { rows } = await sql<{ mark: number }>`
      select distinct feature_mark(feature) as mark from unnest(${all}::text[]) feature`.execute(db());
    expect(rows).toHaveLength(all.length);
    const marks = hasMarks({ ...NO_FILTERS, has: ['lift'] });
    const plan = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return (await sql`explain select p.id from property p where ${marks}`.execute(tx)).rows;
      });
    expect(JSON.stringify(plan)).toContain('property_marks');
  });

  test('cannot express the filters of towns and places', () => {
    expect(hasMarks({ ...NO_FILTERS, cities: ['Ath|7800'], near: { lat: 50.6, lng: 3.8, km: 3 } })).toBeNull();
    expect(hasMarks({ ...NO_FILTERS, types: [1], minPrice: 1 })).not.toBeNull();
  });

  // The sample only affects how homes are found, never which.
  test.each([
    ['by their marks', { homes: 0, available: 0, passed: 1000 }],
    ['in an index', { homes: 100, available: 100, passed: 100 }],
  ])('few homes are found %s: one page and all counts', async (_, counts) => {
    await fc.assert(
      fc.asyncProperty(randomFilters, randomSort, async (filters, sort) => {
        const conditions = conditionsOf(filters, view);
        const cut = { start: 5, size: 10 };
        const sample = { condition: sql<boolean>`true`, share: 0.1, ...counts };
        const found = await findFew(view, { filters, conditions, sort, ...cut }, sample, QUERY_LIMITS);
        const all = referenceList(homes, { ...filters, available: false }, sort);
        const available = all.filter((home) => home.availability === 'available');
        const expected = (filters.available ? available : all).slice(5, 15).map(({ id }) => id);
        expect(found).toEqual({
          available: available.length,
          unavailable: all.length - available.length,
          ids: expected,
        });
      }),
      RUNS,
    );
  });

  test('are not used if too many homes match', async () => {
    const query = {
      filters: NO_FILTERS,
      conditions: conditionsOf(NO_FILTERS, view),
      sort: 'price' as const,
      start: 0,
      size: 9,
    };
    const sample = { condition: sql<boolean>`true`, share: 0.001, homes: 1000, available: 1000, passed: 1000 };
    expect(await findFew(view, query, sample, QUERY_LIMITS)).toBeNull();
  });
});
