import { build } from '../buildings/build.ts';
import type { Dossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { drawBuilding, drawBuildingShadow } from '../facade/draw-building.ts';
import { drawHills, drawVillage } from '../outdoors/backdrop.ts';
import { drawBorder, drawFence, drawGardenTable, drawLoungers, drawPool } from '../outdoors/garden-things.ts';
import { drawEarth, drawForegroundShade, drawGrass, drawPaving, drawTufts, type Paving } from '../outdoors/ground.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawSky } from '../outdoors/sky.ts';
import { drawTree, type Species } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { inRow } from './facade-scene.ts';
import { drawRow } from './neighbours.ts';
import { HEIGHT, standBefore, WIDTH } from './stand.ts';

const PARASOLS = ['#b4482b', '#2f5a4a', '#d8a24a', '#4f7080'] as const;
const SPECIES: readonly Species[] = ['fruit', 'birch', 'lime', 'ball', 'pine', 'willow'];

const terraceOf = (dossier: Dossier): Paving =>
  dossier.random('terrace').pick<Paving>(['slabs', 'deck', 'clinkers', 'slabs']);

/** The house from its garden. */
export function drawRear(dossier: Dossier, random: Random): Canvas {
  const building = build(dossier);
  const canvas = new Canvas(WIDTH, HEIGHT);
  const camera = standBefore(building, {
    angle: inRow(dossier) ? random.range(0.02, 0.12) : random.pick([0.08, 0.3, 0.45]),
    side: dossier.side,
    fill: inRow(dossier) ? random.range(0.5, 0.66) : random.range(0.84, 0.98),
    eye: 1.8,
    horizon: 0.66,
  });
  const stage: Stage = { canvas, camera, light: dossier.light, random };
  const { season } = dossier;
  const { width } = building;
  drawSky(stage, random.int(3, 5));
  drawHills(stage, season, 2);
  drawEarth(stage, season.grass[1]);
  drawGrass(stage, { x: -60, width: 140, z: camera.eye[2] - 2, depth: 60 }, season, 22);
  drawPaving(stage, { x: 0.2, width: width - 0.4, z: -4.2, depth: 4.2 }, terraceOf(dossier));
  const turned = { x: width, z: building.depth, turn: Math.PI };
  drawBuildingShadow(stage, turned, building);
  const draw = () => drawBuilding(stage, turned, building);
  if (inRow(dossier)) drawRow(stage, dossier, width, Math.PI, draw);
  else {
    for (const at of [-5, width * 0.6, width + 5]) {
      const spot = [at, 0, building.depth + 4] as const;
      drawTree(stage, {
        spot,
        height: random.range(8, 11),
        species: 'lime',
        leaves: random.pick(season.leaves),
        distance: 0.15,
      });
    }
    draw();
  }
  const fence = dossier.random('fence').chance(0.5);
  const near = inRow(dossier) ? camera.eye[2] - 1 : camera.eye[2] + 3;
  for (const at of inRow(dossier) ? [-0.2, width + 0.2] : [-5, width + 5]) {
    if (fence)
      drawFence(
        stage,
        [at, 0, 0],
        [at, 0, near],
        1.8,
        dossier.random('fence-colour').pick(['#a9835a', '#8a7f74', '#5f6a5c']),
      );
    else drawHedge(stage, HERE, { x: at - 0.35, y: 0, z: near, width: 0.7, height: 1.7, depth: -near }, season.hedge);
  }
  const inset = inRow(dossier) ? 0.9 : 3.6;
  drawBorder(
    stage,
    [-inset + (inRow(dossier) ? 1.6 : 0), 0, -4.5],
    [-inset + (inRow(dossier) ? 1.6 : 0), 0, near + 1],
    season,
  );
  drawTree(stage, {
    spot: [dossier.mirrored ? width - 1.6 : 1.6, 0, -8],
    height: random.range(3.6, 5),
    species: dossier.random('tree').pick(['fruit', 'ball', 'birch']),
    leaves: dossier.random('leaves').pick(season.leaves),
  });
  if (dossier.building !== 'garage' && dossier.building !== 'warehouse') {
    drawGardenTable(
      stage,
      width * (dossier.mirrored ? 0.25 : 0.5),
      -3.2,
      dossier.random('table').pick(['#8a6a4a', '#5b6163', '#efe8da']),
      random.chance(0.6) ? dossier.random('parasol').pick(PARASOLS) : undefined,
    );
  }
  drawForegroundShade(stage, camera.eye[2] + 5);
  if (random.chance(0.6)) drawTufts(stage, season);
  return canvas;
}

/** The garden itself, looking away from the house. */
export function drawGarden(dossier: Dossier, random: Random): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const camera = new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [random.range(-1.5, 1.5), 1.75, 0],
    yaw: random.range(-0.12, 0.12),
    focal: 0.85,
    horizon: 0.47,
  });
  const stage: Stage = { canvas, camera, light: dossier.light, random };
  const { season } = dossier;
  const narrow = inRow(dossier);
  const half = narrow ? 4.2 : random.range(7, 10);
  const far = narrow ? 20 : 28;
  drawSky(stage, random.int(4, 6));
  drawHills(stage, season, 3);
  drawVillage(stage, season, random.range(0.2, 0.8) * WIDTH, camera.horizon + 2, 0.8, 0.42);
  drawEarth(stage, season.grass[1]);
  drawGrass(stage, { x: -60, width: 120, z: 0.5, depth: 60 }, season, 26);
  for (let index = 0; index < 6; index++) {
    drawTree(stage, {
      spot: [random.range(-half * 1.6, half * 1.6), 0, far + random.range(1, 9)],
      height: random.range(5, 9),
      species: random.pick(SPECIES),
      leaves: random.pick(season.leaves),
      distance: 0.22,
      shadow: false,
    });
  }
  const enclosure = dossier.random('fence').chance(0.5);
  const wood = dossier.random('fence-colour').pick(['#a9835a', '#8a7f74', '#5f6a5c']);
  if (enclosure) drawFence(stage, [-half, 0, far], [half, 0, far], 1.8, wood);
  else drawHedge(stage, HERE, { x: -half, y: 0, z: far, width: half * 2, height: 1.5, depth: 0.8 }, season.hedge);
  for (const side of [-1, 1]) {
    if (enclosure) drawFence(stage, [side * half, 0, far], [side * half, 0, 1], 1.8, wood);
    else
      drawHedge(
        stage,
        HERE,
        { x: side * half - 0.4, y: 0, z: 1.5, width: 0.8, height: 1.6, depth: far - 1.5 },
        season.hedge,
      );
  }
  if (dossier.building === 'villa') drawPool(stage, random.chance(0.5) ? -3.4 : -0.6, 9, 4.4, 8);
  drawBorder(stage, [-half + 1.1, 0, far - 1], [-half + 1.1, 0, 4], season);
  drawBorder(stage, [half - 1.1, 0, far - 1], [half - 1.1, 0, 4], season);
  const trees = random.int(2, 3);
  for (let index = 0; index < trees; index++)
    drawTree(stage, {
      spot: [(index % 2 ? 1 : -1) * random.range(half * 0.35, half * 0.7), 0, 17 - index * 4],
      height: random.range(3.5, 6),
      species: random.pick(SPECIES),
      leaves: random.pick(season.leaves),
    });
  drawPaving(stage, { x: -60, width: 120, z: 0.4, depth: 3.2 }, terraceOf(dossier));
  if (dossier.building === 'villa' || random.chance(0.3))
    drawLoungers(stage, random.chance(0.5) ? 0.8 : -2.6, 5.4, '#efe6d4', '#9c7048');
  else
    drawGardenTable(
      stage,
      random.chance(0.5) ? 0.9 : -2.7,
      5.2,
      '#8a6a4a',
      random.chance(0.6) ? random.pick(PARASOLS) : undefined,
    );
  drawForegroundShade(stage, 4.6);
  return canvas;
}
