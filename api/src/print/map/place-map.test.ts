import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@facade/shared-domain/places/area-at';
import { AROUND_METRES } from '@facade/shared-domain/places/area-at';
import type { BaseMap } from '../../content/index.ts';
import { placeMap } from './place-map.ts';

const folder = join(process.cwd(), 'tools/sample-agency/content/map');
const file = join(folder, 'ath.pmtiles');
const baseMap: BaseMap = { file, size: statSync(file).size, key: 'ath', bounds: [3.2, 50.35, 4.4, 50.95] };
const { features } = JSON.parse(readFileSync(join(folder, 'municipalities.geojson'), 'utf8'));
const areas: Area[] = features.map(({ properties, geometry }: { properties: never; geometry: never }) => {
  const { type, coordinates } = geometry as { type: string; coordinates: Area['parts'] };
  const { name_fr: fr, name_nl: nl } = properties as { name_fr: string; name_nl: string };
  return { names: { fr, nl }, parts: type === 'Polygon' ? [coordinates] : coordinates } as Area;
});

const mapOf = (lat: number, lng: number, exact: boolean, known = areas) =>
  placeMap({ lat, lng, exact }, { baseMap, areas: known, language: 'nl' });

test('a public address has the streets around it by name, towns in the language, and a pin', async () => {
  const map = await mapOf(50.63, 3.778, true);
  expect([map?.zoom, map?.mark]).toEqual([15, 'spot']);
  const names = new Set(map?.features.map(({ name }) => name));
  expect(names).toContain('Rue Haute');
  expect(names).toContain('Aat');
  expect(new Set(map?.features.map(({ layer }) => layer))).not.toContain('housenumber');
});

test('a hidden address has the same map wherever in its municipality it is', async () => {
  const [one, other] = [await mapOf(50.63, 3.778, false), await mapOf(50.61, 3.75, false)];
  expect(one?.mark).toHaveProperty('rings');
  expect(other).toEqual(one);
});

test('a hidden address outside all outlines has the circle that the site shows', async () => {
  const map = await mapOf(50.63, 3.778, false, []);
  // At this zoom and latitude 12.1 metres are a point wide.
  expect(map?.mark).toEqual({ radius: expect.closeTo(AROUND_METRES / 12.12, 0) });
});

test('where there are no fine tiles the map is coarser, and elsewhere there is none', async () => {
  expect((await mapOf(50.75, 4.3, true))?.zoom).toBe(12);
  expect(await mapOf(48.85, 2.35, true)).toBeNull();
});
