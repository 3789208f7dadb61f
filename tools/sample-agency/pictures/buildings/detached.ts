import type { Dossier } from '../dossier.ts';
import { bays, canopyAt, cladding, climberAt, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail, Mass } from '../facade/mass.ts';
import { rearOf } from './rear.ts';

/** A house on its own plot: main volume, a gabled wing or porch, a garage. */
export function detached(dossier: Dossier): Building {
  const random = dossier.random('detached');
  const width = random.range(9.5, 12);
  const depth = 9;
  const low = random.chance(0.45);
  const height = low ? 3.1 : 5.7;
  const rise = low ? 4.1 : 3.3;
  const modern = dossier.era === 'new';
  const front: Detail[] = [];
  const count = 3;
  const middles = bays(width, count, 0.4);
  const doorBay = 1;
  const shutters =
    !modern && random.chance(0.5) ? random.pick(['#5f7466', '#6b4a3a', '#43586a', '#7d8f86', '#f0eadc']) : undefined;
  const style = { ...dossier.window, ...(shutters ? { shutters } : {}) };
  if (modern)
    front.push(
      cladding(
        { u: (middles[doorBay] as number) - 1.3, v: 0, width: 2.6, height: Math.min(height, 2.9) },
        dossier.secondWall,
      ),
    );
  middles.forEach((middle, bay) => {
    if (bay !== doorBay)
      front.push(windowAt(middle, modern ? 0.5 : 0.95, modern ? 2.1 : 1.35, modern ? 1.95 : 1.45, style));
    if (!low)
      front.push(windowAt(middle, 3.6, modern ? 1.5 : 1.2, 1.35, { ...style, flowers: !modern && random.chance(0.3) }));
  });
  const door = middles[doorBay] as number;
  front.push(
    doorAt(
      door,
      1.25,
      2.35,
      { kind: modern ? 'modern' : random.pick(['panel', 'glazed'] as const), colour: dossier.door, steps: 2 },
      0.3,
    ),
  );
  front.push(lampAt(door + 1, 2.1), canopyAt(door, 2.75, 2.1, 1, modern ? '#3d4043' : '#7d5c43'));
  if (!modern && random.chance(0.4))
    front.push(
      climberAt(dossier.mirrored ? 0 : width - 1.2, 1.2, height * 0.9, dossier.season.hedge, dossier.season.flowers[0]),
    );
  const left = dossier.mirrored;
  const wing = wingOf(dossier, left ? -3.3 : width, height);
  return {
    width: width + 3.3,
    depth,
    height: height + rise,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth },
        wall: dossier.wall,
        roof: {
          kind: random.chance(0.35) && !low ? 'hip' : 'gable',
          rise,
          material: dossier.roof,
          overhang: 0.5,
          verge: 0.3,
          trim: dossier.trim,
          chimneys: [random.range(2, width - 3)],
          dormers: low
            ? bays(width, random.int(2, 3), 0.8).map((at) => ({
                at,
                width: 1.6,
                height: 1.45,
                kind: modern ? ('flat' as const) : ('gable' as const),
                window: { ...dossier.window, head: 'flat' as const },
                colour: modern ? dossier.trim : dossier.wall.base,
              }))
            : [],
          skylights:
            !low && random.chance(0.5)
              ? [
                  [width * 0.25, 0.45],
                  [width * 0.75, 0.45],
                ]
              : [],
          ...(modern && !low && random.chance(0.6) ? { solar: [1.2, width * 0.5] as const, skylights: [] } : {}),
        },
        plinth: { height: 0.4, colour: '#8d8984' },
        details: {
          front,
          rear: rearOf(dossier, width, height, 2.8),
          left: sideWindows(dossier, low),
          right: sideWindows(dossier, low),
        },
      },
      wing,
    ],
  };
}

const sideWindows = (dossier: Dossier, low: boolean): Detail[] => [
  windowAt(2.6, 1, 1.2, 1.4, dossier.window),
  windowAt(4.5, low ? 3.6 : 3.7, 1.1, 1.3, { ...dossier.window, head: 'flat' }),
];

function wingOf(dossier: Dossier, x: number, height: number): Mass {
  const random = dossier.random('wing');
  const pitched = dossier.era !== 'new' && random.chance(0.6);
  return {
    box: { x, y: 0, z: 1.4, width: 3.3, height: pitched ? Math.min(height, 2.7) : 2.9, depth: 6.2 },
    wall: random.chance(0.4) ? dossier.secondWall : dossier.wall,
    roof: {
      kind: pitched ? 'cross-gable' : 'flat',
      rise: pitched ? 1.7 : 0,
      material: dossier.roof,
      overhang: pitched ? 0.25 : 0.12,
      verge: 0.25,
      trim: dossier.trim,
    },
    details: {
      front: [
        doorAt(
          1.65,
          2.5,
          2.25,
          {
            kind: random.chance(0.4) ? 'wooden-garage' : 'sectional',
            colour: random.pick([dossier.door, dossier.frame, '#7b5436']),
          },
          0,
        ),
      ],
      right: [windowAt(3, 1.1, 1, 0.9, dossier.window)],
      left: [windowAt(3, 1.1, 1, 0.9, dossier.window)],
    },
  };
}
