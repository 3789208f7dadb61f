import { moveActive } from './move-active.ts';
import type { SearchRow } from './search-rows.ts';

const row = (key: string, ...hrefs: (string | null)[]): SearchRow => ({
  key,
  name: key,
  note: '',
  cells: hrefs.map((href, index) => ({ id: `${key}${index}`, href, label: '', count: null })),
});

const rows = [row('house', '/s', '/r'), row('land', '/s', null), row('empty', null, null), row('flat', '/s', '/r')];

test.each([
  [null, 'ArrowDown', 'house0'],
  ['house0', 'ArrowDown', 'land0'],
  ['house1', 'ArrowDown', 'land0'],
  ['land0', 'ArrowDown', 'flat0'],
  ['flat1', 'ArrowDown', null],
  [null, 'ArrowUp', 'flat0'],
  ['house1', 'ArrowUp', null],
  ['flat1', 'ArrowUp', 'land0'],
  ['house0', 'ArrowRight', 'house1'],
  ['house1', 'ArrowRight', 'house1'],
  ['land0', 'ArrowRight', 'land0'],
  ['flat1', 'ArrowLeft', 'flat0'],
  ['land0', 'Home', 'house0'],
  ['land0', 'End', 'flat0'],
])('from %s with %s to %s', (active, key, expected) => {
  expect(moveActive(rows, active, key)).toBe(expected);
});

test('does not move without rows', () => {
  expect(moveActive([], null, 'ArrowDown')).toBeNull();
});
