import { propertyRecords } from '@facade/feed/testing/sample-records';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { describeDatabase } from '../../testing/described-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import { listProperties } from '../list-properties.ts';
import { viewOf } from '../make-view.ts';
import type { CatalogueView } from '../view.ts';
import { suggest } from './suggest.ts';
import { vocabularyOf } from './vocabulary.ts';

const corners = [
  [3.3, 50.5],
  [3.5, 50.5],
  [3.5, 50.7],
  [3.3, 50.7],
  [3.3, 50.5],
];
const area = (fr: string, nl: string, zip: string) => ({ names: { fr, nl }, zip, parts: [[corners]] });
const areas = [area('Ath', 'Aat', '7800'), area('Tournai', 'Doornik', '7500'), area('Lens', 'Lens', '7870')];

describeDatabase('suggest, for a town of the map without homes', (db) => {
  let view: CatalogueView;
  const ask = (text: string) => suggest(view, text);
  beforeAll(async () => {
    const { catalogue } = await viewOfRecords(db(), [
      ...propertyRecords(101, { Bedrooms: 3, Street: 'Chaussée de Tournai', HouseNumber: '7' }),
      ...propertyRecords(102, { City: 'Lens', Zip: '1999' }),
    ]);
    view = viewOf(db(), catalogue, 'nl', 'nl', { areas });
  });

  test.each(['tournai', 'Doornik', 'Tournai|7500', '7500 Tournai'])('understands %s as that town', async (text) => {
    const { query, cities } = await ask(text);
    expect(query).toEqual({ goal: null, filters: 'city=Tournai%7C7500', count: 0, counts: { sale: 0, rent: 0 } });
    expect(cities).toMatchObject([
      { name: 'Tournai', label: 'Doornik', zip: '7500', location: { lat: 50.6, lng: 3.4 } },
    ]);
  });

  test('understands it among other words', async () => {
    const { query, cities } = await ask('doornik 3 slaapkamers');
    expect(query).toMatchObject({ filters: 'city=Tournai%7C7500&minBedrooms=3', count: 0 });
    expect(cities.map(({ label }) => label)).toEqual(['Doornik']);
  });

  test.each(['rond doornik 10 km', 'autour de tournai', 'doornik en omgeving'])('draws a radius: %s', async (text) => {
    expect((await ask(text)).query).toMatchObject({ filters: 'near=50.6%2C3.4%2C10', around: 'Doornik' });
  });

  test('suggests it by a prefix unless a town with homes has it', async () => {
    expect((await ask('tourn')).cities.map(({ name }) => name)).toEqual(['Tournai']);
    expect((await ask('len')).cities.map(({ zip }) => zip)).toEqual(['1999']);
    expect((await ask('lens')).query?.filters).toBe('city=Lens%7C1999');
  });

  test('also lists homes in a street of that name', async () => {
    expect((await ask('tournai')).properties).toMatchObject([{ id: 101, street: 'Chaussée de Tournai 7' }]);
  });

  test('is made once per revision, for all languages', () => {
    expect(vocabularyOf(viewOf(db(), view.catalogue, 'fr', 'nl', { areas }))).toBe(vocabularyOf(view));
  });

  test('has an empty list', async () => {
    const list = { page: 1, pageSize: 12 };
    expect(await listProperties(view, { ...NO_FILTERS, cities: ['Tournai|7500'] }, list)).toMatchObject({ total: 0 });
  });
});
