import { propertyRecord } from '@facade/feed';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { StoredCity } from '../../platform/database/schema/stored.ts';
import { isPublic, mapProperty } from './map-property.ts';

const ath: StoredCity = {
  name: 'Ath',
  zip: '7800',
  label: { nl: 'Aat' },
  aliases: [],
  location: { lat: 50.63, lng: 3.78 },
};

function map(fields: Record<string, unknown> = {}) {
  const [first, ...rest] = propertyRecords(7, fields).map((record) => propertyRecord.parse(record));
  if (!first) throw new Error('no record');
  return mapProperty([first, ...rest], {
    id: 7,
    projectId: null,
    findCity: (zip, name) => (zip === ath.zip && name === ath.name ? ath : undefined),
    pictures: [],
    now: '2026-11-20T00:00:00.000Z',
  });
}

const factsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(map(fields).groups.flatMap(({ facts }) => facts.map(({ key, value }) => [key, value])));

describe('mapProperty', () => {
  test.each([
    [0, 'sale'],
    [1, 'rent'],
    [2, 'rent'],
  ])('reads goal %i as %s', (Goal, goal) => expect(map({ Goal }).goal).toBe(goal));

  test.each([
    [1, 'available'],
    [2, 'sold'],
    [4, 'rented'],
  ])('reads status %i as %s, whatever the ribbon says', (Status, availability) =>
    expect(map({ Status, Marquee: 2 }).availability).toBe(availability),
  );

  test.each([0, 3, 5, 6])('does not publish status %i', (Status) => expect(isPublic({ Status })).toBe(false));

  test('has a text per language', () => {
    expect(map().texts).toMatchObject({
      nl: { headline: 'Woning 7', typeName: 'woning' },
      fr: { headline: 'Maison 7', typeName: 'maison' },
    });
  });

  test('puts the main category first and each once', () => {
    expect(map({ WebID: 9, WebIDs: '1, 9,12' }).categoryIds).toEqual([9, 1, 12]);
    expect(map({ WebIDs: '' }).categoryIds).toEqual([]);
  });

  test('shows address and point of a public address', () => {
    expect(map({ Street: 'Rue Haute', HouseNumber: '12', BoxNr: 'b', Lat: 50.6, Lng: 3.7 })).toMatchObject({
      street: 'Rue Haute 12',
      box: 'b',
      location: { lat: 50.6, lng: 3.7, exact: true },
    });
  });

  test('gives the town’s point and no street for a hidden address', () => {
    const hidden = map({
      Street: 'Rue Haute',
      HouseNumber: '12',
      BoxNr: 'b9',
      Lat: 50.61,
      Lng: 3.71,
      PublishAddress: false,
    });
    expect(hidden.street).toBeNull();
    expect(hidden.location).toEqual({ lat: 50.63, lng: 3.78, exact: false });
    expect(JSON.stringify(hidden)).not.toMatch(/Haute|b9|50\.61|3\.71/);
  });

  test('hides every amount that would reveal a hidden price', () => {
    const sums = { Price: 277_301, AnnuityMonthly: 777, VatAmount: 58_233, NotaryFees: 4_107, Deposit: 1_999 };
    const hidden = map({ PublishPrice: false, ...sums });
    expect(hidden.price).toMatchObject({ amount: null, annuity: null });
    expect(JSON.stringify(hidden)).not.toMatch(/277301|777|58233|4107|1999/);
    expect(map(sums).price).toMatchObject({ amount: 277_301, annuity: 777 });
  });

  test('has charges for rent only', () => {
    expect(map({ Goal: 1, ChargesRenter: 45 }).price.charges).toBe(45);
    expect(map({ Goal: 0, ChargesRenter: 45 }).price.charges).toBeNull();
  });

  test.each([
    ['A++', 'a_plusplus'],
    ['PEB C', 'c'],
    ['b', 'b'],
  ])('prefers the certificate’s label %s', (EPCLabelText, band) =>
    expect(map({ EPCLabelText, EnergyPerformance: 900 }).energy).toEqual({ band, region: 'wallonia', kwhPerM2: 900 }),
  );

  test('keeps the certificate’s label of a home whose zip is withheld, where the record names its region', () => {
    const withheld = { Zip: '', City: '', PublishAddress: false, EPCLabelText: 'B', Region: 'wallonia' };
    expect(map(withheld)).toMatchObject({ zip: '', region: 'wallonia', energy: { band: 'b', region: 'wallonia' } });
    expect(map({ ...withheld, Region: 'Atlantis' })).toMatchObject({ region: null, energy: null });
    expect(map({ ...withheld, CountryID: 50 }).region).toBeNull();
    expect(map({ ...withheld, Zip: '9700' }).region).toBe('flanders');
  });

  test('ignores a label that the region’s scale does not have', () =>
    expect(map({ EPCLabelText: 'C-', Zip: '9700', EnergyPerformance: 350 }).energy?.band).toBe('d'));

  test('keeps the label of a certificate that was issued for another kind of building', () =>
    expect(map({ EPCLabelText: 'B', WebIDs: '6' }).energy?.band).toBe('b'));

  test('computes a label from the consumption of a dwelling only', () => {
    expect(map({ EnergyPerformance: 200 }).energy?.band).toBe('c');
    expect(map({ EnergyPerformance: 200, WebIDs: '3' }).energy).toBeNull();
    expect(map({ EnergyPerformance: 200, CountryID: 50, Zip: '9700' }).energy).toBeNull();
  });

  test('leaves unknown facts out and keeps 0 and false', () => {
    const facts = factsOf({ Bedrooms: 0, Lift: false, Toilets: null, FloorCoverings: [], ConstructionYear: 1987 });
    expect(facts).toEqual({ reference: '7', goal: 'sale', bedrooms: 0, lift: false, constructionYear: 1987 });
  });

  test('accepts only web addresses as links', () => {
    expect(map({ VideoUrl: 'javascript:alert(1)', VirtualTourUrl: 'https://tour.example/1' })).toMatchObject({
      videoUrl: null,
      virtualTourUrl: 'https://tour.example/1',
    });
  });

  test('needs no more than id, language and goal', () => {
    const record = propertyRecord.parse({ ID: 1, language: 'nl', Goal: 0 });
    const property = mapProperty([record], {
      id: 7,
      projectId: null,
      findCity: () => undefined,
      pictures: [],
      now: '2026-11-20T00:00:00.000Z',
    });
    expect(property).toMatchObject({
      id: 7,
      reference: '1',
      city: '',
      location: null,
      publishedAt: '2026-11-20T00:00:00.000Z',
    });
  });
});
