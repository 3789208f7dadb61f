import { isSignal } from '@facade/section-kit';
import { searchMatches } from '@facade/shared-domain/search';
import { MAX_TEXT } from '../model/list/list-query.ts';
import { fakeApi, listArgs } from '../testing/fake-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { loadList } from './load-list.ts';

jest.mock('@facade/shared-domain/search', () => {
  const { searchMatches } = jest.requireActual('@facade/shared-domain/search');
  return { searchMatches: jest.fn(searchMatches) };
});

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
    const data = await loadList(listArgs(`?q=${'w+'.repeat(3000)}`, fakeApi()));
    expect(data.wrong).toMatchObject([{ name: 'q', reason: { kind: 'long', most: MAX_TEXT } }]);
    expect(data).toMatchObject({ total: 1, query: { q: '' } });
    expect(searches).not.toHaveBeenCalled();
  });

  test('reports an invalid search text', async () => {
    const api = fakeApi();
    const data = await loadList(listArgs('?q=%00', api));
    expect(data).toMatchObject({
      total: 1,
      wrong: [{ name: 'q', values: ['\ufffd'], reason: { kind: 'unreadable' } }],
    });
    expect(api.asked.some((path) => path.startsWith('/suggest'))).toBe(false);
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
    expect(await redirectOf(loadList(listArgs(query, fakeApi())))).toBe(destination);
  });

  test('says which of its words were not understood', async () => {
    const data = await loadList(listArgs('?type=1&q=2+badkamers', fakeApi()));
    expect(data).toMatchObject({ total: 1, query: { q: '', filters: { types: [1] } }, type: { value: '1' } });
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
  ])('"%s" leads to %s', async (text, destination) => {
    const args = listArgs(`?q=${encodeURIComponent(text)}`, fakeApi());
    expect(await redirectOf(loadList(args))).toBe(destination);
  });

  test('that may mean several things gives what matches it, page by page', async () => {
    const api = fakeApi([sampleProperty(), sampleProperty({ id: 206 }), sampleProperty({ id: 500 })]);
    const data = await loadList(listArgs('?q=a&sort=price', api));
    expect(api.asked[1]).toBe('/properties?lang=nl&goal=sale&ids=101%2C205%2C206&page=1&pageSize=12&sort=price');
    expect(data).toMatchObject({ total: 2, wrong: [], query: { q: 'a', sort: 'price' } });
    expect(await redirectOf(loadList(listArgs('?q=a&page=4', api)))).toBe('/nl/te-koop/?q=a');
  });

  test('whose matches are all on the other list shows them there and then', async () => {
    const rented = sampleProperty({ id: 205, goal: 'rent' });
    const api = fakeApi([rented]);
    const onlyRent = {
      ...api,
      get: <T>(path: string) =>
        api.get<T>(/^\/properties.*goal=sale/.test(path) ? '/properties?ids=1&page=1&pageSize=12' : path),
    };
    const data = await loadList(listArgs('?q=a', onlyRent));
    expect(data.properties.map(({ id }) => id)).toEqual([205]);
  });

  test('that names nothing gives the list and says so', async () => {
    const data = await loadList(listArgs('?q=zwembad', fakeApi()));
    expect(data).toMatchObject({ total: 1, wrong: [{ name: 'q', values: ['zwembad'] }] });
  });
});
