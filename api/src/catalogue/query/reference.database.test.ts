import {
  BATHROOM_STEPS,
  DAY_STEPS,
  LAND_STEPS,
  PRICE_STEPS,
  SURFACE_STEPS,
  YEAR_STEPS,
} from '@facade/shared-domain/listing/amount-steps';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { BEDROOM_CHOICES, ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import { currentRibbon } from '@facade/shared-domain/listing/new-listing';
import type { AmountFacet, Facets, ListingFilters } from '@facade/shared-domain/model';
import fc from 'fast-check';
import type { StoredProperty } from '../../platform/database/schema/stored.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { randomFilters, randomRecords, randomSort } from '../../testing/random-homes.ts';
import { fits, priceOf, referenceList } from '../../testing/reference-list.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';
import { listProperties } from '../list-properties.ts';
import { summarize } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { mapFeatures } from './map-features.ts';

const HOMES = 250;
const RUNS = { numRuns: 60 };

describeDatabase('the database gives the same answers as a simple filter in memory', (db) => {
  let view: CatalogueView;
  let homes: StoredProperty[];
  beforeAll(async () => {
    const catalogue = await catalogueOf(randomRecords(HOMES));
    homes = catalogue.properties;
    view = await storeAndView(db(), catalogue);
  });

  test('for lists', async () => {
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

  test('for the counts of choices', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, async (filters) => {
        const { facets, facetsAreEstimates } = await listProperties(view, filters, {
          page: 1,
          pageSize: 1,
          facets: 'all',
        });
        expect(facetsAreEstimates).toBeUndefined();
        expect(facets).toEqual(countedFacets(filters));
        const { facets: choices } = await listProperties(view, filters, { page: 1, pageSize: 1, facets: true });
        const { type, city, energy, bedrooms, has } = countedFacets(filters);
        expect(choices).toEqual({ type, city, energy, bedrooms, has });
      }),
      RUNS,
    );
  });

  test('for the homes of a map', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, fc.integer({ min: 5, max: 18 }), async (filters, zoom) => {
        const located = referenceList(homes, filters).filter(({ location }) => location !== null);
        const { features } = await mapFeatures(view, filters, zoom);
        const counts = features.map(({ properties }) => ('count' in properties ? properties.count : 1));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(located.length);
        const shown = features.flatMap(({ properties, geometry }) =>
          'id' in properties ? { ...properties, geometry } : [],
        );
        for (const { id, price, annuity, availability, area, title, ribbon, geometry } of shown) {
          const home = located.find((one) => one.id === id);
          const summary = home && summarize(home, view, { pictures: new Map(), projects: new Map(), asked: new Map() });
          expect(title ?? '').toBe([summary?.typeName, summary?.city].filter(Boolean).join(', '));
          expect(ribbon?.id).toBe(summary && currentRibbon(summary, Date.now())?.id);
          expect([price, availability]).toEqual([home && priceOf(home), home?.availability]);
          expect(annuity ?? null).toBe(home?.availability === 'available' ? home.price.annuity : null);
          expect(area ?? false).toBe(!home?.location?.exact);
          expect(geometry.coordinates).toEqual([home?.location?.lng, home?.location?.lat]);
        }
        if (zoom >= 17) expect(shown).toHaveLength(located.length);
        for (const { properties, geometry } of features) {
          if (!('count' in properties)) continue;
          const [lng, lat] = geometry.coordinates;
          const there = located.filter(({ location }) => location?.lng === lng && location.lat === lat);
          // All homes with a hidden address are at the point of their town.
          expect([properties.spot ?? false, zoom]).toEqual([there.length === properties.count, zoom]);
        }
      }),
      RUNS,
    );
  });

  const few = { counted: 30, drawn: 30, sampled: 80 };

  test('in the same order, for any number of homes', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, randomSort, async (filters, sort) => {
        const { items } = await listProperties(view, filters, { page: 2, pageSize: 10, sort }, few);
        expect(items.map(({ id }) => id)).toEqual(
          referenceList(homes, filters, sort)
            .slice(10, 20)
            .map(({ id }) => id),
        );
      }),
      RUNS,
    );
  });

  test('up to the counting limit, if there are too many homes to read all', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters, async (filters) => {
        const expected = referenceList(homes, filters).length;
        const { total, totalIsMore } = await listProperties(view, filters, { page: 1, pageSize: 1 }, few);
        expect([total, totalIsMore ?? false]).toEqual([Math.min(expected, few.counted), expected > few.counted]);
      }),
      RUNS,
    );
  });

  test.each([false, true])(
    'approximately, for choices and clusters, if it reads a sample (available: %p)',
    async (available) => {
      const all: ListingFilters = { types: [], cities: [], energy: [], has: [], available };
      const { facets, facetsAreEstimates } = await listProperties(
        view,
        all,
        { page: 1, pageSize: 1, facets: true },
        few,
      );
      expect(facetsAreEstimates).toBe(true);
      for (const { value, count: about } of facets?.energy ?? []) {
        const real = Math.min(
          few.counted,
          count({ ...all, available: true, energy: ENERGY_LETTERS.filter((letter) => letter === value) }),
        );
        expect(about).toBeGreaterThan(real / 3);
        expect(about).toBeLessThan(real * 3);
      }
      const { features } = await mapFeatures(view, all, 8, few);
      const drawn = features.reduce((sum, { properties }) => sum + ('count' in properties ? properties.count : 1), 0);
      expect(drawn).toBeGreaterThan(count(all) / 3);
      expect(drawn).toBeLessThan(count(all) * 2);
    },
  );

  const count = (filters: ListingFilters) => homes.filter((home) => fits(home, filters)).length;

  /** A choice counts only available homes. */
  function countedFacets(asked: ListingFilters): Facets {
    const filters = { ...asked, available: true };
    const towns = ['Ath|7800', 'Lessines|7860', 'Chièvres|7950'].map((value) => ({
      value,
      count: count({ ...filters, near: undefined, cities: [value] }),
    }));
    const bounded = (name: AmountFacet, steps: readonly number[]) => {
      const isNarrower = (step: number) =>
        name.startsWith('min') ? step >= (filters[name] ?? step) : step <= (filters[name] ?? step);
      const counts = steps.filter(isNarrower).map((step) => ({
        value: String(step),
        count: count({ ...filters, [name]: step }),
      }));
      return { [name]: counts };
    };
    const prices = PRICE_STEPS[filters.goal ?? 'sale'];
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
      ...bounded('minPrice', prices),
      ...bounded('maxPrice', prices),
      ...bounded('maxBedrooms', BEDROOM_CHOICES),
      ...bounded('minBathrooms', BATHROOM_STEPS),
      ...bounded('minSurface', SURFACE_STEPS),
      ...bounded('maxSurface', SURFACE_STEPS),
      ...bounded('minLand', LAND_STEPS),
      ...bounded('minYear', YEAR_STEPS),
      ...bounded('days', DAY_STEPS),
    };
  }
});
