import type { PlanRoom } from './plan-room.ts';

/** The rooms of a floor. */
type Layout = readonly (readonly [kind: PlanRoom['kind'], x: number, y: number, width: number, height: number])[];

/** Rooms as shares of the outline; each layout fills it without gaps. */
const LAYOUTS: readonly Layout[] = [
  [
    ['hall', 0, 0, 0.26, 1],
    ['living', 0.26, 0, 0.74, 0.58],
    ['kitchen', 0.26, 0.58, 0.74, 0.42],
  ],
  [
    ['living', 0, 0, 0.62, 0.62],
    ['hall', 0.62, 0, 0.38, 0.62],
    ['kitchen', 0, 0.62, 1, 0.38],
  ],
  [
    ['living', 0, 0, 0.6, 0.48],
    ['kitchen', 0.6, 0, 0.4, 0.48],
    ['bedroom', 0, 0.48, 0.36, 0.52],
    ['hall', 0.36, 0.48, 0.28, 0.2],
    ['bathroom', 0.36, 0.68, 0.28, 0.32],
    ['bedroom', 0.64, 0.48, 0.36, 0.26],
    ['bedroom', 0.64, 0.74, 0.36, 0.26],
  ],
  [
    ['living', 0.3, 0, 0.4, 0.46],
    ['kitchen', 0.3, 0.46, 0.4, 0.24],
    ['hall', 0.3, 0.7, 0.2, 0.3],
    ['bathroom', 0.5, 0.7, 0.2, 0.3],
    ['bedroom', 0, 0, 0.3, 0.5],
    ['bedroom', 0, 0.5, 0.3, 0.5],
    ['bedroom', 0.7, 0, 0.3, 0.5],
    ['bedroom', 0.7, 0.5, 0.3, 0.5],
  ],
  [
    ['living', 0, 0, 0.58, 0.55],
    ['kitchen', 0.58, 0, 0.42, 0.42],
    ['bedroom', 0, 0.55, 0.34, 0.45],
    ['hall', 0.34, 0.55, 0.24, 0.45],
    ['bathroom', 0.58, 0.42, 0.42, 0.22],
    ['bedroom', 0.58, 0.64, 0.42, 0.36],
  ],
  [
    ['kitchen', 0, 0, 0.4, 0.4],
    ['living', 0.4, 0, 0.6, 0.6],
    ['hall', 0, 0.4, 0.4, 0.2],
    ['bedroom', 0, 0.6, 0.36, 0.4],
    ['bathroom', 0.36, 0.6, 0.26, 0.4],
    ['bedroom', 0.62, 0.6, 0.38, 0.4],
  ],
  [
    ['bedroom', 0, 0, 0.36, 0.46],
    ['bathroom', 0.36, 0, 0.24, 0.46],
    ['bedroom', 0.6, 0, 0.4, 0.46],
    ['hall', 0, 0.46, 0.24, 0.54],
    ['living', 0.24, 0.46, 0.46, 0.54],
    ['kitchen', 0.7, 0.46, 0.3, 0.54],
  ],
  [
    ['living', 0, 0, 1, 0.46],
    ['kitchen', 0, 0.46, 0.5, 0.3],
    ['hall', 0.5, 0.46, 0.5, 0.3],
    ['bathroom', 0, 0.76, 0.4, 0.24],
    ['bedroom', 0.4, 0.76, 0.6, 0.24],
  ],
];

/** Of a building in which nobody lives. */
export const HALLS: Layout = [
  ['hall', 0, 0, 0.74, 1],
  ['living', 0.74, 0, 0.26, 0.5],
  ['bathroom', 0.74, 0.5, 0.26, 0.5],
];

const bedroomsOf = (layout: Layout): number => layout.filter(([kind]) => kind === 'bedroom').length;

/** The layouts with so many bedrooms. Throws where there is none: a plan must not contradict its advert. */
export function layoutsWith(bedrooms: number | undefined): readonly Layout[] {
  const found = LAYOUTS.filter((layout) => bedrooms === undefined || bedroomsOf(layout) === bedrooms);
  if (found.length === 0) throw new Error(`There is no plan with ${bedrooms} bedrooms`);
  return found;
}
