import { ENERGY_LETTERS, FEATURES } from '@facade/shared-domain/listing/listing-filters';
import type { Facets, ListingFilters } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { describeEachDatabase } from '../../testing/each-database.ts';
import { randomFilters, randomRecords, randomSort } from '../../testing/random-homes.ts';
import { fits, referenceList } from '../../testing/reference-list.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';
import { listProperties } from '../list-properties.ts';
import { mapFeatures } from '../map-features.ts';
import type { StoredProperty } from '../stored.ts';
import type { CatalogueView } from '../view.ts';

// Fast alone; the whole suite shares few cores.
jest.setTimeout(120_000);

const HOMES = 250;
const RUNS = { numRuns: 60 };

describeEachDatabase('the database answers as a plain filter does', (db) => {
  let view: CatalogueView;
  let homes: StoredProperty[];
  beforeAll(async () => {
    const catalogue = await catalogueOf(randomRecords(HOMES));
    homes = catalogue.properties;
    view = await storeAndView(db(), catalogue);
  });

  it('with lists', async () => {
    const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), pageSize: fc.integer({ min: 1, max: 60 }) });
    await fc.assert(
      fc.asyncProperty(randomFilters, randomSort, page, async (filters, sort, query) => {
        const expected = referenceList(homes, filters, sort);
        const found = await listProperties(view, filters, { ...query, sort });
        const start = (query.page - 1) * query.pageSize;
        expect(found.items.map(({ id }) => id)).toEqual(
          expected.slice(start, start + query.pageSize).map(({ id }) => id),
        );
        const gone = referenceList(homes, { ...filters, available: false }).filter(
          ({ availability }) => availability !== 'available',
        );
        expect(found).toMatchObject({ total: expected.length, unavailable: gone.length });
      }),
      RUNS,
    );
  });

  it('with the counts of choices', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, async (filters) => {
        const { facets, facetsAreEstimates } = await listProperties(view, filters, {
          page: 1,
          pageSize: 1,
          facets: true,
        });
        expect(facetsAreEstimates).toBeUndefined();
        expect(facets).toEqual(countedFacets(filters));
      }),
      RUNS,
    );
  });

  it('with the homes of a map', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, fc.integer({ min: 5, max: 18 }), async (filters, zoom) => {
        const located = referenceList(homes, filters).filter(({ location }) => location !== null);
        const { features } = await mapFeatures(view, filters, zoom);
        const counts = features.map(({ properties }) => ('count' in properties ? properties.count : 1));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(located.length);
        const shown = features.flatMap(({ properties, geometry }) =>
          'id' in properties ? { ...properties, geometry } : [],
        );
        for (const { id, price, area, geometry } of shown) {
          const home = located.find((one) => one.id === id);
          expect([price, area ?? false]).toEqual([home?.price.amount, !home?.location?.exact]);
          expect(geometry.coordinates).toEqual([home?.location?.lng, home?.location?.lat]);
        }
        if (zoom >= 17) expect(shown).toHaveLength(located.length);
      }),
      RUNS,
    );
  });

  it('with about as many where it looks at a sample', async () => {
    const limits = { counted: 20, drawn: 20, sampled: 125 };
    const all: ListingFilters = { types: [], cities: [], energy: [], has: [], available: false };
    const { facets, facetsAreEstimates } = await listProperties(
      view,
      all,
      { page: 1, pageSize: 1, facets: true },
      { ...limits, counted: 200 },
    );
    expect(facetsAreEstimates).toBe(true);
    for (const { value, count } of facets?.type ?? []) {
      const real = homes.filter((home) => fits(home, { ...all, types: [Number(value)] })).length;
      expect(count).toBeGreaterThan(real / 2);
      expect(count).toBeLessThan(real * 2);
    }
    const { features } = await mapFeatures(view, all, 8, limits);
    const drawn = features.reduce((sum, { properties }) => sum + ('count' in properties ? properties.count : 1), 0);
    expect(drawn).toBeGreaterThan(HOMES / 3);
    expect(drawn).toBeLessThan(HOMES * 2);
  });

  const count = (filters: ListingFilters) => homes.filter((home) => fits(home, filters)).length;

  function countedFacets(filters: ListingFilters): Facets {
    const towns = ['Ath|7800', 'Lessines|7860', 'Chièvres|7950'].map((value) => ({
      value,
      count: count({ ...filters, cities: [value] }),
    }));
    return {
      type: [1, 12].map((id) => ({ value: String(id), count: count({ ...filters, types: [id] }) })),
      city: towns.filter((town) => town.count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      energy: ENERGY_LETTERS.map((letter) => ({ value: letter, count: count({ ...filters, energy: [letter] }) })),
      bedrooms: [1, 2, 3, 4, 5].map((least) => ({
        value: String(least),
        count: count({ ...filters, minBedrooms: least }),
      })),
      has: FEATURES.map((feature) => ({
        value: feature,
        count: count({ ...filters, has: [...new Set([...filters.has, feature])] }),
      })),
    };
  }
});
