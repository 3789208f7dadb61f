import type { Dossier } from '../dossier.ts';
import { balconyAt, bays, cladding, climberAt, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { PETIT_GRANIT, WALLS } from '../materials.ts';
import { rearOf } from './rear.ts';

/** A villa: cubic and open when young, gabled and generous when older. */
export function villa(dossier: Dossier): Building {
  return dossier.era === 'new' || (dossier.era === 'recent' && dossier.random('villa-kind').chance(0.4))
    ? modernVilla(dossier)
    : classicVilla(dossier);
}

function modernVilla(dossier: Dossier): Building {
  const random = dossier.random('villa');
  const width = random.range(15, 17);
  const white = random.chance(0.6) ? WALLS.whitewash : dossier.wall;
  const frame = '#2f3336';
  const glass = {
    frame,
    division: 'slide' as const,
    sill: false,
    bar: 0.06,
    dress: random.pick(['none', 'curtains'] as const),
  };
  const flat = { kind: 'flat' as const, rise: 0, material: dossier.roof, trim: random.pick(['#f0ebe0', '#54585b']) };
  const left = dossier.mirrored;
  const at = (x: number, wide: number) => (left ? width - x - wide : x);
  const ground: Detail[] = [
    windowAt(left ? width - 3.2 : 3.2, 0.15, 4.4, 2.55, glass),
    doorAt(left ? width - 7.2 : 7.2, 1.4, 2.6, { kind: 'modern', colour: dossier.door }),
    cladding({ u: at(10.2, 5), v: 0, width: width - 10.2, height: 3.05 }, dossier.secondWall),
    doorAt(left ? width - 12.6 : 12.6, 4.2, 2.4, { kind: 'sectional', colour: '#6b6258' }, 0),
    lampAt(left ? width - 8.4 : 8.4, 2.2),
  ];
  const upper: Detail[] = [
    windowAt(left ? 6.6 : 2.4, 0.5, 2.9, 2, glass),
    windowAt(left ? 3.4 : 5.6, 0.9, 1.1, 1.6, { ...glass, division: 'single' }),
    windowAt(left ? 1.2 : 7.8, 0.5, 1.4, 2, { ...glass, division: 'single' }),
  ];
  return {
    width,
    depth: 10,
    height: 6.3,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height: 3.1, depth: 10 },
        wall: random.chance(0.5) ? white : dossier.wall,
        roof: { ...flat, overhang: 0.55 },
        details: {
          front: ground,
          rear: rearOf(dossier, width, 3.1, 3),
          right: [windowAt(3, 0.2, 2.2, 2.4, glass)],
          left: [windowAt(6, 0.2, 2.2, 2.4, glass)],
        },
      },
      {
        box: { x: at(0.6, 9), y: 3.25, z: -0.7, width: 9, height: 3, depth: 8.5 },
        wall: white,
        roof: { ...flat, overhang: 0.3 },
        details: {
          front: upper,
          rear: [windowAt(3, 0.4, 3, 2, glass), windowAt(7, 0.4, 1.6, 2, glass)],
          right: [windowAt(4, 0.8, 1.4, 1.6, glass)],
          left: [windowAt(4, 0.8, 1.4, 1.6, glass)],
        },
      },
    ],
  };
}

function classicVilla(dossier: Dossier): Building {
  const random = dossier.random('villa');
  const width = random.range(13, 15);
  const height = random.chance(0.5) ? 5.9 : 3.3;
  const rise = height > 4 ? 4 : 4.8;
  const shutters = random.chance(0.5) ? random.pick(['#5f7466', '#43586a', '#6b4a3a']) : undefined;
  const style = {
    ...dossier.window,
    surround: 'stone' as const,
    surroundColour: '#d9cfbb',
    ...(shutters ? { shutters } : {}),
  };
  const middles = bays(width, 5, 0.4);
  const front: Detail[] = [];
  middles.forEach((middle, bay) => {
    if (bay === 2) return;
    front.push(windowAt(middle, 0.75, 1.2, 1.9, style));
    if (height > 4) front.push(windowAt(middle, 3.7, 1.15, 1.5, style));
  });
  const porch: Detail[] = [
    doorAt(
      1.9,
      1.5,
      2.6,
      { kind: 'double', colour: dossier.door, surround: PETIT_GRANIT, transom: 0.5, steps: 2 },
      0.32,
    ),
    lampAt(0.75, 2.2),
    lampAt(3.05, 2.2),
    windowAt(1.9, 3.75, 1.5, 1.6, { ...style, shutters: undefined, head: 'round', division: 'grid' }),
  ];
  if (height > 4) porch.push(balconyAt(0.9, 3.55, 2, 0.5, 'bars', '#c9c0ae'));
  if (random.chance(0.5))
    front.push(climberAt(0.1, 1.1, height * 0.85, dossier.season.hedge, dossier.season.flowers[1]));
  const peak = Math.max(height, 5.2);
  return {
    width,
    depth: 10,
    height: height + rise,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 10 },
        wall: dossier.wall,
        roof: {
          kind: 'hip',
          rise,
          material: dossier.roof,
          overhang: 0.6,
          trim: dossier.trim,
          chimneys: [2.6, width - 3.4],
          dormers:
            height < 4
              ? [middles[0], middles[1], middles[3], middles[4]]
                  .map((at) => ({
                    at: at as number,
                    width: 1.5,
                    height: 1.4,
                    kind: 'arch' as const,
                    window: { ...dossier.window, head: 'flat' as const },
                    colour: '#efe8da',
                  }))
                  .slice(0, 4)
              : [],
        },
        plinth: { height: 0.6, colour: PETIT_GRANIT },
        details: {
          front,
          rear: rearOf(dossier, width, height, 2.9),
          right: [windowAt(3, 0.8, 1.2, 1.8, style), windowAt(7, 0.8, 1.2, 1.8, style)],
          left: [windowAt(3, 0.8, 1.2, 1.8, style), windowAt(7, 0.8, 1.2, 1.8, style)],
        },
      },
      {
        box: { x: width / 2 - 1.9, y: 0, z: -1.1, width: 3.8, height: peak, depth: 4 },
        wall: dossier.wall,
        roof: {
          kind: 'cross-gable',
          rise: 2.2,
          material: dossier.roof,
          overhang: 0.35,
          verge: 0.35,
          trim: dossier.trim,
        },
        plinth: { height: 0.6, colour: PETIT_GRANIT },
        quoins: '#d9cfbb',
        details: { front: porch },
      },
    ],
  };
}
