import { recordId, recordIds } from './record-id.ts';

test.each([
  ['4127', 4127],
  ['2147483647', 2_147_483_647],
  ['', null],
  ['0', null],
  ['042', null],
  ['-1', null],
  ['4127 ', null],
  ['1e3', null],
  ['2147483648', null],
])('%j is the id %p', (text, id) => {
  expect(recordId(text)).toBe(id);
});

test.each([
  ['4,12,4', [4, 12]],
  ['', []],
  ['-1,0,1.5,x,99999999999,7', [7]],
  ['1, 2,3,4,5,6', [1, 2, 3, 4]],
])('%j are the ids %j', (text, ids) => {
  expect(recordIds(text, 4)).toEqual(ids);
});
