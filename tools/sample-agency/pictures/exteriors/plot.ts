import type { Dossier } from '../dossier.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { rectangle } from '../drawing/surface.ts';
import type { Building } from '../facade/mass.ts';
import { drawCar } from '../outdoors/car.ts';
import { drawEarth, drawForegroundShade, drawGrass, drawPaving, groundOf, type Paving } from '../outdoors/ground.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawPots } from '../outdoors/pots.ts';
import { drawBicycle, drawLamp } from '../outdoors/street-things.ts';
import { drawTree } from '../outdoors/trees.ts';

/** What lies between the spectator and the building. */
export function drawFrontGround(stage: Stage, dossier: Dossier, building: Building): void {
  const random = dossier.random('plot');
  const { eye } = stage.camera;
  const wide = { x: -60, width: 140 };
  switch (dossier.building) {
    case 'terraced':
    case 'mansion':
    case 'shop': {
      drawEarth(stage, '#b9b1a5');
      const road = random.pick<Paving>(['cobbles', 'asphalt', 'cobbles']);
      drawPaving(stage, { ...wide, z: eye[2] - 2, depth: -eye[2] + 2 - 3 }, road);
      drawPaving(stage, { ...wide, z: -2.4, depth: 2.4 }, 'slabs');
      const ground = groundOf(stage);
      ground.fill(rectangle(-60, -2.62, 140, 0.24), ground.lit('#b9bab5'));
      ground.fill(rectangle(-60, -3, 140, 0.38), ground.lit('#7d7872'), 0.6);
      break;
    }
    case 'warehouse':
    case 'garage':
      drawEarth(stage, '#a8a38f');
      drawGrass(stage, { ...wide, z: 1, depth: 40 }, dossier.season);
      drawPaving(
        stage,
        { ...wide, z: eye[2] - 2, depth: -eye[2] + 3 },
        dossier.building === 'garage' ? random.pick<Paving>(['gravel', 'clinkers', 'asphalt']) : 'asphalt',
      );
      break;
    case 'farmhouse':
      drawEarth(stage, dossier.season.grass[1]);
      drawGrass(stage, { ...wide, z: eye[2] - 2, depth: 70 }, dossier.season, 20);
      drawPaving(
        stage,
        { x: -3, width: building.width + 1, z: -9.5, depth: 9.5 },
        random.pick<Paving>(['cobbles', 'gravel']),
      );
      break;
    default:
      drawFrontGarden(stage, dossier, building);
  }
  drawForegroundShade(stage, eye[2] + 6.5);
}

const CARS = ['#41617d', '#b4482b', '#e9e2d2', '#3f5a4b', '#8d9294', '#d8a24a'] as const;

/** What stands in the street: a lamp, a bicycle, a parked car; only where one looks across the street. */
function drawStreetLife(stage: Stage, dossier: Dossier, building: Building): void {
  const random = stage.random.fork('street-life');
  const { width } = building;
  if (random.chance(0.6)) drawLamp(stage, [dossier.side > 0 ? -2.6 : width + 2.6, 0, -2]);
  if (random.chance(0.4)) drawBicycle(stage, [dossier.mirrored ? 0.8 : width - 2.2, 0, -0.5], random.pick(CARS));
  if (Math.abs(stage.camera.eye[0] - width / 2) > -stage.camera.eye[2] * 0.36) return;
  if (random.chance(0.35))
    drawCar(
      stage,
      [dossier.mirrored ? width + 0.6 : -4.8, 0, -3.6],
      random.pick(CARS),
      random.pick(['hatchback', 'estate']),
    );
}

function drawFrontGarden(stage: Stage, dossier: Dossier, building: Building): void {
  const random = dossier.random('front-garden');
  const { eye } = stage.camera;
  drawEarth(stage, dossier.season.grass[1]);
  drawGrass(stage, { x: -60, width: 140, z: -11, depth: 60 }, dossier.season, 26);
  const paving = random.pick<Paving>(['gravel', 'clinkers', 'slabs']);
  const drive = dossier.mirrored ? -3 : building.width - 3.6;
  drawPaving(
    stage,
    { x: drive, z: -11, width: 3.6, depth: 12 },
    dossier.building.includes('apartment') ? 'slabs' : paving,
  );
  const door =
    dossier.building === 'bungalow' ? (dossier.mirrored ? building.width - 6.9 : 5.5) : building.width / 2 - 2.2;
  drawPaving(stage, { x: door, z: -11, width: 1.5, depth: 11 }, paving);
  drawPaving(stage, { x: -60, z: eye[2] - 2, width: 140, depth: -eye[2] + 2 - 12.6 }, 'asphalt');
  drawPaving(stage, { x: -60, z: -12.7, width: 140, depth: 1.7 }, 'slabs');
}

/** Plants, pots and trees in front of the building. */
export function drawFrontPlants(stage: Stage, dossier: Dossier, building: Building): void {
  const random = dossier.random('front-plants');
  const { season } = dossier;
  const hedge = season.hedge;
  const { width } = building;
  switch (dossier.building) {
    case 'terraced':
    case 'mansion':
    case 'shop':
      drawStreetLife(stage, dossier, building);
      drawPots(
        stage,
        [
          [0.25, 0, -0.35],
          [width - 0.3, 0, -0.35],
        ],
        season,
      );
      if (random.chance(0.5))
        drawTree(stage, {
          spot: [dossier.side > 0 ? -4.4 : width + 4.4, 0, -2],
          height: 5.4,
          species: 'ball',
          leaves: season.leaves[1],
        });
      return;
    case 'garage':
      drawTree(stage, {
        spot: [dossier.mirrored ? -3.5 : width + 3.5, 0, 1],
        height: random.range(4, 6),
        species: random.pick(['birch', 'fruit', 'lime']),
        leaves: random.pick(season.leaves),
      });
      drawHedge(
        stage,
        HERE,
        { x: dossier.mirrored ? width + 0.4 : -9, y: 0, z: 0.6, width: 8.6, height: 1.3, depth: 0.8 },
        hedge,
      );
      return;
    case 'warehouse':
      drawCar(
        stage,
        [random.range(7, 9), 0, -5],
        random.pick(['#e9e2d2', '#f3f0e8', '#41617d', '#b4482b']),
        random.pick(['van', 'van', 'estate']),
      );
      drawHedge(stage, HERE, { x: -14, y: 0, z: -2, width: 13, height: 1, depth: 1 }, hedge);
      return;
    case 'farmhouse':
      drawTree(stage, {
        spot: [dossier.mirrored ? width + 3 : -4, 0, -3],
        height: 7.5,
        species: random.pick(['fruit', 'lime', 'willow']),
        leaves: season.leaves[0],
      });
      drawPots(
        stage,
        [
          [width * 0.42, 0, -0.6],
          [width * 0.58, 0, -0.6],
        ],
        season,
      );
      return;
  }
  const z = -10.9;
  const drive = dossier.mirrored ? -3 : width - 3.6;
  const door = dossier.building === 'bungalow' ? (dossier.mirrored ? width - 6.9 : 5.5) : width / 2 - 2.2;
  for (const [at, kind] of [
    [-3.5, 'lime'],
    [width + 4, 'birch'],
  ] as const) {
    if (random.chance(0.75))
      drawTree(stage, {
        spot: [at, 0, -2 - random.range(0, 3)],
        height: random.range(5.5, 8),
        species: random.chance(0.5) ? kind : random.pick(['fruit', 'ball', 'pine', 'birch']),
        leaves: random.pick(season.leaves),
      });
  }
  // Low planting against the wall, then the hedge along the pavement with its gaps for path and drive.
  for (const at of [0.6, 2, width * 0.62, width * 0.7]) {
    if ((at > drive - 0.7 && at < drive + 4.2) || Math.abs(at - door - 0.75) < 1.6) continue;
    drawTree(stage, {
      spot: [at, 0, -0.9],
      height: random.range(0.8, 1.3),
      species: 'shrub',
      leaves: hedge,
      shadow: false,
    });
  }
  const gaps = [
    [drive - 0.3, drive + 3.9],
    [door - 0.3, door + 1.8],
  ].toSorted((a, b) => (a[0] as number) - (b[0] as number)) as [number, number][];
  let from = -9;
  const height = random.range(0.6, 1.05);
  for (const [start, end] of [...gaps, [width + 9, width + 9] as [number, number]]) {
    if (start - from > 0.6)
      drawHedge(
        stage,
        HERE,
        { x: from, y: 0, z, width: start - from, height, depth: 0.8 },
        hedge,
        random.chance(0.3) ? season.flowers[0] : undefined,
      );
    from = Math.max(from, end);
  }
}
