import { build } from '../buildings/build.ts';
import type { Dossier } from '../dossier.ts';
import { Camera, type Spot } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import type { Stage } from '../drawing/stage.ts';
import { drawBuilding } from '../facade/draw-building.ts';
import { block, box, rod } from '../interiors/pieces.ts';
import { drawHills, drawTreeLine, drawVillage } from '../outdoors/backdrop.ts';
import { drawEarth, drawForegroundShade, drawGrass, drawPaving, drawTufts, groundOf } from '../outdoors/ground.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import { drawTree, type Species } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { HEIGHT, WIDTH } from './stand.ts';

/** A plot in the fields at the edge of a village, set out with stakes. */
export function drawLand(dossier: Dossier, random: Random): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const eye = random.range(1.9, 4.5);
  const camera = new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [0, eye, -6],
    yaw: random.range(-0.15, 0.15),
    focal: 0.85,
    horizon: random.range(0.42, 0.5),
  });
  const stage: Stage = { canvas, camera, light: dossier.light, random };
  const { season } = dossier;
  drawSky(stage, random.int(5, 7));
  drawBirds(stage, random.range(300, 1300), 200, 5);
  drawHills(stage, season, 3);
  drawVillage(stage, season, random.range(0.2, 0.8) * WIDTH, camera.horizon + 3, random.range(0.8, 1.2), 0.35);
  drawTreeLine(stage, season, camera.horizon + 6, 0.3, 1);
  drawEarth(stage, season.fields[0] ?? season.grass[1]);
  drawFields(stage, dossier);
  drawGrass(stage, { x: -16, width: 32, z: -6, depth: 34 }, season, 60);
  const species: Species[] = ['lime', 'poplar', 'willow', 'birch', 'fruit'];
  for (let index = 0; index < 6; index++)
    drawTree(stage, {
      spot: [random.range(-28, 28), 0, random.range(30, 48)],
      height: random.range(6, 10),
      species: random.pick(species),
      leaves: random.pick(season.leaves),
      distance: 0.25,
      shadow: false,
    });
  if (random.chance(0.6)) {
    const house = build({
      ...dossier,
      building: 'detached',
      random: (aspect) => dossier.random(`next-door-${aspect}`),
    });
    drawBuilding(
      { ...stage, random: random.fork('house') },
      { x: dossier.side * 22 - house.width / 2, z: 24, turn: 0 },
      { ...house, masses: house.masses.map((mass) => ({ ...mass, detail: 0.25 })) },
    );
  }
  if (random.chance(0.5)) drawPaving(stage, { x: dossier.side * 7 - 1.5, width: 3, z: -6, depth: 30 }, 'gravel');
  drawStakes(stage);
  drawTree(stage, {
    spot: [-dossier.side * 9, 0, 8],
    height: random.range(5, 7.5),
    species: random.pick(species),
    leaves: random.pick(season.leaves),
  });
  if (random.chance(0.7)) drawBoard(stage, dossier.side * random.range(2.5, 3.5), 1.5);
  drawForegroundShade(stage, -1.5);
  drawTufts(stage, season);
  return canvas;
}

function drawFields(stage: Stage, dossier: Dossier): void {
  const ground = groundOf(stage);
  const random = dossier.random('fields');
  for (let strip = 0; strip < 5; strip++) {
    const x = -60 + strip * 26;
    ground.fill(
      [
        [x, 30],
        [x + 24, 30],
        [x + 34, 90],
        [x + 6, 90],
      ],
      ground.lit(random.pick(dossier.season.fields)),
      0.8,
    );
    const rows = Array.from(
      { length: 6 },
      (_, row) =>
        [
          [x + 2 + row * 4, 30.5],
          [x + 9 + row * 4.4, 89],
        ] as const,
    );
    ground.lines(rows, stage.light.shadow, 0.25, 0.12);
  }
}

/** Stakes at the corners and a line between them. */
function drawStakes(stage: Stage): void {
  const corners: Spot[] = [
    [-5, 0, 20],
    [5.5, 0, 20],
    [6, 0, 3],
    [-5.5, 0, 3],
  ];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] as Spot;
    const [a, b] = [stage.camera.project([corner[0], 0.75, corner[2]]), stage.camera.project([next[0], 0.75, next[2]])];
    stage.canvas.stroke(
      `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
      '#f6e6c8',
      2.2,
      0.85,
    );
  });
  for (const corner of corners) {
    block(stage, box(corner[0] - 0.05, 0, corner[2] - 0.05, 0.1, 1, 0.1), '#e8dcc4');
    block(stage, box(corner[0] - 0.052, 0.78, corner[2] - 0.052, 0.104, 0.2, 0.104), '#b4482b');
  }
}

/** The agency's board, without words: a roof in brick red on pine. */
function drawBoard(stage: Stage, x: number, z: number): void {
  for (const at of [x, x + 1.3]) rod(stage, [at, 0, z], [at, 2.1, z], 0.08, '#7b5c40');
  block(stage, box(x - 0.1, 1.1, z - 0.06, 1.5, 0.95, 0.06), '#17362e');
  const at = (dx: number, y: number): Spot => [x + dx, y, z - 0.07];
  stage.canvas.fill(stage.camera.outline([at(0.3, 1.55), at(0.65, 1.85), at(1, 1.55)]), '#b4482b');
  stage.canvas.fill(stage.camera.outline([at(0.38, 1.3), at(0.92, 1.3), at(0.92, 1.53), at(0.38, 1.53)]), '#faf7f1');
}
