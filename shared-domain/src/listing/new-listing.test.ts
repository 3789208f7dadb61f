import { currentRibbon, isNewListing } from './new-listing.ts';

const NOW = Date.parse('2026-03-15T12:00:00Z');

test.each([
  ['2026-03-15T11:00:00Z', true],
  ['2026-03-01T12:00:01Z', true],
  ['2026-03-01T12:00:00Z', false],
  ['2026-03-02', true],
  ['2026-03-01', false],
  // A day that has started only in Belgium.
  ['2026-03-16', true],
  ['', false],
  ['soon', false],
])('published at %s: new is %s', (publishedAt, expected) => {
  expect(isNewListing(publishedAt, NOW)).toBe(expected);
});

test('the ribbon "new" disappears after fourteen days, others stay', () => {
  const ribbon = { id: 1, label: 'Nieuw', tone: 'positive', showOnMap: true } as const;
  expect(currentRibbon({ ribbon, publishedAt: '2026-03-10' }, NOW)).toBe(ribbon);
  expect(currentRibbon({ ribbon, publishedAt: '2026-02-10' }, NOW)).toBeNull();
  const option = { ...ribbon, id: 3 };
  expect(currentRibbon({ ribbon: option, publishedAt: '2025-02-10' }, NOW)).toBe(option);
  expect(currentRibbon({ ribbon: null, publishedAt: '2026-03-10' }, NOW)).toBeNull();
});
