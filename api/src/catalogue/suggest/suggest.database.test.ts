import fc from 'fast-check';
import { describeEachDatabase } from '../../testing/each-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import { propertyRecords } from '../../testing/sample-records.ts';
import type { CatalogueView } from '../view.ts';
import { suggest } from './suggest.ts';

describeEachDatabase('suggest', (db) => {
  let view: CatalogueView;
  const idsOf = async (text: string) => (await suggest(view, text)).properties.map(({ id }) => id);
  beforeAll(async () => {
    view = await viewOfRecords(db(), [
      ...propertyRecords(101, { Bedrooms: 3, Street: 'Rue de la Gare', HouseNumber: '7' }),
      ...propertyRecords(102, { WebIDs: '12', City: 'Lessines', Zip: '7860', Price: 180_000 }, APARTMENT),
      ...propertyRecords(103, { WebIDs: '12', Goal: 1, Price: 750 }, APARTMENT),
      ...propertyRecords(
        104,
        { Street: 'Rue du Moulin', PublishAddress: false },
        { nl: { TypeDescription: 'Charmante hoeve' } },
      ),
      ...propertyRecords(105, { Status: 4, City: 'Chièvres', Zip: '7950', Street: 'Chemin des Moulins' }),
    ]);
  });

  it('gives all types, and nothing else, before anything is typed', async () => {
    const { types, ...rest } = await suggest(view, '  ');
    expect(types.map(({ name }) => name)).toEqual(['Woning', 'Appartement']);
    expect(rest).toEqual({ cities: [], properties: [], query: null });
  });

  it.each([
    ['aat', ['Ath']],
    ['less', ['Lessines']],
    ['7860', ['Lessines']],
    ['LESSINES', ['Lessines']],
    ['nowhere', []],
  ])('finds towns by %s', async (text, names) => {
    expect((await suggest(view, text)).cities.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['appart', [12]],
    ['wohn', [12]],
    ['maison', [1]],
    ['zzz', []],
  ])('finds types by %s', async (text, ids) => {
    expect((await suggest(view, text)).types.map(({ id }) => id)).toEqual(ids);
  });

  it('finds homes by id, street, title, town and type, every word of them', async () => {
    expect(await idsOf('101')).toEqual([101]);
    expect(await idsOf('rue de la gare')).toEqual([101]);
    expect(await idsOf('charmante')).toEqual([104]);
    expect(await idsOf('appartement lessen')).toEqual([102]);
    expect(await idsOf('nieuwb lessen')).toEqual([102]);
    expect(new Set(await idsOf('appart'))).toEqual(new Set([102, 103]));
    expect(await idsOf('charmante gare')).toEqual([]);
  });

  it('finds a home that is sold, too, by whole words and by beginnings, of the last word and of all', async () => {
    for (const text of ['chemin des moulins', 'chemin des moul', 'chem moulins', 'chem moul'])
      expect(await idsOf(text)).toEqual([105]);
    expect(await idsOf('chem gare')).toEqual([]);
  });

  it('finds no home by an address that is hidden', async () => {
    expect(await idsOf('moulin')).toEqual([105]);
  });

  it('gives what a row shows: price and goal too', async () => {
    const { properties } = await suggest(view, '103');
    expect(properties[0]).toMatchObject({
      id: 103,
      goal: 'rent',
      price: { amount: 750 },
      city: 'Aat',
      typeName: 'Nieuwbouwappartement',
    });
  });

  it('understands a text as filters, and counts what they leave', async () => {
    expect((await suggest(view, 'ath 3 slaapkamers')).query).toEqual({
      goal: null,
      filters: 'city=Ath%7C7800&minBedrooms=3',
      count: 1,
      counts: { sale: 1, rent: 0 },
    });
    expect((await suggest(view, 'te huur')).query).toMatchObject({ goal: 'rent', filters: '', count: 1 });
    expect((await suggest(view, 'appartement lessines < 200000')).query).toMatchObject({ count: 1 });
    expect((await suggest(view, 'rue de la gare')).query).toBeNull();
  });

  it('takes any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (text) => {
        await suggest(view, text.replaceAll('\0', ''));
      }),
      { numRuns: 100 },
    );
  });
});

const APARTMENT = { nl: { MainTypeName: 'nieuwbouwappartement' }, fr: { MainTypeName: 'appartement neuf' } };
