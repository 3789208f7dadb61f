import type { Colour } from './colour.ts';
import type { Frame, Stage } from './stage.ts';
import { rectangle, Surface } from './surface.ts';

/** An upright box: left, lower, near corner and size, metres. */
export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** A side of a box as seen from outside; the front looks towards the spectator. */
export type Side = 'front' | 'right' | 'rear' | 'left';

/** One side of a box, with `u` to the right as one looks at it from outside and `v` up. */
export function sideOf(stage: Stage, frame: Frame, box: Box, side: Side): Surface {
  const { x, y, z, width, depth } = box;
  switch (side) {
    case 'front':
      return new Surface(stage, frame, [x, y, z], [1, 0, 0], [0, 1, 0]);
    case 'right':
      return new Surface(stage, frame, [x + width, y, z], [0, 0, 1], [0, 1, 0]);
    case 'rear':
      return new Surface(stage, frame, [x + width, y, z + depth], [-1, 0, 0], [0, 1, 0]);
    case 'left':
      return new Surface(stage, frame, [x, y, z + depth], [0, 0, -1], [0, 1, 0]);
  }
}

/** All sides, in the order they are drawn. */
export const SIDES: readonly Side[] = ['rear', 'left', 'right', 'front'];

/** Length of a side on the ground. */
export const lengthOf = (box: Box, side: Side): number => (side === 'front' || side === 'rear' ? box.width : box.depth);

/** A plain box in one colour: its visible sides and its top or bottom, each in its own light. */
export function drawBox(stage: Stage, frame: Frame, box: Box, colour: Colour, opacity = 1): void {
  for (const side of SIDES) {
    const surface = sideOf(stage, frame, box, side);
    if (surface.visible) surface.rect(0, 0, lengthOf(box, side), box.height, surface.lit(colour), opacity);
  }
  const top = new Surface(stage, frame, [box.x, box.y + box.height, box.z], [1, 0, 0], [0, 0, 1]);
  if (top.visible) top.fill(rectangle(0, 0, box.width, box.depth), top.lit(colour), opacity);
  const bottom = new Surface(stage, frame, [box.x, box.y, box.z + box.depth], [1, 0, 0], [0, 0, -1]);
  if (bottom.visible) bottom.fill(rectangle(0, 0, box.width, box.depth), bottom.lit(colour), opacity);
}
