import fc from 'fast-check';
import { finestTile, type TileAt, tilesAround } from './tile-source.ts';

/** A file that has these tiles. */
const fileOf = (...tiles: TileAt[]) => ({
  getZxy: async (z: number, x: number, y: number) =>
    tiles.some((tile) => tile.z === z && tile.x === x && tile.y === y) ? { data: new ArrayBuffer(z) } : undefined,
});

test('uses the tile itself, else the smallest one around it', async () => {
  const fine = { z: 14, x: 8363, y: 5511 };
  const coarse = { z: 11, x: 1045, y: 688 };
  expect((await finestTile(fileOf(fine, coarse), fine))?.at).toEqual(fine);
  expect((await finestTile(fileOf(coarse), fine))?.at).toEqual(coarse);
  expect(await finestTile(fileOf(coarse), { z: 15, x: 16726, y: 11022 })).toBeNull();
});

test('each parent tile contains the previous one', () => {
  const tile = fc
    .integer({ min: 0, max: 16 })
    .chain((z) => fc.record({ z: fc.constant(z), x: fc.nat(2 ** z - 1), y: fc.nat(2 ** z - 1) }));
  fc.assert(
    fc.property(tile, (at) => {
      const around = tilesAround(at);
      expect(around[0]).toEqual(at);
      expect(around.every(({ z }) => z >= 0)).toBe(true);
      around.slice(1).forEach(({ z, x, y }, index) => {
        const inner = around[index] as TileAt;
        expect([z, x, y]).toEqual([inner.z - 1, Math.floor(inner.x / 2), Math.floor(inner.y / 2)]);
      });
    }),
  );
});
