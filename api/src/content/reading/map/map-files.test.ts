import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemsWith, smallFolder, withFolder } from '../../testing/small-folder.ts';
import { loadContent } from '../load-content.ts';

const settings = (map: string) => ({ 'settings.yaml': `${smallFolder['settings.yaml']}map: ${map}\n` });

const outline = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name_fr: 'Ath', name_nl: 'Aat', nis: 51004, postcode: '7800' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [3, 50],
            [4, 50],
            [4, 51],
            [3, 50],
          ],
        ],
      },
    },
  ],
});

/** A PMTiles file that is only a header. */
function header(tileType: number): Buffer {
  const bytes = Buffer.alloc(127);
  bytes.write('PMTiles');
  bytes[7] = 3;
  bytes[99] = tileType;
  bytes.writeInt32LE(32_000_000, 102);
  bytes.writeInt32LE(503_500_000, 106);
  bytes.writeInt32LE(44_000_000, 110);
  bytes.writeInt32LE(509_500_000, 114);
  return bytes;
}

const loadWith = (bytes: Buffer) =>
  withFolder({ ...settings('{ file: map/region.pmtiles }'), 'map/README.md': '# Map' }, async (folder) => {
    await writeFile(join(folder, 'map/region.pmtiles'), bytes);
    return loadContent(folder);
  });

test('reads bounds and size of the street map, with a key that changes with its bytes', async () => {
  const one = await loadWith(header(1));
  const other = await loadWith(Buffer.concat([header(1), Buffer.from('more')]));
  if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other]));
  expect(one.content.baseMap).toMatchObject({ size: 127, bounds: [3.2, 50.35, 4.4, 50.95] });
  expect(other.content.baseMap?.key).not.toBe(one.content.baseMap?.key);
  expect(other.content.revision).not.toBe(one.content.revision);
});

test('reads outlines', async () => {
  const areas = await withFolder(
    { ...settings('{ areas: map/towns.geojson }'), 'map/towns.geojson': outline },
    async (folder) => {
      const result = await loadContent(folder);
      return result.ok ? result.content.areas : result.problems;
    },
  );
  expect(areas).toEqual([{ zip: '7800', names: { fr: 'Ath', nl: 'Aat' }, parts: [expect.any(Array)] }]);
});

test('has neither if the settings name none', async () => {
  const content = await withFolder({}, async (folder) => {
    const result = await loadContent(folder);
    return result.ok ? result.content : null;
  });
  expect([content?.baseMap, content?.areas]).toEqual([null, []]);
});

const NO_MAP =
  'settings.yaml, line 15, map.file: "map/region.pmtiles" does not exist or is not a PMTiles file of vector tiles';

test('reports an invalid map', async () => {
  expect(await problemsWith(settings('{ file: map/region.pmtiles }'))).toEqual([NO_MAP]);
  for (const bytes of [header(2), Buffer.from('short'), Buffer.alloc(500)])
    expect(await loadWith(bytes)).toMatchObject({ ok: false, problems: [{ field: 'map.file' }] });
});

test.each(['not json', '{}', outline.replace('name_fr', 'name'), outline.replace('Polygon', 'Point')])(
  'reports invalid outlines: %s',
  async (text) => {
    const problems = await problemsWith({ ...settings('{ areas: map/towns.geojson }'), 'map/towns.geojson': text });
    expect(problems).toEqual([
      expect.stringMatching(/^settings\.yaml, line 15, map\.areas: "map\/towns\.geojson" does not exist/),
    ]);
  },
);

test('reports invalid stations', async () => {
  const problems = await problemsWith({ ...settings('{ stations: map/towns.geojson }'), 'map/towns.geojson': outline });
  expect(problems).toEqual([
    expect.stringMatching(/^settings\.yaml, line 15, map\.stations: "map\/towns\.geojson" does not exist/),
  ]);
});

test.each(['../secret.pmtiles', 'map/../secret.pmtiles', '/etc/passwd', 'map/region.mbtiles', 'map/.pmtiles'])(
  'opens no file outside the folder or of another kind: %s',
  async (file) => {
    const [problem] = await problemsWith(settings(`{ file: "${file}" }`));
    expect(problem).toContain('map.file: must be the name of a file in the folder map');
  },
);

test('accepts only one base map', async () => {
  const [problem] = await problemsWith(
    settings('{ file: map/a.pmtiles, tileUrl: "https://tiles.example/{z}/{x}/{y}.png" }'),
  );
  expect(problem).toContain('map.tileUrl: must be empty where file names a map');
});

test('reports a file that is no road network', async () => {
  const problems = await problemsWith({ ...settings('{ roads: map/region.roads }'), 'map/region.roads': 'no roads' });
  expect(problems).toEqual([
    'settings.yaml, line 15, map.roads: "map/region.roads" does not exist or is not a file of "npm run facade -- roads"',
  ]);
});
