import fc from 'fast-check';
import { availabilityOf, goalOf } from './goal.ts';

test('0 is sale, every other value rent', () => {
  expect(goalOf(0)).toBe('sale');
  expect(goalOf('0')).toBe('sale');
  for (const value of [1, 2, -1, '1', 99]) expect(goalOf(value)).toBe('rent');
});

test.each([
  [0, null],
  [1, 'available'],
  [2, 'sold'],
  [3, null],
  [4, 'rented'],
  [5, null],
  [6, null],
  ['4', 'rented'],
  ['constructor', null],
  [undefined, 'available'],
  [null, 'available'],
])('status %s is %s', (status, availability) => {
  expect(availabilityOf(status)).toBe(availability);
});

test('nothing throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => expect(() => [goalOf(value), availabilityOf(value)]).not.toThrow()));
});
