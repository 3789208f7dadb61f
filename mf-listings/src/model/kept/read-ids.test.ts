import { readIds } from './read-ids.ts';

test.each([
  ['ids=4,12,4', [4, 12]],
  ['ids=', []],
  ['', []],
  ['ids=-1,0,1.5,x,99999999999,7', [7]],
  ['ids=1,2,3,4,5,6', [1, 2, 3, 4]],
])('%s', (query, expected) => {
  expect(readIds(new URLSearchParams(query), 4)).toEqual(expected);
});
