import { propertyRecords } from '@facade/feed/testing/sample-records';
import fc from 'fast-check';
import { describeDatabase } from '../../testing/described-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import type { CatalogueView } from '../view.ts';
import { suggest } from './suggest.ts';

describeDatabase('suggest', (db) => {
  let view: CatalogueView;
  const idsOf = async (text: string) => (await suggest(view, text)).properties.map(({ id }) => id);
  beforeAll(async () => {
    const projects = [{ ID: 79, language: 'nl', Name: 'Les Tanneurs', City: 'Ath', Zip: '7800' }];
    const homes = [
      ...propertyRecords(101, { Bedrooms: 3, Street: 'Rue de la Gare', HouseNumber: '7' }),
      ...propertyRecords(102, { WebIDs: '12', City: 'Lessines', Zip: '7860', Price: 180_000 }, APARTMENT),
      ...propertyRecords(103, { WebIDs: '12', Goal: 1, Price: 750 }, APARTMENT),
      ...propertyRecords(
        104,
        { Street: 'Rue du Moulin', PublishAddress: false },
        { nl: { TypeDescription: 'Charmante hoeve' } },
      ),
      ...propertyRecords(105, { Status: 4, City: 'Chièvres', Zip: '7950', Street: 'Chemin des Moulins' }),
      ...propertyRecords(106, { Status: 2, Street: 'Rue de la Gare', CreateDate: '2026-02-01' }),
      ...propertyRecords(107, { ProjectID: 79, Status: 2, City: 'Silly', Zip: '7830' }),
      ...propertyRecords(108, { ProjectID: 79, City: 'Silly', Zip: '7830' }),
      ...propertyRecords(109, { City: 'Meslin-l’Évêque', Zip: '7822', Bedrooms: 3 }),
    ];
    view = await viewOfRecords(db(), homes, { projects });
  });

  test('returns all types, and nothing else, for an empty text', async () => {
    const { types, ...rest } = await suggest(view, '  ');
    expect(types.map(({ name }) => name)).toEqual(['Woning', 'Appartement']);
    expect(rest).toEqual({ cities: [], properties: [], query: null });
  });

  test.each([
    ['aat', ['Ath']],
    ['less', ['Lessines']],
    ['7860', ['Lessines']],
    ['meslin leveque', ['Meslin-l’Évêque']],
    ['LESSINES', ['Lessines']],
    ['nowhere', []],
  ])('finds towns by %s', async (text, names) => {
    expect((await suggest(view, text)).cities.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['appart', [12]],
    ['wohn', [12]],
    ['maison', [1]],
    ['zzz', []],
  ])('finds types by %s', async (text, ids) => {
    expect((await suggest(view, text)).types.map(({ id }) => id)).toEqual(ids);
  });

  test('finds homes by id, street, title, town and type, and requires every word', async () => {
    expect(await idsOf('101')).toEqual([101]);
    expect(await idsOf('Ref: 101')).toEqual([101]);
    expect(await idsOf('rue de la gare')).toEqual([101, 106]);
    expect(await idsOf('charmante')).toEqual([104]);
    expect(await idsOf('appartement lessen')).toEqual([102]);
    expect(await idsOf('nieuwb lessen')).toEqual([102]);
    expect(new Set(await idsOf('appart'))).toEqual(new Set([102, 103]));
    expect(await idsOf('charmante gare')).toEqual([]);
  });

  test('also finds sold homes, by whole words and by prefixes of the last word or of all words', async () => {
    for (const text of ['chemin des moulins', 'chemin des moul', 'chem moulins', 'chem moul'])
      expect(await idsOf(text)).toEqual([105]);
    expect(await idsOf('chem gare')).toEqual([]);
  });

  test('finds no home by an address that is hidden', async () => {
    expect(await idsOf('moulin')).toEqual([105]);
  });

  test('returns what a row shows, price and goal included', async () => {
    const { properties } = await suggest(view, '103');
    expect(properties[0]).toMatchObject({
      id: 103,
      goal: 'rent',
      price: { amount: 750 },
      city: 'Aat',
      typeName: 'Nieuwbouwappartement',
    });
  });

  test('marks sold homes, and lists them last', async () => {
    const { properties } = await suggest(view, 'rue de la gare');
    expect(properties.map(({ id, availability }) => [id, availability])).toEqual([
      [101, 'available'],
      [106, 'sold'],
    ]);
  });

  test('includes the street of a home that was found by it', async () => {
    expect((await suggest(view, 'gare')).properties[0]?.street).toBe('Rue de la Gare 7');
    expect((await suggest(view, 'charmante')).properties[0]).not.toHaveProperty('street');
  });

  test('for a text that it understands, lists the homes that the list would show', async () => {
    expect(await idsOf('ath 3 slaapkamers')).toEqual([101]);
    expect(await idsOf('3 slaapkamers')).toEqual([101, 109]);
    expect(await idsOf('maison')).toEqual([104, 101, 109, 108, 106, 107, 105]);
  });

  test('finds projects by their name, and their units first', async () => {
    const { projects, properties } = await suggest(view, 'les tann');
    expect(projects).toMatchObject([{ id: 79, name: 'Les Tanneurs', unitCount: 2, availableCount: 1 }]);
    expect(projects?.[0]?.path).toMatch(/\/79\/$/);
    expect(properties.map(({ id }) => id)).toEqual([108, 107]);
    expect(await suggest(view, 'le tann')).not.toHaveProperty('projects');
  });

  test('if a text finds nothing, uses the part that it understands and names the ignored words', async () => {
    const { query } = await suggest(view, 'huis 2 haarden');
    expect(query).toMatchObject({ filters: 'type=1', ignored: '2 haarden', counts: { sale: 4, rent: 0 } });
    expect((await suggest(view, 'te koop sauna')).query).toBeNull();
    expect((await suggest(view, 'charmante sauna')).query).toBeNull();
  });

  test('understands a text as filters, and counts the homes that match', async () => {
    expect((await suggest(view, 'ath 3 slaapkamers')).query).toEqual({
      goal: null,
      filters: 'city=Ath%7C7800&minBedrooms=3',
      count: 1,
      counts: { sale: 1, rent: 0 },
    });
    expect((await suggest(view, 'te huur')).query).toMatchObject({ goal: 'rent', filters: '', count: 1 });
    expect((await suggest(view, 'appartement lessines < 200000')).query).toMatchObject({ count: 1 });
    expect((await suggest(view, 'aat < 250k')).query).toMatchObject({ goal: 'sale', count: 2 });
    expect((await suggest(view, 'aat en omgeving')).query).toMatchObject({
      around: 'Aat',
      filters: 'near=50.63%2C3.778%2C10',
    });
  });

  test.each([
    ['rue de la gare', 'q="rue de la gare"', { sale: 1, rent: 0 }],
    ['rue de tournai', 'q="rue de tournai"', { sale: 0, rent: 0 }],
    ['charmante < 250k', 'maxPrice=250000&q=charmante', { sale: 1, rent: 0 }],
    ['nieuwbouwappartement', 'type=12&q="nieuwbouwappartement"', { sale: 1, rent: 1 }],
    ['chem moul', 'q=chem moul', { sale: 0, rent: 0 }],
  ])('counts the homes with the words of %s', async (text, filters, counts) => {
    const { query } = await suggest(view, text);
    expect(new URLSearchParams(query?.filters).toString()).toBe(new URLSearchParams(filters).toString());
    expect(query).toMatchObject({ counts });
    expect(query).not.toHaveProperty('ignored');
  });

  test('accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (text) => {
        await suggest(view, text.replaceAll('\0', ''));
      }),
      { numRuns: 100 },
    );
  });
});

const APARTMENT = { nl: { MainTypeName: 'nieuwbouwappartement' }, fr: { MainTypeName: 'appartement neuf' } };
