import { build } from '../buildings/build.ts';
import type { Dossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { drawBuilding } from '../facade/draw-building.ts';
import type { Building } from '../facade/mass.ts';
import { drawHills, drawTower, drawVillage } from '../outdoors/backdrop.ts';
import { drawEarth, drawForegroundShade, drawGrass, drawPaving, type Paving } from '../outdoors/ground.ts';
import { drawHedge } from '../outdoors/hedge.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import { drawBench, drawBicycle, drawLamp } from '../outdoors/street-things.ts';
import { drawTree } from '../outdoors/trees.ts';
import type { Random } from '../random.ts';
import { inRow } from './facade-scene.ts';
import { neighbourOf } from './neighbours.ts';
import { HEIGHT, WIDTH } from './stand.ts';

/** Looking down the street the property is in, the church at its end. */
export function drawStreet(dossier: Dossier, random: Random): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const camera = new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [random.range(-1.2, 1.2), 1.75, 0],
    yaw: random.range(-0.08, 0.08),
    focal: 0.85,
    horizon: 0.62,
  });
  const light = { ...dossier.light, sun: [dossier.light.sun[0] * 1.15, dossier.light.sun[1], -0.3] as const };
  const stage: Stage = { canvas, camera, light, random };
  const open = !inRow(dossier);
  const edge = open ? 5 : 5.6;
  drawSky(stage, random.int(3, 5));
  drawBirds(stage, WIDTH * 0.5, 180, 4);
  drawHills(stage, dossier.season, 2);
  const end = dossier.random('end-of-street');
  if (end.chance(0.55))
    drawTower(stage, camera.project([end.range(-5, 5), 0, 90])[0], camera.horizon + 6, end.range(2, 3.4), 0.38);
  else drawVillage(stage, dossier.season, camera.project([0, 0, 90])[0], camera.horizon + 6, end.range(0.8, 1.2), 0.4);
  drawEarth(stage, open ? dossier.season.grass[1] : '#b9b1a5');
  if (open) drawGrass(stage, { x: -60, width: 120, z: 0.4, depth: 80 }, dossier.season, 10);
  drawPaving(stage, { x: -edge, width: edge * 2, z: 0.4, depth: 90 }, 'slabs', '#bdb6aa');
  drawPaving(
    stage,
    { x: -3.4, width: 6.8, z: 0.4, depth: 90 },
    dossier.random('road').pick<Paving>(['cobbles', 'asphalt', 'cobbles']),
  );
  const setback = open ? edge + 7 : edge;
  for (const house of rows(dossier, random, open).toSorted((a, b) => b.z - a.z)) {
    const frame =
      house.side < 0
        ? { x: -setback, z: house.z, turn: Math.PI / 2 }
        : { x: setback, z: house.z + house.building.width, turn: -Math.PI / 2 };
    drawBuilding({ ...stage, random: random.fork(`${house.side}${house.z}`) }, frame, house.building);
  }
  if (open)
    for (const x of [-edge - 0.9, edge + 0.2])
      drawHedge(stage, HERE, { x, y: 0, z: 3, width: 0.7, height: 0.9, depth: 60 }, dossier.season.hedge);
  drawAvenue(stage, dossier, edge, random);
  drawForegroundShade(stage, 5);
  return canvas;
}

/** Trees or lamps along the pavements, a car or a bicycle at the kerb. */
function drawAvenue(stage: Stage, dossier: Dossier, edge: number, random: Random): void {
  const species = dossier.random('avenue').pick(['ball', 'lime', 'none', 'birch', 'one-side', 'none'] as const);
  const leaves = dossier.random('avenue-leaves').pick(dossier.season.leaves);
  for (let index = 5; index >= 0; index--) {
    const z = 9 + index * 9;
    for (const side of [-1, 1] as const) {
      const spot = [side * (edge - 0.9), 0, z] as const;
      if (species === 'none' || (species === 'one-side' && side === dossier.side)) {
        if (index % 2 === 0 && side === dossier.side) drawLamp(stage, spot);
        continue;
      }
      const kind = species === 'one-side' ? 'lime' : species;
      drawTree(stage, { spot, height: kind === 'ball' ? 5 : 6.5, species: kind, leaves, distance: index * 0.06 });
    }
  }
  if (random.chance(0.5)) drawBench(stage, [-dossier.side * (edge - 0.4) - 0.8, 0, 7.5]);
  if (random.chance(0.5))
    drawBicycle(stage, [dossier.side * (edge - 1.2) - 0.5, 0, 6.2], random.pick(['#b4482b', '#41617d', '#24483c']));
}

interface House {
  side: -1 | 1;
  z: number;
  building: Building;
}

function rows(dossier: Dossier, random: Random, open: boolean): House[] {
  const houses: House[] = [];
  for (const side of [-1, 1] as const) {
    let z = side < 0 ? 2 : 4;
    for (let index = 0; index < (open ? 3 : 5) && z < 55; index++) {
      const own = side === dossier.side && index === 1;
      const building = own
        ? build(dossier)
        : open
          ? lighter(
              build({
                ...dossier,
                random: (aspect) => dossier.random(`${aspect}${side}${index}`),
                mirrored: random.chance(0.5),
              }),
            )
          : neighbourOf(dossier, index + (side > 0 ? 10 : 20));
      houses.push({ side, z, building: own ? lighter(building) : building });
      z += building.width + (open ? 6 : 0);
    }
  }
  return houses;
}

const lighter = (building: Building): Building => ({
  ...building,
  masses: building.masses.map((mass) => ({ ...mass, detail: 0.28 })),
});
