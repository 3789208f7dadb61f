import { type Colour, darken, lighten } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { block, box, drum, floorShade } from './pieces.ts';

/** Where the back of a seat is. `away`: its back to the far wall; `left` and `right`: its back to that wall. */
export type Facing = 'away' | 'left' | 'right';

/** A sofa with seat and back cushions and a few throw pillows. `length` is measured along its back. */
export function drawSofa(
  stage: Stage,
  x: number,
  z: number,
  length: number,
  facing: Facing,
  colour: Colour,
  pillows: readonly Colour[],
): void {
  const deep = 0.92;
  const light = lighten(colour, 0.1);
  const seats = Math.max(2, Math.round(length / 0.95));
  if (facing === 'away') {
    floorShade(stage, x, z, length, deep);
    block(stage, box(x, 0.12, z + deep - 0.24, length, 0.72, 0.24), colour, 0.1);
    block(stage, box(x, 0.12, z, length, 0.26, deep), darken(colour, 0.08), 0.06);
    const part = (length - 0.4) / seats;
    for (let seat = 0; seat < seats; seat++)
      block(stage, box(x + 0.2 + seat * part, 0.46, z + deep - 0.44, part - 0.02, 0.42, 0.2), light, 0.14);
    for (let seat = 0; seat < seats; seat++)
      block(stage, box(x + 0.2 + seat * part, 0.36, z + 0.02, part - 0.02, 0.16, deep - 0.34), light, 0.09);
    block(stage, box(x, 0.12, z, 0.2, 0.5, deep), colour, 0.1);
    block(stage, box(x + length - 0.2, 0.12, z, 0.2, 0.5, deep), colour, 0.1);
    pillows.forEach((pillow, index) => {
      const at = index % 2 === 0 ? x + 0.3 + (index / 2) * 0.2 : x + length - 0.72 - ((index - 1) / 2) * 0.2;
      block(stage, box(at, 0.52, z + deep - 0.58, 0.42, 0.36, 0.12), pillow, 0.12);
    });
    return;
  }
  const right = facing === 'right';
  floorShade(stage, x, z, deep, length);
  const backX = right ? x + deep - 0.24 : x;
  const seatX = right ? x + 0.02 : x + 0.32;
  const part = (length - 0.4) / seats;
  block(stage, box(x, 0.12, z + length - 0.2, deep, 0.5, 0.2), colour, 0.1);
  if (right === stage.camera.eye[0] > x) block(stage, box(backX, 0.12, z, 0.24, 0.72, length), colour, 0.1);
  block(stage, box(x, 0.12, z, deep, 0.26, length), darken(colour, 0.08), 0.06);
  if (right !== stage.camera.eye[0] > x) block(stage, box(backX, 0.12, z, 0.24, 0.72, length), colour, 0.1);
  for (let seat = seats - 1; seat >= 0; seat--) {
    block(
      stage,
      box(right ? x + deep - 0.46 : x + 0.24, 0.46, z + 0.2 + seat * part, 0.22, 0.42, part - 0.02),
      light,
      0.14,
    );
    block(stage, box(seatX, 0.36, z + 0.2 + seat * part, deep - 0.34, 0.16, part - 0.02), light, 0.09);
    const pillow = pillows[seat];
    if (pillow)
      block(
        stage,
        box(right ? x + deep - 0.62 : x + 0.42, 0.52, z + 0.3 + seat * part, 0.14, 0.36, 0.44),
        pillow,
        0.12,
      );
  }
  block(stage, box(x, 0.12, z, deep, 0.5, 0.2), colour, 0.1);
}

/** An armchair seen from the front or from the side. */
export function drawArmchair(stage: Stage, x: number, z: number, facing: Facing, colour: Colour, wood: Colour): void {
  for (const [dx, dz] of [
    [0.08, 0.7],
    [0.72, 0.7],
    [0.08, 0.08],
    [0.72, 0.08],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.018, 0.028, 0.26, wood);
  floorShade(stage, x, z, 0.8, 0.8, 0.7);
  const light = lighten(colour, 0.1);
  if (facing === 'away') {
    block(stage, box(x + 0.02, 0.3, z + 0.6, 0.76, 0.62, 0.18), colour, 0.14);
    block(stage, box(x + 0.1, 0.26, z, 0.6, 0.2, 0.62), light, 0.1);
    block(stage, box(x, 0.24, z, 0.13, 0.38, 0.76), colour, 0.1);
    block(stage, box(x + 0.67, 0.24, z, 0.13, 0.38, 0.76), colour, 0.1);
    return;
  }
  const right = facing === 'right';
  block(stage, box(x, 0.24, z + 0.64, 0.78, 0.36, 0.14), colour, 0.1);
  block(stage, box(right ? x + 0.6 : x, 0.28, z + 0.02, 0.2, 0.64, 0.74), colour, 0.14);
  block(stage, box(right ? x : x + 0.16, 0.26, z + 0.1, 0.62, 0.2, 0.56), light, 0.1);
  block(stage, box(x, 0.24, z, 0.78, 0.36, 0.13), colour, 0.1);
}

/** A dining chair with a thin back; `turned` has its back towards the spectator. */
export function drawChair(
  stage: Stage,
  x: number,
  z: number,
  colour: Colour,
  back: 'near' | 'far' | 'left' | 'right',
  seat: Colour = colour,
): void {
  const legs = [
    [0.03, 0.4],
    [0.39, 0.4],
    [0.03, 0.03],
    [0.39, 0.03],
  ] as const;
  const backs = {
    near: box(x, 0.48, z, 0.42, 0.4, 0.045),
    far: box(x, 0.48, z + 0.38, 0.42, 0.4, 0.045),
    left: box(x, 0.48, z, 0.045, 0.4, 0.42),
    right: box(x + 0.38, 0.48, z, 0.045, 0.4, 0.42),
  };
  if (back === 'far') block(stage, backs.far, colour, 0.04);
  for (const [dx, dz] of legs) drum(stage, x + dx, 0, z + dz, 0.014, 0.02, 0.44, colour);
  if (back === 'left' || back === 'right') block(stage, backs[back], colour, 0.04);
  block(stage, box(x, 0.42, z, 0.43, 0.06, 0.43), seat, 0.03);
  if (back === 'near') block(stage, backs.near, colour, 0.04);
}

/** A high stool for a kitchen island or counter. */
export function drawStool(stage: Stage, x: number, z: number, colour: Colour, metal: Colour): void {
  for (const [dx, dz] of [
    [-0.13, 0.13],
    [0.13, 0.13],
    [-0.13, -0.13],
    [0.13, -0.13],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.016, 0.014, 0.64, metal);
  drum(stage, x, 0.62, z, 0.19, 0.2, 0.07, colour);
}
