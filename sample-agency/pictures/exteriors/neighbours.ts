import { terraced } from '../buildings/terraced.ts';
import { type Dossier, openDossier } from '../dossier.ts';
import type { Stage } from '../drawing/stage.ts';
import { drawBuilding } from '../facade/draw-building.ts';
import type { Building } from '../facade/mass.ts';

/** A house of the same street: other walls and years, the same light and season. */
export function neighbourOf(dossier: Dossier, index: number): Building {
  const random = dossier.random(`neighbour${index}`);
  const other = openDossier({
    id: 'n',
    propertyId: random.int(1, 1e6),
    kind: 'facade',
    building: 'terraced',
    year: random.pick([1890, 1905, 1930, 1935, 1965, 1998]),
    seed: random.int(1, 1e6),
  });
  const building = terraced({ ...other, light: dossier.light, season: dossier.season });
  return { ...building, masses: building.masses.map((mass) => ({ ...mass, detail: 0.4 })) };
}

/** The houses that stand wall to wall with the subject, on both sides, farthest first. */
export function drawNeighbours(stage: Stage, dossier: Dossier, width: number, turn = 0): void {
  const list: { x: number; building: Building }[] = [];
  let left = 0;
  let right = width;
  for (let index = 0; index < 4; index++) {
    const a = neighbourOf(dossier, index * 2);
    const b = neighbourOf(dossier, index * 2 + 1);
    left -= a.width;
    list.push({ x: left, building: a }, { x: right, building: b });
    right += b.width;
  }
  const eye = stage.camera.eye[0];
  const far = (item: { x: number; building: Building }) => Math.abs(item.x + item.building.width / 2 - eye);
  const visible = list.filter(({ x, building }) => {
    const from = stage.camera.project([x, 0, 0])[0];
    const to = stage.camera.project([x + building.width, 0, 0])[0];
    return (
      stage.camera.depth([x, 0, 0]) > 1 &&
      stage.camera.depth([x + building.width, 0, 0]) > 1 &&
      Math.max(from, to) > 0 &&
      Math.min(from, to) < stage.camera.width
    );
  });
  for (const { x, building } of visible.toSorted((a, b) => far(b) - far(a))) {
    const frame = turn === 0 ? { x, z: 0, turn } : { x: x + building.width, z: building.depth, turn };
    drawBuilding({ ...stage, random: stage.random.fork(`n${x}`) }, frame, building);
  }
}
