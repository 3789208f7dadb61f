import type { Dossier } from '../dossier.ts';
import { bays, cladding, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { shopFrontAt } from '../facade/shop-front.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { rearOf } from './rear.ts';

/** A house with a shop on the street. */
export function shop(dossier: Dossier): Building {
  const random = dossier.random('shop');
  const count = random.int(2, 3);
  const width = random.range(6.6, 8.4);
  const floors = random.int(1, 2);
  const height = 3.7 + floors * 3;
  const colour = random.pick(['#24483c', '#2f4a63', '#7c2f28', '#3b3a3c', '#8a6a3f', '#5a3450']);
  const awning = random.pick(['#b4482b', '#2f5a4a', '#c9923f', '#41617d']);
  const [woodwork, cloth] = dossier.shopColours ?? [colour, awning];
  const doorLeft = dossier.mirrored;
  const front: Detail[] = [
    shopFrontAt(doorLeft ? 1.75 : 0.2, width - 1.95, 2.75, woodwork, cloth),
    doorAt(doorLeft ? 0.95 : width - 0.95, 1.1, 2.6, { kind: 'panel', colour: dossier.door, transom: 0.4, steps: 1 }),
    lampAt(doorLeft ? 1.62 : width - 1.62, 2.3),
  ];
  for (let floor = 0; floor < floors; floor++) {
    for (const middle of bays(width, count, 0.3))
      front.push(windowAt(middle, 4.45 + floor * 3, 1.2, 1.75, { ...dossier.window, flowers: random.chance(0.3) }));
  }
  return {
    width,
    depth: 11,
    height: height + 3,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 11 },
        wall: dossier.wall,
        roof: {
          kind: 'gable',
          rise: random.range(2.6, 3.2),
          material: dossier.roof,
          overhang: 0.3,
          trim: dossier.trim,
          chimneys: [width - 1],
          dormers: random.chance(0.5)
            ? [{ at: width / 2, width: 1.4, height: 1.4, kind: 'gable', window: dossier.window, colour: '#efe8da' }]
            : [],
        },
        bands: [[3.72, 0.16, PETIT_GRANIT]],
        ...(dossier.era === 'old' ? { cornice: '#efe8da' } : {}),
        details: { front, rear: rearOf(dossier, width, height, 3) },
      },
    ],
  };
}

/** A hall with loading doors and an office at its head. */
export function warehouse(dossier: Dossier): Building {
  const random = dossier.random('warehouse');
  const width = random.range(18, 23);
  const height = random.range(5.6, 6.6);
  const brick = dossier.wall.texture === 'brick';
  const colour = random.pick(['#f0ebe0', '#c9542f', '#3f6a8a', '#4a4e51', '#d8a63f']);
  const front: Detail[] = [];
  const doors = random.int(2, 3);
  bays(width - 6, doors, 0.6).forEach((at) => {
    front.push(doorAt(at + 6, 3.8, 4.2, { kind: 'sectional', colour }, 0));
  });
  if (brick)
    for (const at of bays(width - 6, doors * 2, 0.4))
      front.push(windowAt(at + 6, 4.5, 1.6, 0.8, { frame: '#54585b', division: 'grid', sill: false }));
  const office: Detail[] = [
    windowAt(3.8, 0.8, 3, 1.6, { frame: '#3a3d40', division: 'slide' }),
    windowAt(2.9, 3.7, 4.4, 1.4, { frame: '#3a3d40', division: 'slide' }),
    doorAt(1.2, 1.2, 2.3, { kind: 'glazed', colour: '#3a3d40' }, 0.1),
  ];
  return {
    width,
    depth: 20,
    height: height + 2.4,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 20 },
        wall: dossier.wall,
        roof: brick
          ? { kind: 'gable', rise: 2.4, material: dossier.roof, overhang: 0.2, trim: dossier.trim }
          : {
              kind: random.chance(0.5) ? 'cross-gable' : 'flat',
              rise: 1.8,
              material: { texture: 'seams', base: '#9a9d9c', joint: '#7d8080', accents: ['#8e9190', '#acafae'] },
              overhang: 0.08,
              trim: colour,
            },
        plinth: { height: 0.9, colour: '#a39f98' },
        details: { front, rear: front },
        detail: 0.6,
      },
      {
        box: { x: 0.4, y: 0, z: -1.6, width: 5.8, height: 5.9, depth: 3 },
        wall: brick
          ? dossier.secondWall
          : { texture: 'plaster', base: '#e4e0d6', joint: '#c9c5bb', accents: ['#d8d4ca', '#efebe2'] },
        roof: { kind: 'flat', rise: 0, material: dossier.roof, overhang: 0.15, trim: '#54585b' },
        details: { front: office, right: [windowAt(1.5, 3.7, 1.4, 1.4, { frame: '#3a3d40', division: 'single' })] },
      },
    ],
  };
}

/** A row of lock-up garages, or one garage of its own. */
export function garage(dossier: Dossier): Building {
  const random = dossier.random('garage');
  const count = random.pick([1, 2, 3, 4]);
  const width = count * 3.1 + 0.4;
  const height = 2.75;
  const pitched = count === 1 && random.chance(0.7);
  const kind = random.pick(['sectional', 'wooden-garage', 'roller'] as const);
  const colour = random.pick([dossier.door, '#efe9dc', '#7b5436', '#5f7466']);
  const front: Detail[] = bays(width, count, 0.2).map((at, index) =>
    doorAt(
      at,
      2.5,
      2.2,
      { kind, colour: index === 0 || kind === 'wooden-garage' ? colour : random.pick([colour, '#e6dfd0', '#8d8a84']) },
      0,
    ),
  );
  if (!pitched && random.chance(0.5))
    front.unshift(cladding({ u: 0, v: 2.35, width, height: 0.4 }, dossier.secondWall));
  return {
    width,
    depth: 6,
    height: height + (pitched ? 1.9 : 0.3),
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 6 },
        wall: dossier.wall,
        roof: {
          kind: pitched ? 'cross-gable' : 'flat',
          rise: pitched ? 1.8 : 0,
          material: dossier.roof,
          overhang: pitched ? 0.25 : 0.1,
          verge: 0.2,
          trim: dossier.trim,
        },
        plinth: { height: 0.25, colour: '#8b8883' },
        details: {
          front,
          rear: [windowAt(width / 2, 1.2, 1, 0.8, dossier.window)],
          left: [windowAt(3, 1.3, 0.9, 0.7, { ...dossier.window, surround: 'none' })],
          right: [windowAt(3, 1.3, 0.9, 0.7, { ...dossier.window, surround: 'none' })],
        },
      },
    ],
  };
}
