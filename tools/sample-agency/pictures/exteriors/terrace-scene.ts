import type { Dossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { rectangle, Surface } from '../drawing/surface.ts';
import { lampAt } from '../facade/details.ts';
import { drawTexture } from '../facade/texture.ts';
import { drawWindow } from '../facade/window.ts';
import { fade, illuminate } from '../light.ts';
import { drawHills, drawTower, drawVillage } from '../outdoors/backdrop.ts';
import { drawBorder, drawGardenTable, drawLoungers } from '../outdoors/garden-things.ts';
import { drawEarth, drawGrass, drawPaving, type Paving } from '../outdoors/ground.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawPots } from '../outdoors/pots.ts';
import { drawSky } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { HEIGHT, WIDTH } from './stand.ts';

/** The terrace: behind a house on the garden, in an apartment high above the roofs. */
export function drawTerrace(dossier: Dossier, random: Random): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const high = dossier.building.includes('apartment');
  const sign = dossier.side;
  const wallX = sign * random.range(2.3, 3.4);
  const camera = new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [sign * random.range(-0.6, 0.6), random.range(1.6, 1.9), 0],
    yaw: sign * random.range(-0.02, 0.2),
    focal: random.range(0.7, 0.82),
    horizon: random.range(0.42, 0.48),
  });
  const light = {
    ...dossier.light,
    sun: [-sign * Math.abs(dossier.light.sun[0]), dossier.light.sun[1], dossier.light.sun[2]] as const,
  };
  const stage: Stage = { canvas, camera, light, random };
  const { season } = dossier;
  drawSky(stage, random.int(4, 6));
  drawHills(stage, season, 3);
  const deep = random.range(6.8, 9);
  if (high) drawRoofscape(stage, random);
  else {
    drawVillage(stage, season, (0.5 - sign * 0.3) * WIDTH, camera.horizon + 2, 0.8, 0.45);
    drawEarth(stage, season.grass[1]);
    drawGrass(stage, { x: -60, width: 120, z: deep, depth: 50 }, season, 20);
    for (const [x, z] of [
      [-sign * 6, 18],
      [sign * 2, 21],
      [-sign * 1, 24],
    ] as const)
      drawTree(stage, {
        spot: [x, 0, z],
        height: random.range(5, 7.5),
        species: random.pick(['fruit', 'lime', 'birch', 'pine']),
        leaves: random.pick(season.leaves),
        distance: 0.1,
      });
    drawHedge(stage, HERE, { x: -14, y: 0, z: 27, width: 28, height: 1.6, depth: 0.8 }, season.hedge);
    drawBorder(stage, [-sign * 6, 0, 14], [-sign * 2.5, 0, deep + 0.6], season);
  }
  drawPaving(
    stage,
    { x: high ? -3.4 : sign < 0 ? -2.6 : -9, width: high ? 6.8 : 11.6, z: 0.2, depth: deep - 0.2 },
    dossier.random('terrace').pick<Paving>(['slabs', 'deck', 'clinkers', 'deck']),
  );
  if (high) drawParapet(stage, deep, dossier);
  drawHouseWall(stage, dossier, wallX, sign, deep);
  if (random.chance(0.45))
    drawLoungers(stage, sign > 0 ? -1.6 : -0.2, 4.4, random.pick(['#efe6d4', '#c9d2c4', '#e3c3a4']), '#9c7048');
  else
    drawGardenTable(
      stage,
      sign > 0 ? -1.9 : 0.1,
      4.1,
      random.pick(['#8a6a4a', '#5b6163', '#efe8da']),
      random.chance(0.55) ? random.pick(['#b4482b', '#2f5a4a', '#d8a24a']) : undefined,
    );
  drawPots(
    stage,
    [
      [-sign * 2.6, 0, deep - 0.8],
      [-sign * 2.9, 0, deep - 2.2],
      [sign * 2.1, 0, deep - 0.7],
    ],
    season,
  );
  return canvas;
}

function drawHouseWall(stage: Stage, dossier: Dossier, x: number, sign: number, deep: number): void {
  const wall =
    sign < 0
      ? new Surface(stage, HERE, [x, 0, 0.3], [0, 0, 1], [0, 1, 0])
      : new Surface(stage, HERE, [x, 0, deep], [0, 0, -1], [0, 1, 0]);
  const length = deep - 0.3;
  const shape = rectangle(0, 0, length, 4.6);
  const base = wall.lit(dossier.wall.base);
  wall.fill(
    shape,
    stage.canvas.linear([
      [0, lighten(base, 0.06)],
      [1, darken(base, 0.08)],
    ]),
  );
  drawTexture(wall, shape, dossier.wall, 0.8);
  drawWindow(
    wall,
    { u: sign < 0 ? 2.6 : 1.2, v: 0.1, width: 3.4, height: 2.35 },
    { ...dossier.window, division: 'slide', head: 'flat', surround: 'none', sill: false, dress: 'curtains' },
  );
  lampAt(sign < 0 ? 2.2 : 5, 2)(wall);
}

/** A glass or iron parapet at the edge of a high terrace. */
function drawParapet(stage: Stage, z: number, dossier: Dossier): void {
  const rail = new Surface(stage, HERE, [-3.4, 0, z], [1, 0, 0], [0, 1, 0]);
  const { canvas } = stage;
  if (dossier.building === 'new-apartment') {
    rail.rect(
      0,
      0.05,
      6.8,
      1,
      canvas.linear([
        [0, '#f2f8f5', 0.5],
        [1, '#a9c2c4', 0.3],
      ]),
    );
    rail.rects(
      [0, 1.7, 3.4, 5.1, 6.76].map((u) => [u, 0, 0.04, 1.08]),
      rail.lit('#54585b'),
    );
    rail.rect(0, 1.04, 6.8, 0.06, rail.lit('#54585b'));
  } else {
    rail.rect(0, 0, 6.8, 0.18, rail.lit('#cfc8bb'));
    rail.rects(
      Array.from({ length: 48 }, (_, index) => [index * 0.142, 0.1, 0.025, 0.95]),
      rail.lit('#3b3f42'),
    );
    rail.rect(0, 1.02, 6.8, 0.06, rail.lit('#3b3f42'));
  }
}

/** Roofs of the town below, gables and chimneys in layers, the church among them. */
function drawRoofscape(stage: Stage, random: Random): void {
  const { canvas, camera, light } = stage;
  const { width, height, horizon } = camera;
  canvas.fill(
    [
      [0, horizon + 20],
      [width, horizon + 20],
      [width, height],
      [0, height],
    ],
    fade(light, '#8a7f70', 0.5),
  );
  drawTower(stage, random.range(0.25, 0.75) * width, horizon + 30, 2.2, 0.4);
  for (let row = 0; row < 4; row++) {
    const y = horizon + 10 + row * 55;
    const size = 70 + row * 38;
    for (let x = -size + random.range(-40, 0); x < width; x += size * random.range(0.85, 1.25)) {
      const far = 0.5 - row * 0.12;
      const top = y - random.range(0, 22);
      const wide = size * random.range(0.9, 1.2);
      const wall = fade(
        light,
        illuminate(light, random.pick(['#e9dcc4', '#c98a68', '#d9c3a4', '#b9715a']), [light.sun[0], 0.1, -0.6]),
        far,
      );
      const roof = fade(
        light,
        illuminate(light, random.pick(['#b7593a', '#5d6675', '#7e5243', '#c9733f', '#50515a']), [0, 0.8, -0.5]),
        far,
      );
      canvas.fill(
        [
          [x, top],
          [x + wide, top],
          [x + wide, y + size],
          [x, y + size],
        ],
        wall,
      );
      canvas.fill(
        [
          [x - 5, top + 2],
          [x + wide + 5, top + 2],
          [x + wide * 0.86, top - size * 0.45],
          [x + wide * 0.14, top - size * 0.45],
        ],
        canvas.linear([
          [0, lighten(roof, 0.12)],
          [1, darken(roof, 0.06)],
        ]),
      );
      const pane = size * 0.13;
      canvas.fillAll(
        [0.22, 0.6].map((at) => [
          [x + wide * at, top + size * 0.18],
          [x + wide * at + pane, top + size * 0.18],
          [x + wide * at + pane, top + size * 0.42],
          [x + wide * at, top + size * 0.42],
        ]),
        darken(wall, 0.45),
        0.75,
      );
      if (random.chance(0.6))
        canvas.fill(
          [
            [x + wide * 0.7, top - size * 0.62],
            [x + wide * 0.78, top - size * 0.62],
            [x + wide * 0.78, top - size * 0.3],
            [x + wide * 0.7, top - size * 0.3],
          ],
          darken(roof, 0.15),
        );
    }
  }
}
