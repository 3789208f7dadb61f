import { propertyRecords } from '@facade/feed/testing/sample-records';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { Language, ListingFilters } from '@facade/shared-domain/model';
import { describeDatabase } from '../testing/described-database.ts';
import { viewOfRecords } from '../testing/sample-catalogue.ts';
import { listCategories } from './answers/counts.ts';
import { listProjects, projectDetailOf } from './answers/projects.ts';
import { findSimilar } from './answers/similar.ts';
import { listProperties } from './list-properties.ts';
import { viewOf } from './make-view.ts';
import { readSummaries } from './records.ts';
import { listCities } from './towns/cities.ts';
import type { CatalogueView } from './view.ts';

const project = { ID: 79, City: 'Ath', Zip: '7800', Lat: 50.6, Lng: 3.7, DeliveryDate: '2027-06-01' };
const projects = [
  { ...project, language: 'nl', Name: 'De Linden', WebIDName: 'De Linden', Description: 'Eerste.\n\nTweede.' },
  { ...project, language: 'fr', Name: 'Les Tilleuls', WebIDName: 'Les Tilleuls', Description: 'Un.' },
];
const unit = { ProjectID: 79, WebIDs: '12' };
const records = [
  ...propertyRecords(1, { SurfaceTotal: 200, SurfaceLiving: 180 }),
  ...propertyRecords(2, {}, { nl: { TypeDescription: '' }, fr: { TypeDescription: '', MainTypeName: '' } }),
  ...propertyRecords(3, { ...unit, UnitNumber: '1.10', Price: 250_000 }),
  ...propertyRecords(4, { ...unit, UnitNumber: '1.2', Price: 230_000, Marquee: 1 }),
  ...propertyRecords(5, { ...unit, UnitNumber: '0.1', Price: 200_000, Status: 2 }),
  ...propertyRecords(6, { Goal: 1, City: 'Lessines', Zip: '7860', SurfaceTotal: 17 }),
  ...propertyRecords(7, { WebIDs: '12', Price: 220_000 }),
];

describeDatabase('a catalogue', (db) => {
  let dutch: CatalogueView;
  beforeAll(async () => {
    dutch = await viewOfRecords(db(), records, { projects });
  });
  const view = (language: Language) => viewOf(db(), dutch.catalogue, language, 'nl');
  const summary = async (language: Language, id: number) => (await readSummaries(view(language), [id]))[0];

  describe('a summary', () => {
    test('has the CRM’s headline and the town in the visitor’s language', async () => {
      const inDutch = await summary('nl', 1);
      expect(inDutch).toMatchObject({ title: { text: 'Woning 1', language: 'nl' }, typeName: 'Woning', city: 'Aat' });
      expect(inDutch?.path).toBe('/nl/te-koop/ath/woning/1/');
      expect((await summary('fr', 1))?.path).toBe('/fr/a-vendre/ath/maison-1/1/');
    });

    test('has the total area of a property that is not a dwelling', async () => {
      expect((await summary('nl', 6))?.totalArea).toBe(17);
      expect(await summary('nl', 1)).not.toHaveProperty('totalArea');
    });

    test('has the official name of the town in a language without a name for it', async () => {
      for (const language of ['en', 'de'] as const) expect((await summary(language, 1))?.city).toBe('Ath');
      expect(listCities(view('en')).map(({ label }) => label)).toContain('Ath');
    });

    test('without a headline, is named by type and town as far as they are known', async () => {
      expect((await summary('nl', 2))?.title).toEqual({ text: 'Woning in Aat', language: 'nl' });
      expect((await summary('fr', 2))?.title).toEqual({ text: 'Bien à vendre à Ath', language: 'fr' });
    });

    test('in a language that the CRM does not have, is named by type and town', async () => {
      expect(await summary('de', 1)).toMatchObject({
        title: { text: 'Haus in Ath', language: 'de' },
        typeName: 'Haus',
        path: '/de/property/1/',
      });
    });

    test('of a unit has the path inside its project', async () => {
      expect((await summary('nl', 3))?.path).toBe('/nl/projecten/ath/de-linden/79/woning/3/');
    });

    test('has its ribbon in the visitor’s language', async () => {
      expect((await summary('fr', 4))?.ribbon).toMatchObject({ label: 'Nouveau', tone: 'positive' });
      expect((await summary('fr', 3))?.ribbon).toBeNull();
    });
  });

  describe('a project', () => {
    test('counts its units, and has the prices of those still for sale', async () => {
      expect((await listProjects(view('nl'), { page: 1, pageSize: 12 })).items).toMatchObject([
        {
          id: 79,
          name: 'De Linden',
          city: 'Aat',
          unitCount: 3,
          availableCount: 2,
          priceMin: 230_000,
          priceMax: 250_000,
        },
      ]);
    });

    test('orders its units by number', async () => {
      const context = {
        enabled: ['nl', 'fr'] as const,
        agency: { name: 'A', phone: '1', email: 'a@b.be' },
        portrait: () => null,
        region: { all: [], covered: null },
      };
      const detail = await projectDetailOf(view('nl'), 79, context);
      expect(detail?.units.map(({ name, status }) => [name, status])).toEqual([
        ['0.1', 'sold'],
        ['1.2', 'available'],
        ['1.10', 'available'],
      ]);
      expect(detail?.paths).toEqual({ nl: '/nl/projecten/ath/de-linden/79/', fr: '/fr/projects/ath/les-tilleuls/79/' });
      expect(detail?.description).toMatchObject({ html: '<p>Eerste.</p>\n<p>Tweede.</p>', summary: 'Eerste.' });
      expect(await projectDetailOf(view('nl'), 80, context)).toBeNull();
    });
  });

  describe('counts', () => {
    test('are those of the lists they lead to', async () => {
      const nl = view('nl');
      const totalOf = async (filters: Partial<ListingFilters>) =>
        (await listProperties(nl, { ...NO_FILTERS, available: true, ...filters }, { page: 1, pageSize: 1 })).total;
      for (const goal of ['sale', 'rent'] as const) {
        for (const { id, counts } of listCategories(nl))
          expect(await totalOf({ goal, types: [id] })).toBe(counts[goal]);
        for (const { name, zip, counts } of listCities(nl))
          expect(await totalOf({ goal, cities: [`${name}|${zip}`] })).toBe(counts[goal]);
      }
      expect(nl.catalogue.statistics.totals).toEqual({ sale: 5, rent: 1 });
    });

    test('name towns in both languages', () => {
      expect(listCities(view('nl')).map(({ name, label, aliases }) => [name, label, aliases])).toEqual([
        ['Ath', 'Aat', ['Aat']],
        ['Lessines', 'Lessen', ['Lessen']],
      ]);
    });
  });

  describe('findSimilar', () => {
    test('finds available homes of the same goal and category, closest price first', async () => {
      expect((await findSimilar(view('nl'), 7))?.similar.map(({ id }) => id)).toEqual([4, 3]);
      expect((await findSimilar(view('nl'), 6))?.similar).toEqual([]);
      expect(await findSimilar(view('nl'), 99)).toBeNull();
    });

    test('leaves the other units of a project to its page', async () => {
      expect((await findSimilar(view('nl'), 3))?.similar.map(({ id }) => id)).toEqual([7]);
    });
  });
});
