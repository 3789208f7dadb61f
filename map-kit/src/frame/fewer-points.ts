/** At most `most` of the points of a line, evenly taken. */
export function fewerPoints<T>(points: readonly T[], most: number): T[] {
  const step = Math.max(1, points.length / most);
  return Array.from({ length: Math.min(points.length, most) }, (_, index) => points[Math.floor(index * step)] as T);
}
