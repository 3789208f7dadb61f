import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { illuminate } from '../light.ts';
import { r } from './objects.ts';
import { block, box, drum, floorShade } from './pieces.ts';
import type { Room } from './walls.ts';

/** A low table with a top on four legs or a pedestal, and something on it. */
export function drawLowTable(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  wood: Colour,
  round: boolean,
): void {
  if (round) {
    floorShade(stage, x + width * 0.1, z, width * 0.8, depth, 0.8);
    drum(stage, x + width / 2, 0, z + depth / 2, 0.16, 0.06, 0.34, darken(wood, 0.3));
    drum(stage, x + width / 2, 0.34, z + depth / 2, depth * 0.62, depth * 0.62, 0.05, wood);
  } else {
    floorShade(stage, x, z, width, depth, 0.8);
    for (const [dx, dz] of [
      [0.05, depth - 0.06],
      [width - 0.05, depth - 0.06],
      [0.05, 0.06],
      [width - 0.05, 0.06],
    ] as const)
      drum(stage, x + dx, 0, z + dz, 0.02, 0.025, 0.36, darken(wood, 0.3));
    block(stage, box(x, 0.36, z, width, 0.05, depth), wood);
  }
  const y = round ? 0.39 : 0.41;
  drawVase(stage, [x + width * 0.4, y, z + depth * 0.5], 0.2, '#e9e2d2', true);
  block(stage, box(x + width * 0.56, y, z + depth * 0.3, 0.26, 0.03, 0.18), '#b4482b');
  block(stage, box(x + width * 0.57, y + 0.03, z + depth * 0.32, 0.22, 0.025, 0.15), '#f0e6d2');
}

/** A vase, with twigs or flowers. */
export function drawVase(stage: Stage, spot: Spot, tall: number, colour: Colour, flowers: boolean): void {
  const [x, y, z] = spot;
  const { random, canvas, camera, light } = stage;
  if (flowers) {
    const [cx, cy] = camera.project([x, y + tall, z]);
    const scale = camera.scale(spot);
    let stems = '';
    const heads: Point[] = [];
    for (let stem = 0; stem < 7; stem++) {
      const dx = random.range(-0.16, 0.16) * scale;
      const dy = random.range(0.14, 0.34) * scale;
      stems += `M${r(cx)} ${r(cy)}q${r(dx * 0.2)} ${r(-dy * 0.6)} ${r(dx)} ${r(-dy)}`;
      heads.push([cx + dx, cy - dy]);
    }
    canvas.stroke(stems, illuminate(light, '#4f7350', [0, 0.5, -0.6]), Math.max(1.5, 0.012 * scale));
    canvas.dabs(
      heads.map((head) => [head, [head[0] + 1, head[1] + 1]] as const),
      random.pick(['#f3e2d2', '#d8755a', '#e8b45a', '#c8728a']),
      { width: 0.055 * scale },
    );
  }
  drum(stage, x, y, z, tall * 0.3, tall * 0.2, tall, colour);
}

/** A dining table with its chairs. */
export function drawDiningTable(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  chairs: (near: boolean) => void,
): void {
  const { stage, style } = room;
  floorShade(stage, x, z, width, depth, 0.8);
  chairs(false);
  for (const [dx, dz] of [
    [0.06, depth - 0.07],
    [width - 0.06, depth - 0.07],
    [0.06, 0.07],
    [width - 0.06, 0.07],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.03, 0.035, 0.71, style.wood);
  block(stage, box(x, 0.71, z, width, 0.05, depth), style.wood);
  drawVase(stage, [x + width * 0.5, 0.76, z + depth * 0.5], 0.22, '#efe8da', true);
  drum(stage, x + width * 0.3, 0.76, z + depth * 0.4, 0.1, 0.16, 0.07, style.accent);
  chairs(true);
}
