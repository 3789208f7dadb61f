import { apiQuery, isNarrowed, readFilter } from './inbox-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('an address without a query leaves the box to the api', () => {
  expect(read('')).toEqual({ box: null, form: '', home: '', q: '', sort: '', page: 1 });
  expect(apiQuery(read(''), 'fr')).toBe('lang=fr&page=1');
  expect(isNarrowed(read('box=all&page=3'))).toBe(false);
});

test('everything that narrows the inbox reaches the api', () => {
  const filter = read('box=suspect&form=property-enquiry&home=0012&q=%20roof &sort=oldest&page=2');
  expect(filter).toEqual({ box: 'suspect', form: 'property-enquiry', home: '12', q: 'roof', sort: 'oldest', page: 2 });
  expect(isNarrowed(filter)).toBe(true);
  expect(apiQuery(filter, 'fr')).toBe('lang=fr&page=2&box=suspect&form=property-enquiry&home=12&q=roof&sort=oldest');
});

test.each(['box=x', 'sort=up', 'form=A%00', 'home=-1', 'home=9999999999', 'home=1.5', 'page=0', 'page=x'])(
  '%s is invalid and ignored',
  (query) => expect(read(query)).toEqual(read('')),
);
