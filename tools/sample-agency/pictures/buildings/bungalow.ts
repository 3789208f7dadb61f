import type { Dossier } from '../dossier.ts';
import { cladding, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { rearOf } from './rear.ts';

/** All on one floor, wide and low, under a shallow roof. */
export function bungalow(dossier: Dossier): Building {
  const random = dossier.random('bungalow');
  const width = random.range(14, 16.5);
  const height = 2.85;
  const flip = (u: number) => (dossier.mirrored ? width - u : u);
  const wide = { ...dossier.window, head: 'flat' as const, surround: 'none' as const, division: 'slide' as const };
  const front: Detail[] = [
    windowAt(flip(2.4), 0.5, 2.9, 1.9, wide),
    windowAt(flip(9.4), 0.95, 1.9, 1.4, { ...wide, division: 'double' }),
    doorAt(flip(6.2), 1.15, 2.25, { kind: random.pick(['glazed', 'modern'] as const), colour: dossier.door, steps: 1 }),
    lampAt(flip(7.2), 1.95),
    doorAt(
      flip(width - 2.2),
      2.7,
      2.2,
      {
        kind: random.pick(['sectional', 'wooden-garage'] as const),
        colour: random.pick(['#efe9dc', '#7b5436', '#5f6a66']),
      },
      0,
    ),
  ];
  const panel = dossier.mirrored ? width - 7 : 4.3;
  if (random.chance(0.6)) front.unshift(cladding({ u: panel, v: 0, width: 2.7, height }, dossier.secondWall));
  return {
    width,
    depth: 10,
    height: height + 2.6,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 10 },
        wall: dossier.wall,
        roof: {
          kind: random.chance(0.6) ? 'hip' : 'gable',
          rise: random.range(2, 2.7),
          material: dossier.roof,
          overhang: 0.75,
          verge: 0.5,
          trim: dossier.trim,
          chimneys: [random.range(5, width - 6)],
        },
        plinth: { height: 0.3, colour: '#8b8781' },
        details: {
          front,
          rear: rearOf(dossier, width, height, 2.7),
          left: [windowAt(3.4, 1, 1.3, 1.2, wide)],
          right: [windowAt(6, 1, 1.3, 1.2, wide)],
        },
      },
    ],
  };
}
