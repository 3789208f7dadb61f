/** A hidden address outside all areas is shown as somewhere within this distance of the town's centre. */
export const AROUND_METRES = 1000;

type Position = readonly number[];
type Ring = readonly Position[];

/** The outline of a municipality. Positions are longitude and latitude, as in GeoJSON. */
export interface Area {
  names: { fr: string; nl: string };
  /** Main postcode; undefined if it is not known. */
  zip?: string | undefined;
  /** Of each part, its outer ring and the rings of its holes. */
  parts: readonly (readonly Ring[])[];
}

/**
 * The first area that a point lies in; null where it lies in none.
 * @example areaAt({ lat: 50.63, lng: 3.778 }, areas)?.names.fr // 'Ath'
 */
export function areaAt({ lat, lng }: { lat: number; lng: number }, areas: readonly Area[]): Area | null {
  const isIn = (rings: readonly Ring[]) =>
    rings.reduce((inside, ring) => inside !== crossesOddly(lng, lat, ring), false);
  return areas.find(({ parts }) => parts.some(isIn)) ?? null;
}

/** Even-odd rule: a ray to the east crosses the ring an odd number of times. Holes are rings like any other. */
function crossesOddly(x: number, y: number, ring: Ring): boolean {
  let odd = false;
  for (const [index, to] of ring.entries()) {
    const at = crossing(ring.at(index - 1) ?? [], to, y);
    if (at !== null && x < at) odd = !odd;
  }
  return odd;
}

/** Where a segment crosses a latitude; null if it does not. A corner on the latitude belongs to one of its two segments. */
export function crossing([fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position, y: number): number | null {
  return fromY > y === toY > y ? null : fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
}
