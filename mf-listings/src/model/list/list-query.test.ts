import { listHref, readListQuery } from './list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('readListQuery', () => {
  test('reads every parameter', () => {
    expect(read('city=Ath%7C7800&type=1&sort=price&page=3&q=huis&ids=4,5&available=1')).toEqual({
      city: 'Ath|7800',
      type: '1',
      sort: 'price',
      available: true,
      page: 3,
      q: 'huis',
      ids: [4, 5],
    });
  });

  test.each(['', '0', '-1', '1.5', 'last', 'Infinity'])('takes page "%s" as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  test('bounds the page', () => {
    expect(read('page=99999999999').page).toBe(10_000);
  });

  test('takes an unknown order as the newest first, empty parameters as absent', () => {
    expect(read('sort=colour&city=&type=&q=')).toMatchObject({ sort: '-date', city: '', type: '', q: '' });
  });

  test('drops ids that are none', () => {
    expect(read('ids=4,x,-2,,5.5').ids).toEqual([4]);
  });
});

describe('listHref', () => {
  test('leaves out what has its default', () => {
    expect(listHref('/nl/te-koop/', { city: '', type: '', sort: '-date', page: 1, q: '', ids: [] })).toBe(
      '/nl/te-koop/',
    );
  });

  test('is read back as written', () => {
    const query = {
      city: "Braine-l'Alleud|1420",
      type: '12',
      sort: '-price',
      available: true,
      page: 2,
      q: '',
      ids: [7, 8],
    } as const;
    const href = listHref('/fr/a-vendre/', { ...query, ids: [...query.ids] });
    expect(read(href.split('?')[1] ?? '')).toEqual(query);
  });
});
