import { median } from '../report/median.ts';

/**
 * Measures each of these once a round, one after the other, so that whatever else the machine does meets all of them.
 * Gives the median of each, in their order, or what `pick` makes of its values.
 */
export async function alternate(
  rounds: number,
  measurements: readonly (() => Promise<number>)[],
  pick: (values: readonly number[]) => number = median,
): Promise<number[]> {
  const values = measurements.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measurements.entries()) values[index]?.push(await measure());
  }
  return values.map(pick);
}
