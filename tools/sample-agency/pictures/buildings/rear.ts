import type { Dossier } from '../dossier.ts';
import { bays, climberAt, windowAt } from '../facade/details.ts';
import type { Detail } from '../facade/mass.ts';

/** The garden side of a house: wide glass doors below, plainer windows above. */
export function rearOf(dossier: Dossier, width: number, height: number, storey: number): Detail[] {
  const random = dossier.random('rear');
  const details: Detail[] = [];
  const glass = Math.min(width - 1.6, random.range(2.6, 4.4));
  const at = dossier.mirrored ? width - glass / 2 - 0.7 : glass / 2 + 0.7;
  const plain = { ...dossier.window, surround: 'none' as const, shutters: undefined, flowers: false };
  details.push(
    windowAt(at, 0.12, glass, 2.35, { ...plain, division: 'slide', head: 'flat', dress: 'none', sill: false }),
  );
  const rest = width - glass - 1.4;
  const count = rest > 1.6 ? Math.max(1, Math.round(rest / 3)) : 0;
  for (let index = 0; index < count; index++) {
    const from = (rest * (index + 0.5)) / count;
    const wide = Math.min(index === 1 ? 1.9 : 1.3, rest / count - 0.5);
    details.push(windowAt(dossier.mirrored ? from + 0.2 : width - from - 0.2, 1, wide, 1.3, plain));
  }
  const floors = Math.max(1, Math.floor((height - 0.4) / storey));
  for (let floor = 1; floor < floors; floor++) {
    for (const middle of bays(width, Math.max(2, Math.round(width / 3.2)), 0.3)) {
      details.push(windowAt(middle, 0.3 + floor * storey + 0.8, 1.15, 1.35, plain));
    }
  }
  if (random.chance(0.4))
    details.push(
      climberAt(
        dossier.mirrored ? 0 : width - 1.1,
        1.1,
        height * 0.7,
        dossier.season.hedge,
        random.chance(0.5) ? dossier.season.flowers[2] : undefined,
      ),
    );
  return details;
}
