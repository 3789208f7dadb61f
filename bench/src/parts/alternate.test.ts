import { alternate } from './alternate.ts';

test('measures in turn, A B A B, and gives medians in order', async () => {
  const order: string[] = [];
  const measure = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() as number;
  };
  const medians = await alternate(3, [measure('a', [1, 30, 2]), measure('b', [7, 5, 6])]);
  expect(order.join('')).toBe('ababab');
  expect(medians).toEqual([2, 6]);
});
