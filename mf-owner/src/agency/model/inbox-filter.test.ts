import { apiQuery, isNarrowed, readFilter } from './inbox-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('an address without a query shows what is new', () => {
  expect(read('')).toEqual({ box: 'new', form: '', home: '', q: '', page: 1 });
  expect(isNarrowed(read('box=all&page=3'))).toBe(false);
});

test('everything that narrows the inbox reaches the api', () => {
  const filter = read('box=suspect&form=property-enquiry&home=0012&q=%20roof &page=2');
  expect(filter).toEqual({ box: 'suspect', form: 'property-enquiry', home: '12', q: 'roof', page: 2 });
  expect(isNarrowed(filter)).toBe(true);
  expect(apiQuery(filter, 'fr')).toBe('lang=fr&box=suspect&page=2&form=property-enquiry&home=12&q=roof');
});

test.each(['box=x', 'form=A%00', 'home=-1', 'home=9999999999', 'home=1.5', 'page=0', 'page=x'])(
  '%s is invalid and ignored',
  (query) => expect(read(query)).toEqual(read('')),
);
