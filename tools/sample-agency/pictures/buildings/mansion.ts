import type { Dossier } from '../dossier.ts';
import { balconyAt, bays, doorAt, lampAt, windowAt } from '../facade/details.ts';
import type { Building, Detail } from '../facade/mass.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { rearOf } from './rear.ts';

/** A maison de maître: stone foot, tall windows, cornice, slate mansard with dormers. */
export function mansion(dossier: Dossier): Building {
  const random = dossier.random('mansion');
  const count = random.pick([3, 4, 5]);
  const width = count * random.range(2.35, 2.7) + 0.8;
  const storey = 3.8;
  const floors = count === 5 ? 2 : random.int(2, 3);
  const height = 0.6 + floors * storey;
  const stone = random.pick([PETIT_GRANIT, '#d9cfbb', '#cfc6b4']);
  const style = {
    ...dossier.window,
    division: random.pick(['transom', 'grid'] as const),
    surround: 'stone' as const,
    surroundColour: stone,
    head: random.pick(['arch', 'flat'] as const),
    dress: 'curtains' as const,
  };
  const middles = bays(width, count, 0.4);
  const carriage = count > 3 && random.chance(0.6);
  const doorBay = carriage ? (dossier.mirrored ? count - 1 : 0) : Math.floor(count / 2);
  const front: Detail[] = [];
  middles.forEach((middle, bay) => {
    for (let floor = 0; floor < floors; floor++) {
      if (floor === 0 && bay === doorBay) continue;
      front.push(
        windowAt(
          middle,
          0.6 + floor * storey + (floor === 0 ? 0.85 : 0.5),
          1.2,
          floor === 0 ? 2.3 : 2.5 - floor * 0.2,
          style,
        ),
      );
    }
  });
  const door = middles[doorBay] as number;
  front.push(
    carriage
      ? doorAt(door, 2, 3.4, { kind: 'carriage', colour: dossier.door, head: 'arch', surround: stone }, 0)
      : doorAt(door, 1.45, 3.2, { kind: 'double', colour: dossier.door, transom: 0.7, surround: stone, steps: 3 }, 0.5),
    lampAt(door - 1.2, 2.6),
  );
  const centre = middles[Math.floor(count / 2)] as number;
  front.push(balconyAt(centre - 1, 0.6 + storey + 0.3, 2, 0.6, 'bars', stone));
  return {
    width,
    depth: 12,
    height: height + 3.6,
    masses: [
      {
        box: { x: 0, y: 0, z: 0, width, height, depth: 12 },
        wall: dossier.wall,
        roof: {
          kind: 'mansard',
          rise: 3.6,
          material: dossier.roof,
          overhang: 0.3,
          trim: '#6f787d',
          chimneys: [0.8, width - 1.4],
          dormers: middles
            .filter((_, bay) => count < 4 || bay % 2 === 0)
            .map((at) => ({
              at,
              width: 1.3,
              height: 1.5,
              kind: 'arch' as const,
              window: { ...dossier.window, head: 'flat' as const },
              colour: '#efe8da',
            })),
        },
        plinth: { height: 0.95, colour: PETIT_GRANIT },
        bands: Array.from(
          { length: floors - 1 },
          (_, floor) => [0.6 + (floor + 1) * storey - 0.1, 0.22, stone] as const,
        ),
        cornice: '#efe6d4',
        ...(random.chance(0.6) ? { quoins: stone } : {}),
        details: { front, rear: rearOf(dossier, width, height, storey) },
      },
    ],
  };
}
