import type { Dossier } from '../dossier.ts';
import { balconyAt, bays, cladding, doorAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { WALLS } from '../materials.ts';

/** A block of flats of the sixties to the nineties: regular, with balconies. */
export function apartmentBlock(dossier: Dossier): Building {
  const random = dossier.random('block');
  const count = random.int(3, 5);
  const width = count * random.range(3.6, 4.1);
  const floors = random.int(4, 6);
  const storey = 2.8;
  const height = 0.4 + floors * storey;
  const stair = random.int(0, count - 1);
  const rail = random.pick(['solid', 'bars', 'glass'] as const);
  const style = { ...dossier.window, head: 'flat' as const, surround: 'none' as const, division: 'double' as const };
  const balcony = random.pick(['#e4ddd0', '#c9b79a', '#d8d4cc']);
  const front: Detail[] = [];
  bays(width, count, 0.3).forEach((middle, bay) => {
    if (bay === stair)
      front.push(cladding({ u: middle - 1.2, v: 0, width: 2.4, height: height - 0.2 }, dossier.secondWall));
    for (let floor = 0; floor < floors; floor++) {
      const v = 0.4 + floor * storey;
      const dress = random.pick(['curtains', 'net', 'none', 'blind'] as const);
      if (bay === stair) {
        if (floor === 0) front.push(doorAt(middle, 1.8, 2.4, { kind: 'glazed', colour: '#4a5154' }, 0.1));
        else front.push(windowAt(middle, v + 0.6, 1.2, 1.5, { ...style, division: 'single' }));
      } else if (floor === 0 && random.chance(0.4))
        front.push(doorAt(middle, 2.6, 2.3, { kind: 'roller', colour: '#cfc9bd' }, 0));
      else if (floor > 0 && bay % 2 !== stair % 2) {
        front.push(
          windowAt(middle, v + 0.12, 2.4, 2.2, { ...style, division: 'slide', sill: false, dress }),
          balconyAt(middle - 1.6, v + 0.05, 3.2, 1.2, rail, balcony),
        );
      } else front.push(windowAt(middle, v + 0.85, 1.9, 1.4, { ...style, dress }));
    }
  });
  return block(dossier, width, height, front, 12);
}

/** A recent building: light volumes, wide glass, deep terraces, a set-back top floor. */
export function newApartment(dossier: Dossier): Building {
  const random = dossier.random('new-block');
  const count = random.int(3, 4);
  const width = count * random.range(4.4, 5);
  const floors = random.int(2, 3);
  const storey = 2.95;
  const height = 0.2 + floors * storey;
  const glass = { frame: '#363a3d', division: 'slide' as const, sill: false, bar: 0.06 };
  const front: Detail[] = [];
  const entrance = random.int(0, count - 1);
  bays(width, count, 0.2).forEach((middle, bay) => {
    if (bay === entrance) front.push(cladding({ u: middle - 1.7, v: 0, width: 3.4, height }, dossier.secondWall));
    for (let floor = 0; floor < floors; floor++) {
      const v = 0.2 + floor * storey;
      const dress = random.pick(['curtains', 'none', 'none'] as const);
      if (bay === entrance) {
        if (floor === 0) front.push(doorAt(middle, 1.6, 2.5, { kind: 'glazed', colour: '#363a3d' }, 0.1));
        else front.push(windowAt(middle, v + 0.4, 1.5, 2, { ...glass, division: 'double', dress }));
      } else {
        front.push(windowAt(middle, v + 0.1, 3.1, 2.45, { ...glass, dress }));
        if (floor > 0) front.push(balconyAt(middle - 2, v, 4, 1.5, random.chance(0.75) ? 'glass' : 'bars', '#efeae0'));
      }
    }
  });
  const building = block(dossier, width, height, front, 13);
  const setback = random.range(1.6, 2.4);
  return {
    ...building,
    height: height + 3,
    masses: [
      {
        box: { x: 1.2, y: height + 0.1, z: setback, width: width - 2.4, height: 2.8, depth: 9 },
        wall: random.chance(0.5) ? WALLS.larchGrey : dossier.secondWall,
        roof: { kind: 'flat', rise: 0, material: dossier.roof, overhang: 0.6, trim: '#4a4e51' },
        details: { front: bays(width - 2.4, count, 0.3).map((at) => windowAt(at, 0.2, 2.6, 2.3, glass)) },
      },
      ...building.masses,
    ],
  };
}

function block(dossier: Dossier, width: number, height: number, front: Detail[], depth: number): Building {
  const side = bays(depth, 3, 1).flatMap((at) =>
    [0, 1, 2, 3, 4]
      .filter((floor) => 0.4 + floor * 2.9 + 2.4 < height)
      .map((floor) =>
        windowAt(at, 1.2 + floor * 2.85, 1.1, 1.3, { ...dossier.window, head: 'flat', surround: 'none' }),
      ),
  );
  return {
    width,
    depth,
    height,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth },
        wall: dossier.wall,
        roof: { kind: 'flat', rise: 0, material: dossier.roof, overhang: 0.08, trim: dossier.trim },
        plinth: { height: 0.35, colour: '#8b8883' },
        details: { front, rear: front, left: side, right: side },
        detail: 0.6,
      },
    ],
  };
}
