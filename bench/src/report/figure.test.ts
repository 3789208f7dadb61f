import { differenceOf, type Figure, isReached, ratioOf } from './figure.ts';

const figure: Figure = {
  name: 'script',
  page: 'list',
  unit: 'KB',
  value: 120,
  beside: { name: 'one app', value: 100 },
};

test('ratio and difference compare the composed site with its reference', () => {
  expect(ratioOf(figure)).toBe(1.2);
  expect(differenceOf(figure)).toBe(20);
});

test('there is no ratio without a reference or to zero', () => {
  expect(ratioOf({ ...figure, beside: undefined })).toBeNull();
  expect(ratioOf({ ...figure, beside: { name: 'one app', value: 0 } })).toBeNull();
  expect(differenceOf({ ...figure, beside: { name: 'one app', value: 0 } })).toBe(120);
});

test.each([
  [{ of: 'value', atMost: 120 }, true],
  [{ of: 'value', atMost: 119 }, false],
  [{ of: 'ratio', atMost: 1.15 }, false],
  [{ of: 'ratio', atLeast: 0.9 }, true],
  [{ of: 'difference', atMost: 20 }, true],
  [{ of: 'difference', atMost: 19 }, false],
] as const)('target %j: %s', (target, reached) => {
  expect(isReached(figure, target)).toBe(reached);
});

test('a figure without a reference cannot be judged', () => {
  expect(isReached({ ...figure, beside: undefined }, { of: 'ratio', atMost: 2 })).toBeNull();
});
