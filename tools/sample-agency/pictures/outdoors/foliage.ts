import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Random } from '../random.ts';

/** Dark, middle and light of one plant. */
export type Leaves = readonly [Colour, Colour, Colour];

/** A mass of leaves in the picture, pixels. */
export interface Crown {
  centre: Point;
  radiusX: number;
  radiusY: number;
  /** -1 lit from the left, 1 from the right. */
  sun: number;
  /** Touches of the brush; 0 for a far tree. */
  touches: number;
}

/** A mass of leaves: a dark scalloped body, a lighter one towards the sun, touches of light and shade. */
export function drawCrown(canvas: Canvas, random: Random, crown: Crown, leaves: Leaves): void {
  const { centre, radiusX, radiusY, sun, touches } = crown;
  const [dark, middle, bright] = leaves;
  drawBlob(canvas, random, centre, radiusX, radiusY, radiusX < 45 ? 7 : 11, dark);
  const lit: Point = [centre[0] + sun * radiusX * 0.14, centre[1] - radiusY * 0.16];
  drawBlob(canvas, random, lit, radiusX * 0.8, radiusY * 0.78, radiusX < 45 ? 6 : 9, middle);
  if (radiusX < 9) return;
  const high: Point = [centre[0] + sun * radiusX * 0.34, centre[1] - radiusY * 0.36];
  drawBlob(canvas, random, high, radiusX * 0.44, radiusY * 0.42, 5, mix(middle, bright, 0.6));
  if (touches < 3) return;
  const size = Math.max(2.5, Math.min(radiusX, radiusY) * 0.085);
  scatter(canvas, random, centre, radiusX * 1.02, radiusY * 1.02, touches, dark, size, 0.75);
  scatter(canvas, random, lit, radiusX * 0.85, radiusY * 0.82, touches, mix(middle, bright, 0.35), size, 0.9);
  scatter(canvas, random, high, radiusX * 0.56, radiusY * 0.54, touches, bright, size * 0.9, 0.9);
}

/** A scalloped shape: arcs from point to point around an ellipse. */
function drawBlob(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  fewest: number,
  colour: Colour,
): void {
  // A slender crown needs more, or its long sides would bulge.
  const bumps = Math.round(
    fewest * Math.max(1, Math.min(2.4, Math.max(radiusX, radiusY) / Math.min(radiusX, radiusY) / 1.4)),
  );
  let data = '';
  let before: Point | undefined;
  const start = random.range(0, 1);
  for (let index = 0; index <= bumps; index++) {
    const angle = ((index + start) / bumps) * Math.PI * 2;
    const last = index === bumps;
    const reach = last ? 0.86 : random.range(0.8, 0.92);
    const to: Point = [
      Math.round(x + Math.cos(angle) * radiusX * reach),
      Math.round(y + Math.sin(angle) * radiusY * reach),
    ];
    if (!before) data = `M${to[0]} ${to[1]}`;
    else {
      const chord = Math.hypot(to[0] - before[0], to[1] - before[1]);
      const bend = Math.max(1, Math.round(chord * random.range(0.52, 0.66)));
      data += `a${bend} ${bend} 0 0 1 ${to[0] - before[0]} ${to[1] - before[1]}`;
    }
    before = to;
  }
  canvas.path(`${data}z`, colour);
}

/** Leaf-like touches inside an ellipse. */
export function scatter(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  count: number,
  colour: Colour,
  width: number,
  opacity = 1,
): void {
  const dabs: [Point, Point][] = [];
  for (let index = 0; index < count; index++) {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const from: Point = [
      Math.round(x + Math.cos(angle) * reach * radiusX),
      Math.round(y + Math.sin(angle) * reach * radiusY),
    ];
    dabs.push([
      from,
      [from[0] + Math.round(random.range(-1.2, 1.2) * width), from[1] + Math.round(random.range(0, 0.9) * width)],
    ]);
  }
  canvas.dabs(dabs, colour, { width, opacity });
}
