import { propertyRecords } from '@facade/feed/testing/sample-records';
import { readDemand } from '@facade/shared-domain/listing/demand-criteria';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { countDemand } from '../../subscriptions/searches/count-demand.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import { listProperties } from '../list-properties.ts';
import { viewOf } from '../make-view.ts';
import { mapFeatures } from '../query/map-features.ts';
import type { CatalogueView } from '../view.ts';
import { listMunicipalities, someCities } from './cities.ts';

const box = (west: number, east: number) => [
  [west, 50.5],
  [east, 50.5],
  [east, 50.8],
  [west, 50.8],
  [west, 50.5],
];
const areas = [
  { names: { fr: 'Ath', nl: 'Aat' }, zip: '7800', parts: [[box(3.7, 3.8)]] },
  { names: { fr: 'Braine-le-Comte', nl: "'s Gravenbrakel" }, zip: '7090', parts: [[box(3.8, 3.9)]] },
  { names: { fr: 'Tournai', nl: 'Doornik' }, zip: '7500', parts: [[box(3.3, 3.4)]] },
];
const town = (Name: string, Zip: string, Lng: number) => ({
  ...{ Name, Zip, Lng, Lat: 50.6, Aliases: [], Label: Name, language: 'fr' },
});
const cities = [town('Ath', '7800', 3.75), town('Isières', '7822', 3.76), town('Hennuyères', '7090', 3.85)];

describeDatabase('a municipality among the filters', (db) => {
  let view: CatalogueView;
  const list = (filters: object) =>
    listProperties(view, { ...NO_FILTERS, goal: 'sale', ...filters }, { page: 1, pageSize: 10, facets: true });
  const idsIn = async (...of: string[]) => (await list({ cities: of })).items.map(({ id }) => id).sort();

  beforeAll(async () => {
    const records = [
      ...propertyRecords(1, { Lat: 50.6, Lng: 3.75 }),
      ...propertyRecords(2, { City: 'Isières', Zip: '7822', Lat: 50.6, Lng: 3.76, Price: 150_000 }),
      ...propertyRecords(3, { City: 'Hennuyères', Zip: '7090', Lat: 50.6, Lng: 3.85 }),
      ...propertyRecords(4, { City: 'Isières', Zip: '7822', Goal: 1, Price: 700 }),
    ];
    const { catalogue } = await viewOfRecords(db(), records, { cities });
    view = viewOf(db(), catalogue, 'nl', 'nl', { areas });
  });

  test('lists the homes of all its towns, alone and beside another town', async () => {
    expect(await idsIn('Ath|7800')).toEqual([1]);
    expect(await idsIn('ath|*')).toEqual([1, 2]);
    expect(await idsIn('ath|*', 'Hennuyères|7090')).toEqual([1, 2, 3]);
    expect(await idsIn('braine-le-comte|*')).toEqual([3]);
    expect(await idsIn('tournai|*')).toEqual([]);
    expect(await idsIn('atlantis|*')).toEqual([]);
  });

  test('shows the same homes on the map', async () => {
    const { features } = await mapFeatures(view, { ...NO_FILTERS, goal: 'sale', cities: ['ath|*'] }, 17);
    expect(features.map(({ properties }) => 'id' in properties && properties.id).sort()).toEqual([1, 2]);
  });

  test('has its count beside those of its towns, with the other filters applied', async () => {
    const count = async (filters: object) =>
      Object.fromEntries((await list(filters)).facets?.city.map(({ value, count: homes }) => [value, homes]) ?? []);
    expect(await count({})).toEqual({ 'ath|*': 2, 'Ath|7800': 1, 'Isières|7822': 1, 'Hennuyères|7090': 1 });
    expect(await count({ maxPrice: 160_000 })).toEqual({ 'ath|*': 1, 'Isières|7822': 1 });
  });

  test('is offered where several of its towns have homes, and known wherever it is named', () => {
    const ath = {
      ...{ name: 'ath', zip: '*', label: 'Aat (alle deelgemeenten)', aliases: ['Ath', 'Aat'], location: null },
      counts: { sale: 2, rent: 1 },
    };
    expect(listMunicipalities(view)).toEqual([ath]);
    const labels = (of: string[], most: number) =>
      someCities(view, { cities: of, near: undefined, goal: 'sale', most }).map(({ label }) => label);
    expect(labels([], 1)).toEqual([ath.label]);
    expect(labels(['tournai|*', 'atlantis|*'], 0)).toEqual(['Doornik (alle deelgemeenten)']);
  });

  test('is the same in a saved search', async () => {
    const { criteria } = readDemand(new URLSearchParams('goal=sale&city=ath|*'));
    expect(criteria).toMatchObject({ cities: [], zones: ['ath'] });
    expect(await countDemand(view, criteria)).toEqual({ count: 2, isMore: false });
  });
});
