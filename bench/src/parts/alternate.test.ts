import { alternate } from './alternate.ts';

test('measures in turn, in a different order each round, and returns medians in the given order', async () => {
  const order: string[] = [];
  const measure = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() as number;
  };
  const medians = await alternate(3, [measure('a', [1, 30, 2]), measure('b', [7, 5, 6])]);
  expect(order.join('')).toBe('abbaab');
  expect(medians).toEqual([2, 6]);
});

test('returns the result of `pick` instead of medians', async () => {
  const values = [3, 9, 4];
  expect(await alternate(3, [async () => values.shift() as number], (all) => Math.max(...all))).toEqual([9]);
});

test('three of them go through all six orders', async () => {
  let order = '';
  const measure = (name: string) => async () => {
    order += name;
    return 0;
  };
  await alternate(6, ['a', 'b', 'c'].map(measure));
  expect(order.match(/.../g)?.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});
