/** A phone, a tablet and a desktop, in pixels. */
const WIDTHS = [360, 820, 1440] as const;

const HEIGHTS = { 360: 740, 820: 1180, 1440: 900 };

/** Whether everything is looked at in every width, which takes long. */
export const LOOKS_AT_ALL = process.env.FACADE_AXE === 'all';

/**
 * The sizes in which a page or state is looked at, of those in which it is there. Each in one, taking turns, so that a run covers
 * every page and state in every language, and every width, in minutes; where there is time, each in all of them.
 */
export function sizesFor(turn: number, isThere: (width: number) => boolean = () => true) {
  const sizes = WIDTHS.filter(isThere).map((width) => ({ width, height: HEIGHTS[width] }));
  return LOOKS_AT_ALL ? sizes : sizes.slice(turn % sizes.length).slice(0, 1);
}
