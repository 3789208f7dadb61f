import { isSignal } from '@facade/section-kit';
import { MAX_TEXT } from '@facade/shared-domain/listing/listing-filters';
import { searchMatches } from '@facade/shared-domain/search';
import { listArgs, pathsOf, startHomesApi } from '../testing/homes-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { loadList } from './load-list.ts';

jest.mock('@facade/shared-domain/search', () => {
  const { searchMatches } = jest.requireActual('@facade/shared-domain/search');
  return { searchMatches: jest.fn(searchMatches) };
});

const homesApi = startHomesApi();

const redirectOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no redirect',
    (error) => {
      if (isSignal(error) && error.signal === 'redirect') return error.to;
      throw error;
    },
  );

describe('a search text', () => {
  test('looks for no text that is too long, and says how long it may be', async () => {
    const searches = jest.mocked(searchMatches).mockClear();
    const data = await loadList(listArgs(`?q=${'w+'.repeat(3000)}`, homesApi()));
    expect(data.wrong).toMatchObject([{ name: 'q', reason: { kind: 'long', most: MAX_TEXT } }]);
    expect(data).toMatchObject({ total: 1, query: { filters: { types: [] } } });
    expect(searches).not.toHaveBeenCalled();
  });

  test('reports an invalid search text', async () => {
    const api = homesApi();
    const data = await loadList(listArgs('?q=%00', api));
    expect(data).toMatchObject({
      total: 1,
      wrong: [{ name: 'q', values: ['\ufffd'], reason: { kind: 'unreadable' } }],
    });
    expect(pathsOf(api).some((path) => path.startsWith('/suggest'))).toBe(false);
  });

  test.each([
    ['?type=12&maxPrice=250000&q=aat', '/nl/te-koop/?type=12&city=Ath%7C7800&maxPrice=250000'],
    [
      '?city=Lessines%7C7860&minBedrooms=2&sort=price&q=woning',
      '/nl/te-koop/?type=1&city=Lessines%7C7860&minBedrooms=2&sort=price',
    ],
    ['?near=50.63,3.778,10&has=lift&q=ath+3+slaapkamers', '/nl/te-koop/?city=Ath%7C7800&minBedrooms=3&has=lift'],
    ['?type=12&maxPrice=250000&q=Silly', '/nl/te-huur/?type=12&city=Silly%7C7830'],
  ])('on the list %s leads to %s', async (query, destination) => {
    expect(await redirectOf(loadList(listArgs(query, homesApi())))).toBe(destination);
  });

  test('says which of its words were not understood', async () => {
    const data = await loadList(listArgs('?type=1&q=2+badkamers', homesApi()));
    expect(data).toMatchObject({ total: 1, query: { filters: { types: [1] } }, type: { value: '1' } });
    expect(data.wrong).toEqual([{ name: 'q', values: ['2 badkamers'] }]);
  });

  test.each([
    ['101', '/nl/te-koop/ath/woning/101/'],
    ['Ref: 205', '/nl/te-huur/lessines/appartement/205/'],
    ['aat', '/nl/te-koop/?city=Ath%7C7800'],
    ['ath', '/nl/te-koop/?city=Ath%7C7800'],
    ['7800', '/nl/te-koop/?city=7800'],
    ['woning', '/nl/te-koop/?type=1'],
    ['woning ath', '/nl/te-koop/?type=1&city=Ath%7C7800'],
    ['ath 3 slaapkamers', '/nl/te-koop/?city=Ath%7C7800&minBedrooms=3'],
    ['Silly', '/nl/te-huur/?city=Silly%7C7830'],
    ['les tanneurs', '/nl/project/ath/les-tanneurs/79/'],
    ['huis 2 badkamers', '/nl/te-koop/?type=1&q=2+badkamers'],
    ['hoeve tot 350000', '/nl/te-koop/?maxPrice=350000&q=hoeve'],
    ['zeldzaam', '/nl/te-koop/ath/woning/101/'],
    ['kot', '/nl/te-huur/?q=kot'],
  ])('"%s" leads to %s', async (text, destination) => {
    const args = listArgs(`?q=${encodeURIComponent(text)}`, homesApi());
    expect(await redirectOf(loadList(args))).toBe(destination);
  });

  test('that is words is a filter like any other, on every page', async () => {
    const homes = [1, 2, 3].map((id) => sampleProperty({ id, title: { language: 'nl', text: 'Hoeve met tuin' } }));
    const api = homesApi([...homes, sampleProperty({ id: 4 })]);
    const data = await loadList(listArgs('?maxPrice=350000&sort=price&q=hoeve', api));
    expect(pathsOf(api)).toContain(
      '/properties?facets=true&goal=sale&lang=nl&maxPrice=350000&page=1&pageSize=12&q=hoeve&sort=price',
    );
    expect(data).toMatchObject({ total: 3, wrong: [], isIndexable: false, query: { sort: 'price' } });
    expect(data.query.filters).toMatchObject({ words: 'hoeve', maxPrice: 350_000 });
    expect(await redirectOf(loadList(listArgs('?q=hoeve&page=4', api)))).toBe('/nl/te-koop/?q=hoeve');
  });

  test('that no home of the list has names what to remove', async () => {
    const data = await loadList(listArgs('?minBedrooms=1&q=hoeve', homesApi()));
    expect(data).toMatchObject({ total: 0, loosening: { name: 'words', count: 1 } });
  });

  test('keeps to the goal that the visitor chooses', async () => {
    const data = await loadList(listArgs('?q=kot&goal=sale', homesApi()));
    expect(data).toMatchObject({ goal: 'sale', total: 0 });
  });

  test('that names nothing gives the list and says so', async () => {
    const data = await loadList(listArgs('?q=zwembad', homesApi()));
    expect(data).toMatchObject({ total: 1, wrong: [{ name: 'q', values: ['zwembad'] }] });
  });
});
