import type { Colour } from '../drawing/colour.ts';
import { type Place, rectangle } from '../drawing/surface.ts';

/** How an opening ends at the top. */
export type Head = 'flat' | 'arch' | 'round';

/** How the sash is divided. */
export type Division = 'single' | 'double' | 'cross' | 'transom' | 'sash' | 'grid' | 'slide';

/** How the windows of a building look. */
export interface WindowStyle {
  frame: Colour;
  division: Division;
  head?: Head;
  surround?: 'none' | 'stone' | 'brick' | 'band';
  surroundColour?: Colour;
  shutters?: Colour;
  /** What hangs behind the glass. */
  dress?: 'none' | 'curtains' | 'net' | 'blind';
  flowers?: boolean;
  sill?: boolean;
  /** Thickness of the frame in metres; 0.07 unless given. */
  bar?: number;
}

/** A part of a wall, metres. */
export interface Rect {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** The outline of an opening, with a flat or curved head inside its height. */
export function headed({ u, v, width, height }: Rect, head: Head = 'flat'): Place[] {
  if (head === 'flat') return rectangle(u, v, width, height);
  const rise = head === 'round' ? Math.min(width / 2, height) : width * 0.16;
  const shape: Place[] = [
    [u, v],
    [u + width, v],
  ];
  for (let step = 0; step <= 8; step++) {
    const angle = (Math.PI * step) / 8;
    shape.push([u + width / 2 + (Math.cos(angle) * width) / 2, v + height - rise + Math.sin(angle) * rise]);
  }
  return shape;
}

/** The same rectangle, smaller by `by` on every side. */
export const inset = ({ u, v, width, height }: Rect, by: number): Rect => ({
  u: u + by,
  v: v + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
