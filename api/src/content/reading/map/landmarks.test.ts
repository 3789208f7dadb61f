import { problemsWith, smallFolder, withFolder } from '../../testing/small-folder.ts';
import { loadContent } from '../load-content.ts';

const settings = { 'settings.yaml': `${smallFolder['settings.yaml']}map: { landmarks: map/landmarks.geojson }\n` };
const feature = (kind: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: { kind, name: 'Ath' },
  geometry: { type: 'Point', coordinates },
});
const file = (features: object[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features, ...more });

const load = (text: string) =>
  withFolder({ ...settings, 'map/landmarks.geojson': text }, async (folder) => {
    const result = await loadContent(folder);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.content;
  });

test('reads landmarks and the area they cover; changed landmarks change what pages show', async () => {
  const town = feature('town', [3.777, 50.631]);
  const one = await load(file([town], { bbox: [3.5, 50.5, 4.1, 50.8] }));
  expect(one.landmarks).toEqual({
    all: [{ kind: 'town', name: 'Ath', lng: 3.777, lat: 50.631 }],
    covered: { west: 3.5, south: 50.5, east: 4.1, north: 50.8 },
  });
  const other = await load(file([town, town]));
  expect(other.landmarks.covered).toBeNull();
  expect(other.revision).not.toBe(one.revision);
});

test.each([
  'not json',
  '{}',
  file([feature('pub', [3.7, 50.6])]),
  file([feature('town', [50.6])]),
  file([feature('town', [3.7, 500])]),
  file([], { bbox: [1, 2] }),
])('reports an invalid landmarks file: %s', async (text) => {
  expect(await problemsWith({ ...settings, 'map/landmarks.geojson': text })).toEqual([
    expect.stringMatching(/^settings\.yaml, line 15, map\.landmarks: "map\/landmarks\.geojson" does not exist/),
  ]);
});
