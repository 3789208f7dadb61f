import { sampleUnit } from '../testing/sample-property.ts';
import { nextOrder, readOrder, sortUnits, writeOrder } from './sort-units.ts';

const names = (...args: Parameters<typeof sortUnits>) => sortUnits(...args).map((unit) => unit.name);
const units = [
  sampleUnit(1, { name: '1.10', livingArea: 80, status: 'sold' }),
  sampleUnit(2, { name: '1.2', livingArea: null, status: 'option' }),
  sampleUnit(3, { name: '0.1', livingArea: 120, status: 'available' }),
];

test('reads numbers in names as numbers', () => {
  expect(names(units, { column: 'name', descending: false })).toEqual(['0.1', '1.2', '1.10']);
});

test('puts what is not known last in both directions', () => {
  expect(names(units, { column: 'area', descending: false })).toEqual(['1.10', '0.1', '1.2']);
  expect(names(units, { column: 'area', descending: true })).toEqual(['0.1', '1.10', '1.2']);
});

test('sorts sold units last by price, because their price is not shown', () => {
  const price = { ...sampleUnit(1).price, amount: 100_000 };
  const sold = sampleUnit(4, { name: 'sold', status: 'sold', price });
  for (const descending of [false, true])
    expect(names([sold, sampleUnit(5, { name: 'free', price })], { column: 'price', descending })).toEqual([
      'free',
      'sold',
    ]);
});

test('sorts by status as a buyer cares for it', () => {
  expect(names(units, { column: 'status', descending: false })).toEqual(['0.1', '1.2', '1.10']);
});

test('turns round when the same column is chosen again', () => {
  const once = nextOrder({ column: 'name', descending: false }, 'price');
  expect(writeOrder(once)).toBe('price');
  expect(writeOrder(nextOrder(once, 'price'))).toBe('-price');
});

test('reads an order from a URL and ignores invalid ones', () => {
  expect(readOrder('-area')).toEqual({ column: 'area', descending: true });
  expect(readOrder('password')).toEqual({ column: 'name', descending: false });
});
