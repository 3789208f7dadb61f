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

/**
 * The houses that stand wall to wall on both sides, and between them the subject, which `drawSubject` draws: from the
 * farthest to the nearest, since each hides the side wall of the one beyond it.
 */
export function drawRow(stage: Stage, dossier: Dossier, width: number, turn: number, drawSubject: () => void): void {
  const { camera } = stage;
  const houses: { x: number; width: number; draw: () => void }[] = [{ x: 0, width, draw: drawSubject }];
  const add = (x: number, building: Building) => {
    const frame = turn === 0 ? { x, z: 0, turn } : { x: x + building.width, z: building.depth, turn };
    const random = stage.random.fork(`row${x.toFixed(1)}`);
    houses.push({ x, width: building.width, draw: () => drawBuilding({ ...stage, random }, frame, building) });
  };
  let left = 0;
  let right = width;
  for (let index = 0; index < 4; index++) {
    const before = neighbourOf(dossier, index * 2);
    left -= before.width;
    add(left, before);
    const after = neighbourOf(dossier, index * 2 + 1);
    add(right, after);
    right += after.width;
  }
  const inPicture = houses.filter((house) => {
    const ends = [house.x, house.x + house.width].map((x) => [x, 0, 0] as const);
    if (ends.some((end) => camera.depth(end) <= 1)) return false;
    const [from, to] = ends.map((end) => camera.project(end)[0]) as [number, number];
    return Math.max(from, to) > 0 && Math.min(from, to) < camera.width;
  });
  const away = (house: { x: number; width: number }) => Math.abs(house.x + house.width / 2 - camera.eye[0]);
  for (const house of inPicture.toSorted((a, b) => away(b) - away(a))) house.draw();
}
