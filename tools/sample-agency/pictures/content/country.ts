import { farmhouse } from '../buildings/farmhouse.ts';
import { openDossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { drawBuilding, drawBuildingShadow } from '../facade/draw-building.ts';
import { createLight } from '../light.ts';
import { drawHills, drawTreeLine, drawVillage } from '../outdoors/backdrop.ts';
import { drawEarth, drawForegroundShade, drawGrass, drawPaving, groundOf } from '../outdoors/ground.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { SEASONS } from '../season.ts';
import type { ContentPictureOrder } from './order.ts';

const SEASON = SEASONS.summer;

/** A wide or upright view with the horizon where the shape of the picture wants it. */
function openStage(random: Random, width: number, height: number, eye: number, horizon = 0.45): Stage {
  const canvas = new Canvas(width, height);
  const camera = new Camera({
    width,
    height,
    eye: [0, eye, -4],
    focal: Math.max(0.55, (0.72 * height) / width + 0.25),
    horizon,
  });
  return { canvas, camera, light: createLight('golden', -1), random };
}

/** Fields of the Pays vert: a lane between pollard willows, a farmhouse, a village far away. */
export function drawCountryside(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const stage = openStage(random, width, height, 3.2);
  const brook = (order.note ?? '').includes('brook');
  drawSky(stage, 6);
  drawBirds(stage, width * 0.6, height * 0.18, 5);
  drawHills(stage, SEASON, 3);
  drawVillage(stage, SEASON, width * 0.24, stage.camera.horizon + 3, 1, 0.38);
  drawTreeLine(stage, SEASON, stage.camera.horizon + 5, 0.3, 1.1);
  drawEarth(stage, '#c2b05c');
  const ground = groundOf(stage);
  const strips = ['#d9b65c', '#a6a852', '#c9b160', '#8d9c4d', '#dcc070', '#98a350'];
  for (let index = 0; index < 10; index++) {
    const x = -90 + index * 19;
    const tone = ground.lit(strips[index % strips.length] ?? '#a6a852');
    ground.fill(
      [
        [x, 26],
        [x + 19, 26],
        [x + 26, 120],
        [x + 4, 120],
      ],
      stage.canvas.linear([
        [0, lighten(tone, 0.2)],
        [1, tone],
      ]),
      0.9,
    );
    ground.lines(
      Array.from(
        { length: 5 },
        (_, row) =>
          [
            [x + 2 + row * 3.8, 26.5],
            [x + 7 + row * 4, 119],
          ] as const,
      ),
      darken(tone, 0.4),
      0.3,
      0.16,
    );
  }
  const farm = farmhouse(
    openDossier({
      id: 'c',
      propertyId: order.seed,
      kind: 'facade',
      building: 'farmhouse',
      year: 1880,
      seed: order.seed,
    }),
  );
  const frame = { x: brook ? -4 : 9, z: 34, turn: 0 };
  drawBuildingShadow(stage, frame, farm);
  for (const dx of [-3, 26])
    drawTree(stage, {
      spot: [frame.x + dx, 0, 42],
      height: 9,
      species: 'lime',
      leaves: SEASON.leaves[1],
      distance: 0.15,
    });
  drawBuilding({ ...stage, random: random.fork('farm') }, frame, {
    ...farm,
    masses: farm.masses.map((mass) => ({ ...mass, detail: 0.3 })),
  });
  drawHedge(stage, HERE, { x: -60, y: 0, z: 25, width: 66, height: 1.1, depth: 1 }, SEASON.hedge);
  drawGrass(stage, { x: -60, width: 120, z: -4, depth: 27 }, SEASON, 80);
  if (brook) {
    // The brook winds away between its banks.
    const course = Array.from({ length: 24 }, (_, step) => {
      const z = -3 + step * 1.2;
      return { z, x: -1 + Math.sin(z * 0.42) * (1.5 - z * 0.02) + z * 0.08, half: 1.5 - z * 0.022 };
    });
    const water = (wider: number) => [
      ...course.map(({ x, z, half }) => [x - half - wider, z] as const),
      ...course.toReversed().map(({ x, z, half }) => [x + half + wider, z] as const),
    ];
    ground.fill(water(0.3), ground.lit(SEASON.grass[0]));
    ground.fill(
      water(0),
      stage.canvas.linear([
        [0, '#bcd2c4'],
        [0.12, '#86b0ae'],
        [1, '#3f7686'],
      ]),
    );
    for (let index = 0; index < 7; index++)
      drawTree(stage, {
        spot: [4.5 + (index % 2) * 0.6, 0, 24 - index * 2.4],
        height: 10,
        species: 'poplar',
        leaves: SEASON.leaves[0],
        distance: 0.1 - index * 0.01,
      });
  } else {
    drawPaving(stage, { x: -1.5, width: 3, z: -4, depth: 29 }, 'gravel');
    ground.fill(
      [
        [-0.35, -4],
        [0.35, -4],
        [0.25, 25],
        [-0.25, 25],
      ],
      ground.lit(SEASON.grass[1]),
      0.8,
    );
    for (let index = 0; index < 5; index++)
      for (const side of [-1, 1])
        drawTree(stage, {
          spot: [side * (3.1 + (index % 2) * 0.3), 0, 22 - index * 4.4],
          height: 3.6,
          species: 'willow',
          leaves: SEASON.leaves[3],
          distance: 0.08,
        });
  }
  drawForegroundShade(stage, 0.6);
  return stage.canvas;
}
