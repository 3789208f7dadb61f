import { median } from '../report/median.ts';

/**
 * Measures each of these once a round, one after the other, so that whatever else the machine does meets all of them. The order
 * changes from round to round, through all there are: what follows on something unlike itself finds the processor's caches full of
 * that, and is slower by a fifth. Gives the median of each, or what `pick` makes of its values.
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

/** Every order of these. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
