import { recordId } from './record-id.ts';

test.each([
  ['4127', 4127],
  ['999999999', 999_999_999],
  ['', null],
  ['0', null],
  ['042', null],
  ['-1', null],
  ['4127 ', null],
  ['1e3', null],
  ['1000000000', null],
])('%j is the id %p', (text, id) => {
  expect(recordId(text)).toBe(id);
});
