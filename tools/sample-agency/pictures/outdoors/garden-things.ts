import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { block, box, drum, floorShade, ring, rod } from '../interiors/pieces.ts';
import { illuminate } from '../light.ts';
import type { Season } from '../season.ts';
import { scatter } from './foliage.ts';
import { groundOf } from './ground.ts';
import { drawTree } from './trees.ts';

/** A garden table with chairs around it, laid for an aperitif; with a parasol where there is room. */
export function drawGardenTable(stage: Stage, x: number, z: number, colour: Colour, parasol?: Colour): void {
  floorShade(stage, x - 0.4, z - 0.3, 2.6, 1.6, 1);
  const chair = (at: number, deep: number, near: boolean) => {
    if (!near) block(stage, box(at, 0.46, deep + 0.42, 0.48, 0.42, 0.05), colour, 0.03);
    for (const [dx, dz] of [
      [0.05, 0.4],
      [0.43, 0.4],
      [0.05, 0.05],
      [0.43, 0.05],
    ] as const)
      drum(stage, at + dx, 0, deep + dz, 0.02, 0.02, 0.42, colour);
    block(stage, box(at, 0.42, deep, 0.48, 0.05, 0.46), lighten(colour, 0.15));
    if (near) block(stage, box(at, 0.46, deep, 0.48, 0.42, 0.05), colour, 0.03);
  };
  chair(x + 0.25, z + 1, false);
  chair(x + 1.1, z + 1, false);
  if (parasol) drawParasolPole(stage, x + 0.9, z + 0.5);
  for (const [dx, dz] of [
    [0.08, 0.9],
    [1.72, 0.9],
    [0.08, 0.1],
    [1.72, 0.1],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.03, 0.03, 0.7, darken(colour, 0.15));
  block(stage, box(x, 0.7, z, 1.8, 0.05, 1), colour);
  drum(stage, x + 0.5, 0.75, z + 0.4, 0.05, 0.06, 0.24, '#dcebe4', 0.8);
  for (const at of [0.8, 1.05, 1.3]) drum(stage, x + at, 0.75, z + 0.45, 0.03, 0.035, 0.12, '#f3d9a0', 0.85);
  chair(x + 0.25, z - 0.45, true);
  chair(x + 1.1, z - 0.45, true);
  if (parasol) drawParasol(stage, [x + 0.9, 2.15, z + 0.5], 1.6, parasol);
}

function drawParasolPole(stage: Stage, x: number, z: number): void {
  drum(stage, x, 0, z, 0.25, 0.22, 0.08, '#8f8b86');
  rod(stage, [x, 0.08, z], [x, 2.6, z], 0.05, '#c9a273');
}

function drawParasol(stage: Stage, [x, y, z]: Spot, radius: number, colour: Colour): void {
  const { canvas, camera, light } = stage;
  const rim = ring(x, y, z, radius, 8);
  const top = camera.project([x, y + 0.55, z]);
  const points = rim.map((spot) => camera.project(spot));
  const order = points.map((_, index) => index).toSorted((a, b) => (rim[b]?.[2] ?? 0) - (rim[a]?.[2] ?? 0));
  for (const index of order) {
    const [a, b] = [points[index] as Point, points[(index + 1) % 8] as Point];
    const angle = ((index + 0.5) / 8) * Math.PI * 2;
    const tone = illuminate(light, index % 2 ? colour : '#f6eedd', [Math.cos(angle) * 0.6, 0.7, Math.sin(angle) * 0.6]);
    canvas.fill([a, b, top], tone);
  }
}

/** Two lounge chairs side by side. */
export function drawLoungers(stage: Stage, x: number, z: number, cloth: Colour, wood: Colour): void {
  for (const at of [x, x + 1.1]) {
    floorShade(stage, at, z, 0.7, 1.9, 1);
    block(stage, box(at, 0.18, z, 0.7, 0.1, 1.3), wood);
    block(stage, box(at + 0.03, 0.28, z + 0.02, 0.64, 0.1, 1.26), cloth, 0.06);
    block(stage, box(at + 0.03, 0.32, z + 1.25, 0.64, 0.52, 0.16), cloth, 0.08);
  }
}

/** A pool with its border and bright water. */
export function drawPool(stage: Stage, x: number, z: number, width: number, depth: number): void {
  const ground = groundOf(stage);
  const { canvas, light, random, camera } = stage;
  const rect = (by: number) =>
    [
      [x - by, z - by],
      [x + width + by, z - by],
      [x + width + by, z + depth + by],
      [x - by, z + depth + by],
    ] as const;
  ground.fill(rect(0.5), ground.lit('#d8d0c0'));
  ground.fill(
    rect(0),
    canvas.linear([
      [0, light.lamps ? '#7c8fb0' : '#8fd0cf'],
      [1, light.lamps ? '#4e6a93' : '#3f9fb0'],
    ]),
  );
  const dabs: [Point, Point][] = Array.from({ length: 26 }, () => {
    const [px, py] = camera.project([x + random.range(0.3, width - 1), 0, z + random.range(0.2, depth - 0.2)]);
    return [
      [px, py],
      [px + random.range(14, 60), py + random.range(-2, 2)],
    ];
  });
  canvas.dabs(dabs, '#f4fbf6', { width: 3, opacity: 0.45 });
}

/** A border of flowers and low shrubs along a line. */
export function drawBorder(stage: Stage, from: Spot, to: Spot, season: Season): void {
  const { random, canvas, camera, light } = stage;
  const steps = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 1.3));
  for (let step = steps; step >= 0; step--) {
    const share = step / steps;
    const spot: Spot = [
      from[0] + (to[0] - from[0]) * share + random.range(-0.2, 0.2),
      0,
      from[2] + (to[2] - from[2]) * share,
    ];
    if (camera.depth(spot) < 2.5) continue;
    const height = random.range(0.45, 1);
    drawTree(stage, {
      spot,
      height,
      species: 'shrub',
      leaves: random.chance(0.5) ? season.hedge : random.pick(season.leaves),
      shadow: false,
    });
    const scale = camera.scale(spot);
    const [x, y] = camera.project(spot);
    const flower = illuminate(light, random.pick(season.flowers), [light.sun[0], 0.6, -0.5]);
    if (random.chance(0.75))
      scatter(
        canvas,
        random,
        [x, y - height * 0.6 * scale],
        0.42 * scale,
        height * 0.36 * scale,
        12,
        flower,
        Math.max(2, 0.075 * scale),
      );
  }
}

/** A fence of upright boards along a line; far end first. */
export function drawFence(stage: Stage, from: Spot, to: Spot, tall: number, colour: Colour): void {
  const { canvas, camera, light } = stage;
  const at = (share: number, y: number): Spot => [
    from[0] + (to[0] - from[0]) * share,
    y,
    from[2] + (to[2] - from[2]) * share,
  ];
  const facing =
    Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2])
      ? ([0, 0, -1] as const)
      : ([from[0] < 4 ? 1 : -1, 0, 0] as const);
  const lit = illuminate(light, colour, facing);
  const shape = camera.outline([at(0, 0), at(1, 0), at(1, tall), at(0, tall)]);
  canvas.fill(
    shape,
    canvas.linear([
      [0, lighten(lit, 0.1)],
      [1, darken(lit, 0.15)],
    ]),
  );
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const boards: [Point, Point][] = [];
  for (let part = 0; part <= length / 0.22; part++) {
    const line = camera.outline([at((part * 0.22) / length, 0), at((part * 0.22) / length, tall)]);
    if (line.length >= 2) boards.push([line[0] as Point, line[1] as Point]);
  }
  canvas.dabs(boards, darken(lit, 0.35), { width: 2, opacity: 0.5, cap: 'butt' });
}
