import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import { followRegion, hasGround } from './region.ts';
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

test('a stale answer about an earlier view is ignored', async () => {
  const view = new View({ center: fromLonLat([3.78, 50.63]), zoom: 9 });
  const moved: (() => Promise<void>)[] = [];
  const map = { getView: () => view, on: (_: string, handler: () => Promise<void>) => moved.push(handler) };
  const waiting: (() => void)[] = [];
  const slow = {
    getZxy: async (...tile: [number, number, number]) => {
      if (waiting.length === 0) await new Promise<void>((go) => waiting.push(go));
      return file.getZxy(...tile);
    },
  };
  const grounds: boolean[] = [];
  const events = { onTooNear: () => {}, onGround: (isThere: boolean) => grounds.push(isThere) };
  followRegion(map as unknown as OlMap, '', events, slow as Parameters<typeof followRegion>[3]);
  const [move = async () => {}] = moved;
  const first = move();
  view.setCenter(fromLonLat([5.89, 49.73]));
  await move();
  for (const go of waiting) go();
  await first;
  expect(grounds).toEqual([false]);
});
