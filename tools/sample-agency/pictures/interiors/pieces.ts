import { type Box, lengthOf, SIDES, sideOf } from '../drawing/box.ts';
import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten } from '../drawing/colour.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { rectangle, Surface } from '../drawing/surface.ts';
import { illuminate } from '../light.ts';

/** A box by its left, lower, near corner and its size, metres. */
export const box = (x: number, y: number, z: number, width: number, height: number, depth: number): Box => ({
  x,
  y,
  z,
  width,
  height,
  depth,
});

/** A box with corners rounded by `soft` metres: upholstery, cushions, mattresses. 0 keeps it sharp. */
export function block(stage: Stage, shape: Box, colour: Colour, soft = 0): void {
  const { canvas, camera } = stage;
  const scale = camera.scale([shape.x + shape.width / 2, shape.y, shape.z]);
  const inner =
    soft === 0
      ? shape
      : box(
          shape.x + soft / 2,
          shape.y + soft / 2,
          shape.z + soft / 2,
          shape.width - soft,
          shape.height - soft,
          shape.depth - soft,
        );
  const draw = (surface: Surface, points: Point[]) => {
    const lit = surface.lit(colour);
    if (soft > 0) {
      canvas.stroke(`M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`, lit, soft * scale);
    }
    canvas.fill(
      points,
      surface.normal[1] > 0.5
        ? canvas.linear([
            [0, lighten(lit, 0.16)],
            [1, lit],
          ])
        : canvas.linear([
            [0, lit],
            [1, darken(lit, 0.14)],
          ]),
    );
  };
  for (const side of SIDES) {
    const surface = sideOf(stage, HERE, inner, side);
    if (surface.visible) draw(surface, surface.outline(rectangle(0, 0, lengthOf(inner, side), inner.height)));
  }
  const top = new Surface(stage, HERE, [inner.x, inner.y + inner.height, inner.z], [1, 0, 0], [0, 0, 1]);
  if (top.visible) draw(top, top.outline(rectangle(0, 0, inner.width, inner.depth)));
  const under = new Surface(stage, HERE, [inner.x, inner.y, inner.z + inner.depth], [1, 0, 0], [0, 0, -1]);
  if (under.visible) draw(under, under.outline(rectangle(0, 0, inner.width, inner.depth)));
}

/** Soft shade on the floor under a piece of furniture. */
export function floorShade(stage: Stage, x: number, z: number, width: number, depth: number, strength = 1): void {
  const { light, canvas, camera } = stage;
  const lean = -Math.sign(light.sun[0]) * 0.22;
  const shape: Spot[] = [
    [x + Math.min(0, lean), 0, z - 0.05],
    [x + width + Math.max(0, lean), 0, z - 0.05],
    [x + width + Math.max(0, lean), 0, z + depth],
    [x + Math.min(0, lean), 0, z + depth],
  ];
  canvas.fill(camera.outline(shape), light.shadow, light.shadowStrength * strength);
  const wide = shape.map(
    ([a, , c], index) => [a + (index === 0 || index === 3 ? -0.12 : 0.12), 0, c + (index < 2 ? -0.1 : 0)] as const,
  );
  canvas.fill(camera.outline(wide), light.shadow, light.shadowStrength * strength * 0.4);
}

/** Points of a horizontal circle. */
export function ring(x: number, y: number, z: number, radius: number, steps = 20): Spot[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius] as const;
  });
}

/** An upright round body, wider or narrower at the top: table leg, pot, stool, lamp. */
export function drum(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  low: number,
  high: number,
  tall: number,
  colour: Colour,
  opacity = 1,
): void {
  const { canvas, camera, light } = stage;
  const [cx, bottom] = camera.project([x, y, z]);
  const [, top] = camera.project([x, y + tall, z]);
  const scale = camera.scale([x, y, z]);
  const flat = (at: number) => Math.abs(camera.project([x, at, z - 0.5])[1] - camera.project([x, at, z + 0.5])[1]);
  const lit = illuminate(light, colour, [light.sun[0], 0.3, -0.6]);
  const side = canvas.linear(
    [
      [0, lighten(lit, 0.18)],
      [0.5, lit],
      [1, darken(lit, 0.34)],
    ],
    light.sun[0] < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
  );
  const [rl, rh] = [low * scale, high * scale];
  const ryl = flat(y) * low;
  const ryh = flat(y + tall) * high;
  canvas.path(
    `M${n(cx - rl)} ${n(bottom)}A${n(rl)} ${n(ryl)} 0 0 0 ${n(cx + rl)} ${n(bottom)}L${n(cx + rh)} ${n(top)}A${n(rh)} ${n(ryh)} 0 0 1 ${n(cx - rh)} ${n(top)}z`,
    side,
    opacity,
  );
  if (y + tall < camera.eye[1])
    canvas.ellipse([cx, top], rh, ryh, illuminate(light, lighten(colour, 0.1), [0, 1, 0]), opacity);
  else canvas.ellipse([cx, bottom], rl, ryl, darken(lit, 0.3), opacity);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A thin rod between two spots. */
export function rod(stage: Stage, from: Spot, to: Spot, thickness: number, colour: Colour): void {
  const scale = stage.camera.scale(from);
  stage.canvas.dabs(
    [[stage.camera.project(from), stage.camera.project(to)]],
    illuminate(stage.light, colour, [stage.light.sun[0], 0.2, -0.6]),
    { width: Math.max(1.5, thickness * scale) },
  );
}
