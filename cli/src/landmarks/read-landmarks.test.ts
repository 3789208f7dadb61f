import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '../workspace.ts';
import { kindOf } from './kind-of.ts';
import { readLandmarks } from './read-landmarks.ts';
import { boxOf } from './tiles.ts';
import { writeGeoJson } from './write-geojson.ts';

const MAP = join(PATHS.sampleAgencyFolder, 'content/map');

test.each([
  ['place', { class: 'town' }, 'town'],
  ['place', { class: 'hamlet' }, null],
  ['poi', { class: 'school', subclass: 'kindergarten' }, 'school'],
  ['poi', { class: 'grocery', subclass: 'greengrocer' }, null],
  ['poi', { class: 'doctors', subclass: 'doctors' }, null],
  ['poi', { class: 'railway', subclass: 'halt' }, 'station'],
  ['poi', {}, null],
  ['transportation', { class: 'town', subclass: 'school' }, null],
])('a feature of the layer %s with %j is a landmark: %s', (layer, properties, kind) => {
  expect(kindOf(layer, properties)).toBe(kind);
});

test('a tile covers the area given by the formula of web maps', () => {
  const { west, south, east, north } = boxOf({ zoom: 14, x: 8363, y: 5511 });
  expect([west, south, east, north].map((degrees) => degrees.toFixed(3))).toEqual([
    '3.757',
    '50.625',
    '3.779',
    '50.639',
  ]);
});

describe('the map of the sample agency', () => {
  let found: Awaited<ReturnType<typeof readLandmarks>>;
  beforeAll(async () => {
    found = await readLandmarks(join(MAP, 'ath.pmtiles'));
  });
  const named = (name: string) => found.all.filter((one) => one.name === name);

  test('has each town once, where its finest tile shows it', () => {
    expect(named('Ath')).toEqual([{ kind: 'town', name: 'Ath', lat: 50.63114, lng: 3.77695 }]);
    for (const town of ['Lessines', 'Tournai', 'Mons', 'Brugelette']) expect(named(town)).toHaveLength(1);
  });

  test('ends with the map, though coarse tiles reach further', () => expect(named('Antwerpen')).toEqual([]));

  test('has schools and shops, and the area that it covers', () => {
    expect(new Set(found.all.map(({ kind }) => kind))).toEqual(
      new Set(['bakery', 'city', 'pharmacy', 'playground', 'school', 'supermarket', 'town', 'village']),
    );
    expect(found.covered).toMatchObject({ west: expect.closeTo(3.54, 2), north: expect.closeTo(50.79, 2) });
  });

  test('writes the sample agency’s file', async () => {
    expect(await readFile(join(MAP, 'landmarks.geojson'), 'utf8')).toBe(writeGeoJson(found));
  });
});

test('refuses a file that is not a map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landmarks-'));
  try {
    await writeFile(join(folder, 'region.pmtiles'), 'no map at all'.repeat(40));
    await expect(readLandmarks(join(folder, 'region.pmtiles'))).rejects.toThrow(/magic/i);
    await expect(readLandmarks(join(folder, 'none.pmtiles'))).rejects.toThrow(/ENOENT/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
