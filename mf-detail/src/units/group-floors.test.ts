import { sampleUnit } from '../testing/sample-property.ts';
import { floorsOf } from './group-floors.ts';

test('stacks the floors, the highest on top, units by name', () => {
  const units = [
    sampleUnit(1, { name: '0.2', floor: 0 }),
    sampleUnit(2, { name: '1.10', floor: 1 }),
    sampleUnit(3, { name: '1.2', floor: 1 }),
    sampleUnit(4, { name: 'x', floor: null }),
    sampleUnit(5, { name: '-1.1', floor: -1 }),
  ];
  expect(floorsOf(units).map(({ floor, units: on }) => [floor, on.map(({ name }) => name)])).toEqual([
    [1, ['1.2', '1.10']],
    [0, ['0.2']],
    [-1, ['-1.1']],
  ]);
});

test('is nothing where there is one floor, or none is known', () => {
  expect(floorsOf([sampleUnit(1), sampleUnit(2)])).toEqual([]);
  expect(floorsOf([sampleUnit(1, { floor: null }), sampleUnit(2, { floor: 0 })])).toEqual([]);
});
