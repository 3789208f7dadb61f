/** Metres per pixel at zoom 0. */
const WORLD = 156_543.033_928;

/** Zoom of web maps: 12 shows a town and its neighbours, 15 a quarter. */
export const zoomOf = (resolution: number): number => Math.log2(WORLD / resolution);

/** Zoom → value. */
export type Stops = readonly (readonly [zoom: number, value: number])[];

/**
 * The value at a zoom: between two stops it grows by the same factor per step, as a map does. 0 below the first stop.
 * @example valueAt([[12, 1], [14, 4]], 13) // 2
 */
export function valueAt(stops: Stops, zoom: number): number {
  const next = stops.findIndex(([at]) => at > zoom);
  if (next === 0) return 0;
  const [from, low] = stops.at(next === -1 ? -1 : next - 1) ?? [0, 0];
  const [to, high] = stops[next] ?? [from, low];
  return to === from ? low : low * (high / low) ** ((zoom - from) / (to - from));
}
