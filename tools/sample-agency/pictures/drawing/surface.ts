import { illuminate } from '../light.ts';
import type { Point, Spot } from './camera.ts';
import type { Fill } from './canvas.ts';
import type { Colour } from './colour.ts';
import { type Frame, place, type Stage, turned } from './stage.ts';

/** A spot on a flat surface: metres to the right and metres up from its origin. */
export type Place = readonly [u: number, v: number];

/** A flat surface in the world one can draw on in metres: a wall, a slope of a roof, a floor. */
export class Surface {
  readonly stage: Stage;
  readonly origin: Spot;
  readonly u: Spot;
  readonly v: Spot;
  /** Unit vector that points away from the visible side. */
  readonly normal: Spot;

  /** `u` and `v` are unit vectors of the frame; the visible side is the one from which `u` points right and `v` up. */
  constructor(stage: Stage, frame: Frame, origin: Spot, u: Spot, v: Spot) {
    this.stage = stage;
    this.origin = place(frame, origin);
    this.u = turned(frame, u);
    this.v = turned(frame, v);
    const [ax, ay, az] = this.v;
    const [bx, by, bz] = this.u;
    this.normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  }

  /** The world's spot, `out` metres in front of the surface. */
  spot([u, v]: Place, out = 0): Spot {
    const at = (index: 0 | 1 | 2) =>
      this.origin[index] + this.u[index] * u + this.v[index] * v + this.normal[index] * out;
    return [at(0), at(1), at(2)];
  }

  point(at: Place, out = 0): Point {
    return this.stage.camera.project(this.spot(at, out));
  }

  outline(shape: readonly Place[], out = 0): Point[] {
    return this.stage.camera.outline(shape.map((at) => this.spot(at, out)));
  }

  /** Whether the spectator sees the front of the surface. */
  get visible(): boolean {
    const { eye } = this.stage.camera;
    const [x, y, z] = this.origin;
    return (eye[0] - x) * this.normal[0] + (eye[1] - y) * this.normal[1] + (eye[2] - z) * this.normal[2] > 0.01;
  }

  /** A colour of the surface in the light that falls on it. */
  lit(colour: Colour): Colour {
    return illuminate(this.stage.light, colour, this.normal);
  }

  /** How much of the sun the surface catches, 0 to 1. */
  get sunshine(): number {
    const { sun } = this.stage.light;
    return Math.max(0, this.normal[0] * sun[0] + this.normal[1] * sun[1] + this.normal[2] * sun[2]);
  }

  fill(shape: readonly Place[], fill: Fill, opacity = 1, out = 0): void {
    this.stage.canvas.fill(this.outline(shape, out), fill, opacity);
  }

  rect(u: number, v: number, width: number, height: number, fill: Fill, opacity = 1, out = 0): void {
    this.fill(rectangle(u, v, width, height), fill, opacity, out);
  }

  /** Several rectangles `[u, v, width, height]` of one fill. */
  rects(list: readonly (readonly [number, number, number, number])[], fill: Fill, opacity = 1): void {
    this.stage.canvas.fillAll(
      list.map(([u, v, width, height]) => this.outline(rectangle(u, v, width, height))),
      fill,
      opacity,
    );
  }

  /** Lines with the thickness they have at their distance, in metres; on a receding wall in a few steps. */
  lines(list: readonly (readonly [Place, Place])[], colour: Fill, thickness: number, opacity = 1): void {
    const steps = new Map<number, { segments: [Point, Point][]; scale: number }>();
    const { camera, canvas } = this.stage;
    for (const [from, to] of list) {
      const line = this.outline([from, to]);
      if (line.length < 2) continue;
      const scale = camera.scale(this.spot([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
      const step = Math.round(Math.log2(scale) * 1.5);
      const group = steps.get(step) ?? { segments: [], scale };
      steps.set(step, group);
      group.segments.push([line[0] as Point, line[1] as Point]);
    }
    for (const { segments, scale } of steps.values()) {
      canvas.dabs(segments, colour, { width: Math.max(0.7, thickness * scale), opacity, cap: 'butt' });
    }
  }
}

/** The corners of a rectangle, from its lower left one. */
export function rectangle(u: number, v: number, width: number, height: number): Place[] {
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
}

/** Left and right end of a convex shape at height `v`. */
export function spanAt(shape: readonly Place[], v: number): readonly [number, number] | undefined {
  let left = Infinity;
  let right = -Infinity;
  shape.forEach((from, index) => {
    const to = shape[(index + 1) % shape.length] as Place;
    if (from[1] > v === to[1] > v) return;
    const u = from[0] + ((v - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    left = Math.min(left, u);
    right = Math.max(right, u);
  });
  return right > left ? [left, right] : undefined;
}
