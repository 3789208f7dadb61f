import { median } from '../report/median.ts';

/**
 * Measures each subject once per round, one after the other, so that other load on the machine affects all of them. The order
 * changes through all permutations, because the predecessor fills the processor's caches, which costs up to a fifth. Returns
 * the median of each, or the result of `pick`.
 */
export async function alternate(
  rounds: number,
  measurements: readonly (() => Promise<number>)[],
  pick: (values: readonly number[]) => number = median,
): Promise<number[]> {
  const taken = measurements.map((measure) => ({ measure, values: [] as number[] }));
  const orders = ordersOf(taken);
  for (let round = 0; round < rounds; round += 1) {
    for (const { measure, values } of orders[round % orders.length] ?? []) values.push(await measure());
  }
  return taken.map(({ values }) => pick(values));
}

/** All permutations. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
