import type { Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { illuminate } from '../light.ts';
import { r } from './objects.ts';
import { drum, floorShade, rod } from './pieces.ts';
import type { Room } from './walls.ts';

/** A pendant lamp: shade on a cord, glowing in the evening. */
export function drawPendant(room: Room, x: number, z: number, low: number, wide: number, colour: Colour): void {
  const { stage, height } = room;
  const { canvas, camera } = stage;
  rod(stage, [x, height, z], [x, low + wide * 0.6, z], 0.012, '#2c2c2e');
  const [cx, cy] = camera.project([x, low, z]);
  const scale = camera.scale([x, low, z]);
  const glow = stage.light.lamps ? 0.6 : 0.28;
  canvas.ellipse(
    [cx, cy],
    wide * 2.4 * scale,
    wide * 2 * scale,
    canvas.radial([
      [0, '#ffe3a3', glow],
      [1, '#ffe3a3', 0],
    ]),
  );
  const half = wide * scale;
  const lit = illuminate(stage.light, colour, [stage.light.sun[0], 0.3, -0.6]);
  canvas.path(
    `M${r(cx - half)} ${r(cy)}Q${r(cx - half * 0.9)} ${r(cy - half * 1.15)} ${r(cx)} ${r(cy - half * 1.25)}Q${r(cx + half * 0.9)} ${r(cy - half * 1.15)} ${r(cx + half)} ${r(cy)}z`,
    canvas.linear(
      [
        [0, lighten(lit, 0.3)],
        [0.5, lit],
        [1, darken(lit, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.ellipse([cx, cy], half, half * 0.18, '#ffeec4');
}

/** A floor lamp with a cloth shade. */
export function drawFloorLamp(stage: Stage, x: number, z: number, metal: Colour): void {
  floorShade(stage, x - 0.14, z - 0.12, 0.28, 0.24, 0.7);
  drum(stage, x, 0, z, 0.15, 0.15, 0.03, metal);
  rod(stage, [x, 0.03, z], [x, 1.35, z], 0.025, metal);
  drawShade(stage, [x, 1.32, z], 0.23, 0.3);
}

/** The lit shade of a lamp. */
export function drawShade(stage: Stage, spot: Spot, wide: number, tall: number): void {
  const { canvas, camera } = stage;
  const [cx, cy] = camera.project(spot);
  const scale = camera.scale(spot);
  const glow = stage.light.lamps ? 0.65 : 0.3;
  canvas.ellipse(
    [cx, cy - tall * scale * 0.4],
    wide * 3.4 * scale,
    wide * 3 * scale,
    canvas.radial([
      [0, '#ffe0a0', glow],
      [1, '#ffe0a0', 0],
    ]),
  );
  const [a, b] = [wide * scale, wide * 0.68 * scale];
  canvas.fill(
    [
      [cx - a, cy],
      [cx + a, cy],
      [cx + b, cy - tall * scale],
      [cx - b, cy - tall * scale],
    ],
    canvas.linear([
      [0, '#fff3d6'],
      [0.6, '#ffe6b4'],
      [1, '#eecb92'],
    ]),
  );
}
