import { parsePolygon } from '@facade/shared-domain/listing/area/geo-parameters';
import { writePolygon } from '@facade/shared-domain/listing/area/write-geo';
import { PER_DEGREE, type RoadNetwork } from '@facade/shared-domain/travel/road-network';
import { ROADS, type Road } from '@facade/shared-domain/travel/travel-modes';
import { reach } from './reach.ts';
import { reachedPoints } from './reached-points.ts';

/** A grid of streets around 50.6° N, 3.8° E, with a junction every 500 m. */
const SIZE = 41;
const STEP = 500;
const lngOf = (x: number) => 3.8 + ((x - 20) * STEP) / (111_200 * Math.cos((50.6 * Math.PI) / 180));
const latOf = (y: number) => 50.6 + ((y - 20) * STEP) / 111_200;

function grid(road: Road, isOneWay = false): RoadNetwork {
  const nodes = Array.from({ length: SIZE * SIZE }, (_, at) => [at % SIZE, Math.floor(at / SIZE)] as const);
  const pieces = nodes.flatMap(([x, y], at) => [
    ...(x + 1 < SIZE ? [[at, at + 1] as const] : []),
    ...(y + 1 < SIZE ? [[at, at + SIZE] as const] : []),
  ]);
  return {
    lng: Int32Array.from(nodes, ([x]) => Math.round(lngOf(x) * PER_DEGREE)),
    lat: Int32Array.from(nodes, ([, y]) => Math.round(latOf(y) * PER_DEGREE)),
    from: Uint32Array.from(pieces, ([from]) => from),
    to: Uint32Array.from(pieces, ([, to]) => to),
    metres: Uint16Array.from(pieces, () => STEP),
    road: Uint8Array.from(pieces, () => ROADS.indexOf(road)),
    isOneWay: Uint8Array.from(pieces, () => Number(isOneWay)),
  };
}

const CENTRE = { lat: 50.6, lng: 3.8 };
const extent = (points: readonly { lng: number; lat: number }[]) => ({
  east: (Math.max(...points.map(({ lng }) => lng)) - 3.8) * 111.2 * Math.cos((50.6 * Math.PI) / 180),
  west: (3.8 - Math.min(...points.map(({ lng }) => lng))) * 111.2 * Math.cos((50.6 * Math.PI) / 180),
});

test('one goes as far as the speed says, between junctions too', () => {
  const points = (mode: 'walk' | 'bike' | 'car', minutes: number) =>
    reachedPoints(grid('minor'), CENTRE, mode, minutes)?.points ?? [];
  expect(extent(points('walk', 30)).east).toBeCloseTo(2.4, 1);
  expect(extent(points('bike', 20)).east).toBeCloseTo(5, 1);
  expect(extent(points('car', 10)).east).toBeCloseTo(32 / 6, 1);
});

test('cars keep to one-way streets and off paths, others do not', () => {
  const oneWay = reachedPoints(grid('minor', true), CENTRE, 'car', 10);
  expect(extent(oneWay?.points ?? []).west).toBeCloseTo(0, 1);
  expect(extent(reachedPoints(grid('minor', true), CENTRE, 'bike', 10)?.points ?? []).west).toBeCloseTo(2.5, 1);
  expect(reachedPoints(grid('path'), CENTRE, 'car', 10)).toBeNull();
  expect(reachedPoints(grid('motorway'), CENTRE, 'walk', 10)).toBeNull();
});

test('the area is a valid filter around the start, and says where the map ends', () => {
  const area = reach(grid('minor'), CENTRE, 'bike', 20);
  expect(area?.isCut).toBe(false);
  expect(parsePolygon(writePolygon(area?.corners ?? []))).toEqual(area?.corners);
  expect(extent(area?.corners ?? []).east).toBeGreaterThan(4.5);
  expect(reach(grid('minor'), CENTRE, 'car', 30)?.isCut).toBe(true);
});

test('is null far from any road, and where the time ends before one reaches it', () => {
  expect(reach(grid('minor'), { lat: 51.5, lng: 3.8 }, 'car', 30)).toBeNull();
  const outside = { lat: latOf(SIZE - 1) + 1500 / 111_200, lng: 3.8 };
  expect(reach(grid('minor'), outside, 'walk', 15)).toBeNull();
  expect(reach(grid('minor'), outside, 'walk', 30)).not.toBeNull();
});

test('a junction counts once, on its fastest way', () => {
  const places = [0, 0.002, 0.004].map((east) => (3.8 + east) * PER_DEGREE);
  const network: RoadNetwork = {
    lng: Int32Array.from(places),
    lat: Int32Array.from(places, () => 50.6 * PER_DEGREE),
    from: Uint32Array.of(0, 0, 1),
    to: Uint32Array.of(2, 1, 2),
    metres: Uint16Array.of(300, 150, 150),
    road: Uint8Array.from(['service', 'minor', 'minor'] as const, (road) => ROADS.indexOf(road)),
    isOneWay: new Uint8Array(3),
  };
  expect(reachedPoints(network, CENTRE, 'car', 10)?.points).toHaveLength(3);
});
