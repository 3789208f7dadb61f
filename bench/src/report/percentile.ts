/**
 * The value that `percent` of the values do not exceed, by nearest rank.
 * @param percent above 0, at most 100
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError('no value was measured');
  return value;
}
