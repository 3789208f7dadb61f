/** Throws for an empty list. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no value was measured');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
