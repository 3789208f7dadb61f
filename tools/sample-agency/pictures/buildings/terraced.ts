import type { Dossier } from '../dossier.ts';
import { bays, canopyAt, cladding, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { rearOf } from './rear.ts';

/** A house in a row: two or three bays, door at one end, roof along the street. */
export function terraced(dossier: Dossier): Building {
  const random = dossier.random('terraced');
  const count = random.chance(0.35) ? 3 : 2;
  const width = count === 3 ? random.range(7, 8) : random.range(5.2, 6.2);
  const storeys = dossier.era === 'old' ? random.int(2, 3) : 2;
  const storey = dossier.era === 'old' ? 3.25 : 2.8;
  const height = 0.3 + storeys * storey + 0.3;
  const depth = 10;
  const modern = dossier.era === 'new' || dossier.era === 'recent';
  const garage = dossier.era === 'postwar' && random.chance(0.6);
  const middles = bays(width, count, 0.25);
  const doorBay = dossier.mirrored ? count - 1 : 0;
  const front: Detail[] = [];
  if (modern && random.chance(0.6))
    front.push(
      cladding({ u: (middles[doorBay] as number) - 0.9, v: 0, width: 1.8, height: height - 0.1 }, dossier.secondWall),
    );
  const tall = dossier.era === 'old' ? 1.95 : 1.5;
  for (let floor = 0; floor < storeys; floor++) {
    const sill = 0.3 + floor * storey + (floor === 0 ? 0.85 : 0.7);
    middles.forEach((middle, bay) => {
      if (floor === 0 && bay === doorBay) return;
      const wide = floor === 0 && modern ? Math.min(2.2, width / count - 0.5) : count === 3 ? 1.15 : 1.25;
      if (floor === 0 && garage)
        front.push(
          doorAt(middle, 2.5, 2.3, { kind: 'sectional', colour: random.pick(['#efe9dc', '#6b5a4a', '#7c8a86']) }, 0),
        );
      else
        front.push(
          windowAt(middle, sill, wide, tall - floor * 0.12, {
            ...dossier.window,
            flowers: floor === 1 && random.chance(0.3),
          }),
        );
    });
  }
  const doorAtU = middles[doorBay] as number;
  front.push(
    doorAt(doorAtU, 1.1, dossier.era === 'old' ? 2.9 : 2.35, {
      kind: modern ? 'modern' : random.pick(['panel', 'glazed', 'panel'] as const),
      colour: dossier.door,
      transom: dossier.era === 'old' ? 0.6 : 0,
      steps: 1,
      ...(dossier.window.head ? { head: dossier.window.head } : {}),
      ...(dossier.era === 'old' ? { surround: PETIT_GRANIT } : {}),
    }),
    lampAt(doorAtU + (dossier.mirrored ? -0.85 : 0.85), 2.1),
  );
  if (modern) front.push(canopyAt(doorAtU, 2.62, 1.5, 0.8, '#3d4043'));
  const rise = random.range(2.4, 3.1);
  const dormers = random.chance(0.45)
    ? bays(width, random.chance(0.4) && width > 6 ? 2 : 1, 0.6).map((at) => ({
        at,
        width: modern ? 1.9 : 1.35,
        height: 1.35,
        kind: modern ? ('flat' as const) : random.pick(['gable', 'arch', 'flat'] as const),
        window: dossier.window,
        colour: modern ? dossier.trim : '#efe8da',
      }))
    : [];
  return {
    width,
    depth,
    height: height + rise,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth },
        wall: dossier.wall,
        roof: {
          kind: 'gable',
          rise,
          material: dossier.roof,
          overhang: 0.3,
          trim: dossier.trim,
          dormers,
          skylights:
            dormers.length === 0 && random.chance(0.6)
              ? [
                  [width * 0.3, 0.5],
                  [width * 0.7, 0.5],
                ]
              : [],
          chimneys: [random.chance(0.5) ? 0.7 : width - 0.7],
          ...(dossier.era === 'new' && random.chance(0.5) ? { solar: [width * 0.2, width * 0.8] as const } : {}),
        },
        plinth: { height: 0.5, colour: dossier.era === 'new' ? '#7d7a76' : PETIT_GRANIT },
        bands: dossier.era === 'old' ? [[0.3 + storey, 0.16, dossier.window.surroundColour ?? PETIT_GRANIT]] : [],
        ...(dossier.era === 'old' ? { cornice: '#efe8da' } : {}),
        details: { front, rear: rearOf(dossier, width, height, storey) },
      },
    ],
  };
}
