import { hasGround } from './region.ts';
import type { TileAt } from './tile-source.ts';

/** A file of one coarse tile, around Ath. */
const file = {
  getZxy: async (z: number, x: number, y: number) => {
    const at: TileAt = { z: 8, x: 130, y: 86 };
    return z === at.z && x === at.x && y === at.y ? { data: new ArrayBuffer(1) } : undefined;
  },
};

test.each<[string, number[], number, boolean]>([
  ['in the region', [3.78, 50.63], 9, true],
  ['a little nearer than its coarsest tiles', [3.78, 50.63], 12, true],
  ['too near for them', [3.78, 50.63], 13, false],
  ['outside of it', [5.89, 49.73], 9, false],
])('there are streets %s: %p at %p', async (_where, place, zoom, isThere) =>
  expect(await hasGround(file, place, zoom)).toBe(isThere),
);
