import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readNetwork, writeNetwork } from '@facade/shared-domain/travel/road-network';
import type { Road } from '@facade/shared-domain/travel/travel-modes';
import { PATHS } from '../workspace.ts';
import { joinLines } from './join-lines.ts';
import { type Line, readLines } from './lines.ts';

const MAP = join(PATHS.sampleAgencyFolder, 'content/map');
const WIDTH = 4096 * 2 ** 14;
/** Near the equator, where a unit is 0.6 m. */
const at = (x: number, y: number) => [WIDTH / 2 + x, WIDTH / 2 + y] as const;

function line(
  from: readonly [number, number],
  to: readonly [number, number],
  road: Road = 'minor',
  isOneWay = false,
): Line {
  const [[ax, ay], [bx, by]] = [at(...from), at(...to)];
  return { ax, ay, bx, by, road, isOneWay };
}
const joined = (...lines: Line[]) => joinLines({ lines, width: WIDTH });

test('ends that nearly meet are one junction, and a bend is none', () => {
  const network = joined(line([0, 0], [100, 0]), line([101, 1], [100, 100]), line([100, 100], [200, 100]));
  expect([network.lng.length, network.from.length]).toEqual([2, 1]);
  expect(network.metres[0]).toBeCloseTo(300 * (40_075_017 / WIDTH), -1);
});

test('a crossing, another class and a change of direction end a piece', () => {
  const star = joined(line([0, 0], [100, 0]), line([100, 0], [200, 0]), line([100, 0], [100, 100]));
  expect([star.lng.length, star.from.length]).toEqual([4, 3]);
  expect(joined(line([0, 0], [100, 0]), line([100, 0], [200, 0], 'path')).from).toHaveLength(2);
  expect(joined(line([0, 0], [100, 0], 'minor', true), line([200, 0], [100, 0], 'minor', true)).from).toHaveLength(2);
  const oneWay = joined(line([100, 0], [200, 0], 'minor', true), line([0, 0], [100, 0], 'minor', true));
  expect([oneWay.from.length, oneWay.isOneWay[0]]).toEqual([1, 1]);
  expect(oneWay.lng[oneWay.from[0] ?? 0]).toBeLessThan(oneWay.lng[oneWay.to[0] ?? 0] ?? 0);
});

test('roads that lead nowhere else are left out', () => {
  const network = joined(
    line([0, 0], [100, 0]),
    line([100, 0], [100, 90]),
    line([100, 0], [200, 0]),
    line([900, 900], [950, 900]),
  );
  expect(network.from).toHaveLength(3);
});

test('writes the sample agency’s file, whose roads go on from tile to tile', async () => {
  const network = joinLines(await readLines(join(MAP, 'ath.pmtiles')));
  expect(network.lng.length).toBeGreaterThan(25_000);
  const written = readNetwork(gunzipSync(await readFile(join(MAP, 'ath.roads'))));
  expect(Buffer.compare(writeNetwork(written), writeNetwork(network))).toBe(0);
});
