import { type Box, lengthOf, SIDES, sideOf } from '../drawing/box.ts';
import type { Point } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import type { Frame, Stage } from '../drawing/stage.ts';
import { rectangle, Surface } from '../drawing/surface.ts';
import type { Leaves } from './foliage.ts';

/** A clipped hedge: a box of leaves, lit on top. */
export function drawHedge(stage: Stage, frame: Frame, box: Box, leaves: Leaves, flowers?: string): void {
  const [dark, middle, bright] = leaves;
  for (const side of SIDES) {
    const face = sideOf(stage, frame, box, side);
    if (!face.visible) continue;
    const size = lengthOf(box, side);
    const base = face.lit(face.sunshine > 0.05 ? middle : mix(dark, middle, 0.4));
    face.rect(
      0,
      0,
      size,
      box.height,
      stage.canvas.linear([
        [0, base],
        [1, face.lit(mix(dark, middle, 0.25))],
      ]),
    );
    leafTouches(face, size, box.height, face.lit(dark), 0.6);
    leafTouches(face, size, box.height, face.lit(bright), 0.7);
    if (flowers) leafTouches(face, size, box.height, face.lit(flowers), 1, 0.5);
  }
  const top = new Surface(stage, frame, [box.x, box.y + box.height, box.z], [1, 0, 0], [0, 0, 1]);
  if (top.visible) {
    top.fill(rectangle(0, 0, box.width, box.depth), top.lit(mix(middle, bright, 0.55)));
    leafTouches(top, box.width, box.depth, top.lit(bright), 0.8);
  }
}

/** Leaves as touches; where the hedge runs past the spectator, only the part in front is covered. */
function leafTouches(face: Surface, width: number, height: number, colour: string, opacity: number, share = 1): void {
  const { random, canvas, camera } = face.stage;
  const count = Math.round(Math.min(60, width * height * 9) * share);
  const near: [Point, Point][] = [];
  const far: [Point, Point][] = [];
  for (let index = 0; index < count; index++) {
    const spot = face.spot([random.range(0, width), random.range(0, height)]);
    if (camera.depth(spot) < 3) continue;
    const scale = camera.scale(spot);
    const [x, y] = camera.project(spot);
    const dab: [Point, Point] = [
      [x, y],
      [x + random.range(-0.06, 0.06) * scale, y + random.range(0, 0.05) * scale],
    ];
    (scale > 70 ? near : far).push(dab);
  }
  canvas.dabs(near, colour, { width: 8, opacity });
  canvas.dabs(far, colour, { width: 4.5, opacity });
}
