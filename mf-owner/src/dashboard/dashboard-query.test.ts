import { dashboardPath, readQuery, spreadsheetPath, statisticsPath } from './dashboard-query.ts';

const read = (query: string) => readQuery(new URLSearchParams(query));

test.each([
  ['', null, null],
  ['property=12&kind=viewing', 12, 'viewing'],
  ['property=0&kind=other', null, null],
  ['property=1.5', null, null],
  ['property=99999999999', null, null],
])('%p chooses home %p and kind %p', (query, property, kind) => expect(read(query)).toEqual({ property, kind }));

test('URLs contain the filter, and nothing without one', () => {
  const one = { property: 12, kind: 'enquiry' } as const;
  expect(statisticsPath(one, 'fr')).toBe('/owner/statistics?lang=fr&property=12&kind=enquiry');
  expect(spreadsheetPath(one, 'nl')).toBe('/api/owner/visits.csv?lang=nl&property=12');
  expect(dashboardPath('/nl/eigenaar/', one)).toBe('/nl/eigenaar/?property=12&kind=enquiry');
  expect(dashboardPath('/nl/eigenaar/', { property: null, kind: null })).toBe('/nl/eigenaar/');
});
