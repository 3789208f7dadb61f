import { catalogueOf } from '../testing/sample-catalogue.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { listCities } from './cities.ts';
import { countTotals, listCategories } from './counts.ts';
import { listProperties } from './list-properties.ts';
import { viewOf } from './make-view.ts';
import { listProjects, projectDetailOf } from './projects.ts';
import { buildSearchIndex } from './search-index.ts';
import { findSimilar } from './similar.ts';

const project = { ID: 79, City: 'Ath', Zip: '7800', Lat: 50.6, Lng: 3.7, DeliveryDate: '2027-06-01' };
const projects = [
  { ...project, language: 'nl', Name: 'De Linden', WebIDName: 'De Linden', Description: 'Eerste.\n\nTweede.' },
  { ...project, language: 'fr', Name: 'Les Tilleuls', WebIDName: 'Les Tilleuls', Description: 'Un.' },
];
const unit = { ProjectID: 79, WebIDs: '12' };
const records = [
  ...propertyRecords(1),
  ...propertyRecords(2, {}, { nl: { TypeDescription: '' }, fr: { TypeDescription: '', MainTypeName: '' } }),
  ...propertyRecords(3, { ...unit, UnitNumber: '1.10', Price: 250_000 }),
  ...propertyRecords(4, { ...unit, UnitNumber: '1.2', Price: 230_000, Marquee: 1 }),
  ...propertyRecords(5, { ...unit, UnitNumber: '0.1', Price: 200_000, Status: 2 }),
  ...propertyRecords(6, { Goal: 1, City: 'Lessines', Zip: '7860' }),
];

const view = async (language: 'nl' | 'fr' | 'en' | 'de') =>
  viewOf(await catalogueOf(records, { projects }), language, 'nl');

describe('a summary', () => {
  it('has the CRM’s headline and the town in the visitor’s language', async () => {
    const dutch = (await view('nl')).summaryOf.get(1);
    expect(dutch).toMatchObject({ title: { text: 'Woning 1', language: 'nl' }, typeName: 'Woning', city: 'Aat' });
    expect(dutch?.path).toBe('/nl/te-koop/ath/woning/1/');
    expect((await view('fr')).summaryOf.get(1)?.path).toBe('/fr/a-vendre/ath/maison-1/1/');
  });

  it('has the official name of the town in a language that has none of its own', async () => {
    for (const language of ['en', 'de'] as const) expect((await view(language)).summaryOf.get(1)?.city).toBe('Ath');
    expect(listCities(await view('en')).map(({ label }) => label)).toContain('Ath');
  });

  it('says what and where without a headline, and no more than it knows', async () => {
    expect((await view('nl')).summaryOf.get(2)?.title).toEqual({ text: 'Woning in Aat', language: 'nl' });
    expect((await view('fr')).summaryOf.get(2)?.title).toEqual({ text: 'Bien à vendre à Ath', language: 'fr' });
  });

  it('says what and where in a language that the CRM does not write', async () => {
    expect((await view('de')).summaryOf.get(1)).toMatchObject({
      title: { text: 'Haus in Ath', language: 'de' },
      typeName: 'Haus',
      path: '/de/property/1/',
    });
  });

  it('of a unit has the path inside its project', async () => {
    expect((await view('nl')).summaryOf.get(3)?.path).toBe('/nl/projecten/ath/de-linden/79/woning/3/');
  });

  it('has its ribbon in the visitor’s language', async () => {
    expect((await view('fr')).summaryOf.get(4)?.ribbon).toMatchObject({ label: 'Nouveau', tone: 'positive' });
    expect((await view('fr')).summaryOf.get(3)?.ribbon).toBeNull();
  });
});

describe('a project', () => {
  it('counts its units and prices those still for sale', async () => {
    expect(listProjects(await view('nl'))).toMatchObject([
      { id: 79, name: 'De Linden', city: 'Aat', unitCount: 3, availableCount: 2, priceMin: 230_000, priceMax: 250_000 },
    ]);
  });

  it('has its units in the order of their numbers', async () => {
    const context = {
      enabled: ['nl', 'fr'] as const,
      agency: { name: 'A', phone: '1', email: 'a@b.be' },
      portrait: () => null,
    };
    const detail = projectDetailOf(await view('nl'), 79, context);
    expect(detail?.units.map(({ name, status }) => [name, status])).toEqual([
      ['0.1', 'sold'],
      ['1.2', 'available'],
      ['1.10', 'available'],
    ]);
    expect(detail?.paths).toEqual({ nl: '/nl/projecten/ath/de-linden/79/', fr: '/fr/projects/ath/les-tilleuls/79/' });
    expect(detail?.description.paragraphs).toEqual(['Eerste.', 'Tweede.']);
    expect(projectDetailOf(await view('nl'), 80, context)).toBeNull();
  });
});

describe('counts', () => {
  it('are those of the lists they lead to', async () => {
    const dutch = await view('nl');
    const available = { availability: 'available', page: 1, pageSize: 1 } as const;
    for (const { id, counts } of listCategories(dutch))
      for (const goal of ['sale', 'rent'] as const)
        expect(listProperties(dutch, { goal, type: [id], ...available }).total).toBe(counts[goal]);
    for (const { name, zip, counts } of listCities(dutch))
      for (const goal of ['sale', 'rent'] as const)
        expect(listProperties(dutch, { goal, city: `${name}|${zip}`, ...available }).total).toBe(counts[goal]);
    expect(countTotals(dutch.catalogue.properties)).toEqual({ sale: 4, rent: 1 });
  });

  it('stand in the search index with towns by both names', async () => {
    const index = buildSearchIndex(await view('nl'));
    expect(index.cities.map(({ name, label, aliases }) => [name, label, aliases])).toEqual([
      ['Ath', 'Aat', ['Aat']],
      ['Lessines', 'Lessen', ['Lessen']],
    ]);
    expect(index.properties).toHaveLength(6);
  });
});

describe('findSimilar', () => {
  it('finds available ones of the same goal and category, the closest price first', async () => {
    expect(findSimilar(await view('nl'), 3)?.map(({ id }) => id)).toEqual([4]);
    expect(findSimilar(await view('nl'), 6)).toEqual([]);
    expect(findSimilar(await view('nl'), 99)).toBeNull();
  });
});
