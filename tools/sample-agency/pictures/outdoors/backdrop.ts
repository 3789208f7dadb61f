import type { Point } from '../drawing/camera.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { fade, illuminate } from '../light.ts';
import type { Season } from '../season.ts';
import { drawCrown } from './foliage.ts';

/** Soft hills of the Pays des Collines in layers, fields on the nearest, tree lines between them. */
export function drawHills(stage: Stage, season: Season, layers = 3): void {
  const { canvas, camera, light, random } = stage;
  const { width, horizon } = camera;
  for (let layer = 0; layer < layers; layer++) {
    const near = (layer + 1) / layers;
    const height = horizon * (0.13 - near * 0.06) * random.range(0.8, 1.2);
    const colour = fade(light, season.fields[(layer * 2 + 1) % season.fields.length] ?? '#9aa46a', 0.78 - near * 0.4);
    const edge: Point[] = [[0, horizon + 6]];
    const phase = random.range(0, 6);
    for (let step = 0; step <= 16; step++) {
      const x = (step / 16) * width;
      edge.push([x, horizon - height * (0.55 + 0.45 * Math.sin(phase + step * (0.28 + layer * 0.12)))]);
    }
    edge.push([width, horizon + 6]);
    canvas.fill(
      edge,
      canvas.linear([
        [0, mix(colour, light.glow, 0.25)],
        [1, colour],
      ]),
    );
    drawTreeLine(stage, season, horizon - height * 0.35, 0.75 - near * 0.35, 0.5 + near * 0.5);
  }
}

/** A line of distant trees, broken here and there. */
export function drawTreeLine(stage: Stage, season: Season, y: number, distance: number, size: number): void {
  const { canvas, camera, light, random } = stage;
  const start = random.range(-0.1, 0.7) * camera.width;
  const length = random.range(0.2, 0.5) * camera.width;
  const colour = fade(light, illuminate(light, season.leaves[0]?.[1] ?? '#5d7c48', [0, 0.8, -0.6]), distance);
  let data = '';
  for (let x = start; x < start + length; x += 16 * size) {
    const r = random.range(8, 18) * size;
    data += `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r * random.range(0.7, 1.3))} 0 0 1 ${Math.round(2 * r)} 0z`;
  }
  canvas.path(data, colour);
}

/** A village far away: roofs, trees and a church tower with its spire. */
export function drawVillage(stage: Stage, season: Season, x: number, y: number, size: number, distance: number): void {
  const { canvas, light, random } = stage;
  const sunLeft = light.sun[0] < 0;
  const tone = (colour: Colour) => fade(light, colour, distance);
  drawTower(stage, x + random.range(-30, 30) * size, y, size, distance);
  for (let index = 0; index < 9; index++) {
    const wide = random.range(22, 44) * size;
    const tall = random.range(10, 18) * size;
    const roof = random.range(9, 16) * size;
    const at = x + (index - 4.5) * 27 * size + random.range(-8, 8) * size;
    const wall = tone(random.pick(['#e9dcc4', '#c98a68', '#d9c3a4', '#b9715a', '#efe6d6']));
    canvas.fill(
      [
        [at, y],
        [at + wide, y],
        [at + wide, y - tall],
        [at, y - tall],
      ],
      sunLeft ? wall : mix(wall, light.shade, 0.25),
    );
    canvas.fill(
      [
        [at - 2, y - tall],
        [at + wide + 2, y - tall],
        [at + wide * 0.84, y - tall - roof],
        [at + wide * 0.16, y - tall - roof],
      ],
      tone(random.pick(['#b7593a', '#6a7080', '#9a5240', '#c9734f'])),
    );
  }
  const leaves = season.leaves[0] ?? ['#3c5a3f', '#5d7c48', '#94a95c'];
  for (let index = 0; index < 6; index++) {
    const r = random.range(12, 22) * size;
    drawCrown(
      canvas,
      random,
      {
        centre: [x + random.range(-150, 150) * size, y - r * 0.5],
        radiusX: r,
        radiusY: r * 0.8,
        sun: Math.sign(light.sun[0]),
        touches: 0,
      },
      [tone(leaves[0]), tone(leaves[1]), tone(leaves[2])],
    );
  }
}

/** A church tower of the region: square, of stone, with a slate spire. */
export function drawTower(stage: Stage, x: number, y: number, size: number, distance: number): void {
  const { canvas, light } = stage;
  const wall = fade(light, illuminate(light, '#d8c9ae', light.sun), distance);
  const dark = fade(light, illuminate(light, '#b3a590', [0, 0, 1]), distance);
  const slate = fade(light, '#5d6675', distance);
  const half = 11 * size;
  const top = y - 62 * size;
  const lit = light.sun[0] < 0 ? -1 : 1;
  canvas.fill(
    [
      [x - half, y],
      [x + half, y],
      [x + half, top],
      [x - half, top],
    ],
    dark,
  );
  canvas.fill(
    [
      [x - half * 0.2 * lit, y],
      [x + half * lit, y],
      [x + half * lit, top],
      [x - half * 0.2 * lit, top],
    ],
    wall,
  );
  canvas.fill(
    [
      [x - half * 1.15, top],
      [x + half * 1.15, top],
      [x, top - 52 * size],
    ],
    slate,
  );
  canvas.fill(
    [
      [x, top],
      [x + half * 1.15 * lit, top],
      [x, top - 52 * size],
    ],
    mix(slate, light.glow, 0.3),
  );
  canvas.fillAll(
    [-0.45, 0.35].map(
      (at) =>
        [
          [x + half * at - 2 * size, top + 22 * size],
          [x + half * at + 2 * size, top + 22 * size],
          [x + half * at + 2 * size, top + 9 * size],
          [x + half * at, top + 6 * size],
          [x + half * at - 2 * size, top + 9 * size],
        ] as Point[],
    ),
    mix(dark, '#3a3a44', 0.5),
  );
}
