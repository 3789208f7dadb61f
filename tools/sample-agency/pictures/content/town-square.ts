import { mansion } from '../buildings/mansion.ts';
import { type Dossier, openDossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { drawRow, neighbourOf } from '../exteriors/neighbours.ts';
import { drawBuilding } from '../facade/draw-building.ts';
import { createLight } from '../light.ts';
import { PALE_STONE, WALLS } from '../materials.ts';
import { drawGardenTable } from '../outdoors/garden-things.ts';
import { drawEarth, drawForegroundShade, drawPaving } from '../outdoors/ground.ts';
import { drawPots } from '../outdoors/pots.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { SEASONS } from '../season.ts';
import { drawBelfry, drawChurch } from './landmarks.ts';
import type { ContentPictureOrder } from './order.ts';
import { drawPerson } from './people.ts';

/** A market square: the town hall with its belfry, houses around, café terraces on the cobbles. */
export function drawTownSquare(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const canvas = new Canvas(width, height);
  const camera = new Camera({ width, height, eye: [9, 2.1, -31], yaw: -0.05, focal: 0.85, horizon: 0.66 });
  const light = createLight('golden', -1);
  const stage: Stage = { canvas, camera, light, random };
  const season = SEASONS.summer;
  const dossier: Dossier = {
    ...openDossier({
      id: order.id,
      propertyId: order.seed,
      kind: 'facade',
      building: 'mansion',
      year: 1890,
      seed: order.seed,
    }),
    light,
    season,
    side: 1,
    wall: WALLS.cream,
    door: '#24483c',
  };
  drawSky(stage, 6);
  drawBirds(stage, width * 0.3, height * 0.2, 6);
  drawChurch(canvas, light, width * 0.86, camera.horizon - height * 0.14, height * 0.34, 0.32);
  drawEarth(stage, '#bcb2a2');
  drawPaving(stage, { x: -50, z: -32, width: 120, depth: 30 }, 'cobbles');
  drawPaving(stage, { x: -50, z: -2.5, width: 120, depth: 2.5 }, 'slabs');
  const hall = mansion(dossier);
  const top = camera.project([hall.width / 2, hall.height - 1, 5])[1];
  drawBelfry(canvas, light, camera.project([hall.width / 2, 0, 5])[0], top + height * 0.13, height * 0.4, 0.02);
  drawRow(stage, dossier, hall.width, 0, () =>
    drawBuilding(stage, HERE, { ...hall, masses: hall.masses.map((mass) => ({ ...mass, quoins: PALE_STONE })) }),
  );
  let z = -2;
  for (let index = 3; index >= 0; index--) {
    const house = neighbourOf(dossier, index + 40);
    drawBuilding(
      { ...stage, random: random.fork(`side${index}`) },
      { x: -15, z: z - house.width, turn: Math.PI / 2 },
      house,
    );
    z -= house.width;
  }
  for (const [x, deep] of [
    [14, -3.4],
    [-6, -3.6],
  ] as const)
    drawTree(stage, { spot: [x, 0, deep], height: 5.6, species: 'ball', leaves: season.leaves[1] });
  const parasols = ['#b4482b', '#2f5a4a', '#d8a24a'];
  for (const [index, [x, deep]] of (
    [
      [12.5, -9],
      [3, -10],
      [-3, -12],
      [14.5, -14.5],
      [8.6, -15.5],
      [1.6, -17],
    ] as const
  ).entries()) {
    drawGardenTable({ ...stage, random: random.fork(`table${index}`) }, x, deep, '#7b5c40', parasols[index % 3]);
  }
  const people = [
    [6.4, -12.5, '#1f4438', '#f0c8a8', 1],
    [7.1, -12.4, '#d8a24a', '#c98d66', -1],
    [10.8, -7, '#41506b', '#e9b893', -1],
    [-1, -7.5, '#b4482b', '#f0c8a8', 1],
  ] as const;
  for (const [x, deep, coat, skin, facing] of people) {
    const [px, py] = camera.project([x, 0, deep]);
    drawPerson(canvas, {
      x: px,
      y: py,
      height: 1.72 * camera.scale([x, 0, deep]),
      facing,
      skin,
      hair: '#4a3428',
      longHair: facing > 0,
      top: coat,
      legs: '#3b3a44',
      hands: [
        [0.09, 0.46],
        [0.05, 0.46],
      ],
    });
  }
  drawPots(
    stage,
    [
      [4.6, 0, -18],
      [11.8, 0, -17],
    ],
    season,
  );
  drawForegroundShade(stage, -25.5);
  return canvas;
}
