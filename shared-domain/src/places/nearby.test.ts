import fc from 'fast-check';
import type { Point } from '../model/index.ts';
import { type Landmark, type Landmarks, nearbyOf } from './nearby.ts';

const at = (kind: Landmark['kind'], name: string, lat: number, lng: number): Landmark => ({ kind, name, lat, lng });

const all = [
  at('town', 'Ath', 50.63, 3.778),
  at('village', 'Maffle', 50.615, 3.8),
  at('village', 'Isières', 50.665, 3.8),
  at('town', 'Lessines', 50.713, 3.836),
  at('station', 'Ath', 50.6267, 3.7776),
  at('station', 'Maffle', 50.617, 3.801),
  at('station', 'Rebaix', 50.665, 3.795),
  at('school', 'Athénée royal', 50.631, 3.781),
  at('school', 'École de Maffle', 50.6152, 3.8),
  at('supermarket', '', 50.6, 3.8),
];
const landmarks: Landmarks = { all, covered: { west: 3.55, south: 50.5, east: 4.05, north: 50.78 } };
const home = { lat: 50.6301, lng: 3.7785, exact: true };
const tell = (found: ReturnType<typeof nearbyOf>) =>
  found?.places.map(({ kind, landmark, metres }) => `${kind} ${landmark.name} ${metres}`);

test('of an address, the two nearest stations, its centre, the next town and one of each other kind', () => {
  const found = nearbyOf({ location: home, town: 'Ath' }, landmarks);
  expect(found?.from).toBe('home');
  expect(tell(found)).toEqual([
    'station Ath 400',
    'station Maffle 2200',
    'centre Ath 100',
    'town Lessines 10000',
    'school Athénée royal 200',
    'supermarket  3700',
  ]);
});

test('finds the centre of a town that the home calls by its other name', () => {
  expect(tell(nearbyOf({ location: home, town: 'Aat' }, landmarks))).toContain('centre Ath 100');
});

test('says nothing of a centre, town or station that is too far', () => {
  const far = { lat: 50.63, lng: 4.5, exact: true };
  expect(nearbyOf({ location: far, town: 'Ath' }, landmarks)).toBeNull();
});

test('says of no school that it is the nearest where the map ends before', () => {
  const edge = { lat: 50.631, lng: 3.783, exact: true };
  const covered = { west: 3.7829, south: 50.5, east: 4.05, north: 50.78 };
  const kinds = (given: Landmarks) => nearbyOf({ location: edge, town: 'Ath' }, given)?.places.map(({ kind }) => kind);
  expect(kinds(landmarks)).toContain('school');
  for (const box of [covered, null, { ...covered, west: 3.79 }])
    expect(kinds({ all, covered: box })).not.toContain('school');
});

test('knows nothing without a place or without a map', () => {
  expect(nearbyOf({ location: null, town: 'Ath' }, landmarks)).toBeNull();
  expect(nearbyOf({ location: home, town: 'Ath' }, { all: [], covered: null })).toBeNull();
});

const hidden = ({ lat, lng }: Point) => nearbyOf({ location: { lat, lng, exact: false }, town: 'Ath' }, landmarks);

test('of a hidden address, only what holds for the whole town, in whole kilometres', () => {
  expect(hidden(home)?.from).toBe('town');
  expect(tell(hidden(home))).toEqual(['station Ath 1000', 'town Lessines 10000']);
});

test('a hidden address takes no part in what is told of it', () => {
  const around = (degrees: number) => fc.double({ min: -degrees, max: degrees, noNaN: true });
  fc.assert(
    fc.property(around(0.06), around(0.1), (north, east) => {
      const moved = hidden({ lat: home.lat + north, lng: home.lng + east });
      expect(moved).toEqual(hidden(home));
    }),
  );
});

test('of a hidden address in a town that the map does not know, nothing', () => {
  expect(nearbyOf({ location: { ...home, exact: false }, town: 'Nergenshuizen' }, landmarks)).toBeNull();
});
