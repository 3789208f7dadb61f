import { propertyRecords } from '@facade/feed/testing/sample-records';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';
import fc from 'fast-check';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Two and a half days ago. */
const RECENT = new Date(Date.now() - 216_000_000).toISOString();

/** Few different values, so that many homes match any filter. */
const fields = fc.record({
  Goal: fc.constantFrom(0, 0, 1),
  Status: fc.constantFrom(1, 1, 1, 2, 4),
  WebIDs: fc.constantFrom('1', '12', '12,1', '2', '10'),
  Price: fc.constantFrom(null, 100_000, 200_000, 300_000, 400_000),
  PublishPrice: fc.constantFrom(true, true, false),
  Bedrooms: fc.constantFrom(null, 1, 2, 3, 4, 7),
  SurfaceLiving: fc.constantFrom(null, 60, 90, 120),
  SurfaceGround: fc.constantFrom(null, 300, 600),
  EPCLabelText: fc.constantFrom('', 'A+', 'B', 'C', 'F'),
  Town: fc.constantFrom(['Ath', '7800'], ['Lessines', '7860'], ['Chièvres', '7950'], ['', '']),
  Lift: fc.constantFrom(null, true, false),
  Garden: fc.constantFrom(null, true, false),
  Garages: fc.constantFrom(null, 0, 2),
  Terrace: fc.constantFrom(null, true),
  Furnished: fc.constantFrom(null, true),
  Lat: fc.integer({ min: 505_001, max: 507_999 }).map((value) => value / 10_000),
  Lng: fc.integer({ min: 36_001, max: 39_999 }).map((value) => value / 10_000),
  PublishAddress: fc.constantFrom(true, true, false),
  Bathrooms: fc.constantFrom(null, 1, 2, 3),
  ConstructionYear: fc.constantFrom(null, 1950, 1990, 2021),
  FacadeType: fc.constantFrom(null, 'open', 'halfOpen', 'closed'),
  Heating: fc.constantFrom(null, 'gas', 'heatPump'),
  Floor: fc.constantFrom(null, 0, 2),
  Availability: fc.constantFrom(null, 'immediately', 'fromDate'),
  AvailabilityDate: fc.constantFrom(null, '2027-02-01', '2027-05-01'),
  CreateDate: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', RECENT),
  type: fc.constantFrom('woning', 'Appartement', 'bouwgrond', ''),
  Street: fc.constantFrom('Rue du Moulin', 'Rue de la Gare', 'Grand-Place', 'Gare du Nord', ''),
  HouseNumber: fc.constantFrom('7', '12'),
});

/** Records of this many random homes, always the same ones. */
export function randomRecords(count: number) {
  return fc
    .sample(fields, { numRuns: count, seed: 7 })
    .flatMap(({ Town: [City, Zip], type, ...rest }, index) =>
      propertyRecords(
        index + 1,
        { ...rest, City, Zip },
        { nl: { MainTypeName: type }, fr: { MainTypeName: type && `${type} fr` } },
      ),
    );
}

/** Corners between the locations of homes, so that no home is on a side. */
const corner = (whole: number, least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => whole + (value + 0.5) / 10_000);
const box = fc
  .tuple(corner(3, 6000, 7900), corner(50, 5000, 6400), corner(3, 8000, 9998), corner(50, 6500, 7998))
  .map(([west, south, east, north]) => ({ west, south, east, north }));

export const randomFilters: fc.Arbitrary<ListingFilters> = fc.record(
  {
    goal: maybe(fc.constantFrom('sale', 'rent')),
    types: fc.subarray([1, 12, 2, 3], { maxLength: 2 }),
    cities: fc.subarray(['Ath|7800', 'Lessines', 'Chièvres'], { maxLength: 2 }),
    minPrice: maybe(fc.constantFrom(0, 200_000)),
    maxPrice: maybe(fc.constantFrom(200_000, 399_999)),
    minBedrooms: maybe(fc.constantFrom(1, 3)),
    maxBedrooms: maybe(fc.constantFrom(3, 4)),
    minBathrooms: maybe(fc.constantFrom(1, 2)),
    minSurface: maybe(fc.constantFrom(61, 90)),
    maxSurface: maybe(fc.constantFrom(90, 125)),
    minYear: maybe(fc.constantFrom(1990, 2000)),
    freeBy: maybe(fc.constantFrom('2027-01-31', '2027-02-01')),
    days: maybe(fc.constantFrom(2, 3)),
    minLand: maybe(fc.constant(400)),
    energy: fc.subarray(['a', 'b', 'c', 'f'] as const, { maxLength: 2 }).map((letters) => [...letters]),
    has: fc.subarray([...FEATURES], { maxLength: 2 }),
    available: fc.boolean(),
    words: maybe(
      fc.constantFrom('woning', 'moul', 'rue gare', 'gare 7', '"rue de la gare"', '"grand place" appart', '"woning"'),
    ),
    bbox: maybe(box),
    within: maybe(
      box.map(({ west, south, east, north }) => [
        { lng: west, lat: south },
        { lng: east, lat: south },
        { lng: (west + east) / 2 + 0.000_013, lat: north },
      ]),
    ),
    near: maybe(
      fc.record({ lat: corner(50, 5000, 7998), lng: corner(3, 6000, 9998), km: fc.constantFrom(3.123, 12.345) }),
    ),
  },
  { requiredKeys: ['types', 'cities', 'energy', 'has', 'available'] },
) as fc.Arbitrary<ListingFilters>;

export const randomSort = fc.constantFrom<PropertySort>('date', '-date', 'price', '-price', 'city', 'type', '-surface');
