import { build } from '../buildings/build.ts';
import type { Dossier } from '../dossier.ts';
import type { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { drawBuilding, drawBuildingShadow } from '../facade/draw-building.ts';
import type { Building } from '../facade/mass.ts';
import { drawHills, drawVillage } from '../outdoors/backdrop.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import type { Random } from '../random.ts';
import { drawRow } from './neighbours.ts';
import { drawFrontGround, drawFrontPlants } from './plot.ts';
import { HEIGHT, standBefore, WIDTH } from './stand.ts';
import { drawBackTrees } from './trees-around.ts';

const ROW: readonly Dossier['building'][] = ['terraced', 'mansion', 'shop'];

/** Whether the building stands wall to wall with others along the pavement. */
export const inRow = (dossier: Dossier): boolean => ROW.includes(dossier.building);

/** The building from the street. `behind` may add something far away, before the trees. */
export function drawFacade(dossier: Dossier, random: Random, behind?: (stage: Stage) => void): Canvas {
  const building = build(dossier);
  const camera = cameraFor(dossier, building, random);
  const canvas = new Canvas(WIDTH, HEIGHT);
  const stage: Stage = { canvas, camera, light: dossier.light, random };
  drawSky(stage, random.int(3, 6));
  if (random.chance(0.5)) drawBirds(stage, random.range(300, 1300), random.range(120, 320), random.int(3, 6));
  if (!inRow(dossier)) {
    drawHills(stage, dossier.season, 3);
    if (random.chance(0.5))
      drawVillage(stage, dossier.season, random.range(0.05, 0.95) * WIDTH, camera.horizon, 0.8, 0.45);
  }
  behind?.(stage);
  drawFrontGround(stage, dossier, building);
  drawBackTrees(stage, dossier, building);
  drawBuildingShadow(stage, HERE, building);
  const draw = () => drawBuilding(stage, HERE, building);
  if (inRow(dossier)) drawRow(stage, dossier, building.width, 0, draw);
  else draw();
  drawFrontPlants(stage, dossier, building);
  return canvas;
}

function cameraFor(dossier: Dossier, building: Building, random: Random): Camera {
  const row = inRow(dossier);
  const angle = row ? random.pick([0.05, 0.3, 0.5]) : random.pick([0.12, 0.42, 0.6]);
  // Low buildings take the width, and trees the sky above them.
  const low = building.height < 7;
  return standBefore(building, {
    angle,
    // Into the yard of a farm, not against the back of its barn.
    side: dossier.building === 'farmhouse' ? (dossier.mirrored ? 1 : -1) : dossier.side,
    fill: row ? random.range(0.62, 0.82) : random.range(0.8, 0.92) + (low ? 0.06 : 0),
    eye: row ? 1.8 : random.range(1.8, 2.4),
    horizon: row ? 0.77 : low ? random.range(0.62, 0.66) : random.range(0.68, 0.74),
  });
}
