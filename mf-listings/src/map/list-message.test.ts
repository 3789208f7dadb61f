import { readMapMessage } from '@facade/map-kit/messages/map-message';
import type { MapFeature } from '@facade/shared-domain/model';
import { boxOf, listMessage } from './list-message.ts';

const at = (lng: number, lat: number, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
});
const features = [
  at(3.7, 50.6, { count: 12 }),
  at(3.9, 50.7, {
    id: 7,
    price: 285000,
    availability: 'available',
    title: 'Woning, Aat',
    ribbon: { id: 5, label: 'Nieuwe prijs'.repeat(9), showOnMap: true },
  }),
  at(3.8, 50.5, {
    id: 8,
    price: null,
    availability: 'available',
    area: true,
    ribbon: { id: 2, label: 'Verkocht', showOnMap: false },
  }),
];
const t = ((key: string) => key) as never;
const shown: Parameters<typeof listMessage>[0] = {
  features,
  view: { box: [3, 50, 4, 51] },
  active: null,
  focus: null,
  seen: [],
  area: null,
  drawing: false,
};

test('is a valid message for the frame, with a price or a count on each marker', () => {
  const message = listMessage({ ...shown, active: 7, focus: 8, drawing: true }, 'nl', t);
  expect(readMapMessage(message)).toBe(message);
  expect(message.propsList.map(({ label, count, exact }) => [label, count, exact])).toEqual([
    ['12', 12, true],
    [expect.stringMatching(/^€\s285\.000$/), 1, true],
    ['–', 1, false],
  ]);
});

test('never shows the bouquet of a life annuity as its price', () => {
  const annuity = at(3.9, 50.7, { id: 9, price: 78000, annuity: 980, availability: 'available' });
  const [home] = listMessage({ ...shown, features: [annuity] }, 'nl', t).propsList;
  expect([home?.label, home?.title]).toEqual(['map.annuity', expect.stringContaining('map.annuity')]);
});

test('has type and town of a home in words, and ignores ribbons that are not for maps', () => {
  const message = listMessage(shown, 'nl', t);
  const [, home, hidden] = message.propsList;
  expect(home?.title).toMatch(/^Woning, Aat, €\s285\.000$/);
  expect(home?.ribbon).toMatchObject({ id: 5, label: expect.stringMatching(/^Nieuwe prijs.{48}$/) });
  expect(hidden?.title).toBe('map.home, map.unpriced, map.hidden');
  expect(message.marqueeIgnore).toEqual([2]);
});

test.each(['sold', 'rented'] as const)('shows that a home is %s instead of its price and ribbon', (availability) => {
  const gone = at(3.9, 50.7, {
    id: 7,
    price: 285000,
    availability,
    title: 'Woning, Aat',
    ribbon: { id: 5, label: 'Nieuwe prijs', showOnMap: true },
  });
  const [home] = listMessage({ ...shown, features: [gone] }, 'nl', t).propsList;
  expect(home).toMatchObject({ label: `card.${availability}`, closed: true, ribbon: null });
  expect(home?.title).toBe(`Woning, Aat, card.${availability}`);
});

test('marks viewed homes, and groups that no zoom splits', () => {
  const unit = at(3.71, 50.6, { count: 6, spot: true });
  const { propsList } = listMessage({ ...shown, features: [...features, unit], seen: [7] }, 'nl', t);
  expect(propsList.map(({ seen, spot }) => [seen ?? false, spot ?? false])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(propsList[1]?.title).toMatch(/, map\.seen$/);
});

test('has the largest cluster well inside the first view', () => {
  const edge = at(4.2, 50.9, { count: 40 });
  const [west = 0, south = 0, east = 0, north = 0] = boxOf([...features, edge]) ?? [];
  expect((east - 4.2) / (east - west)).toBeGreaterThan(0.15);
  expect((north - 50.9) / (north - south)).toBeGreaterThan(0.15);
});

test('contains nearly all homes: one far away does not make the others small', () => {
  const far = at(20, 40, { id: 9, price: 1, availability: 'available' });
  const many = at(3.75, 50.55, { count: 60 });
  expect(boxOf([...features, many, far])?.[2]).toBeLessThan(4);
});

test('contains all homes if there are few', () => {
  expect(boxOf(features)?.map((degrees) => degrees.toFixed(2))).toEqual(['3.64', '50.48', '3.92', '50.72']);
  expect(boxOf([])).toBeNull();
});

test('is as close as homes with their own places allow, and not closer than a neighbourhood', () => {
  const home = (id: number, lng: number, lat: number) => at(lng, lat, { id, price: 1, availability: 'available' });
  expect(boxOf([home(1, 3.77, 50.62), home(2, 3.79, 50.64)])).toEqual([3.77, 50.62, 3.79, 50.64]);
  const [west = 0, , east = 0] = boxOf([home(1, 3.77, 50.62)]) ?? [];
  expect([(west + east) / 2, east - west]).toEqual([expect.closeTo(3.77), expect.closeTo(0.012)]);
});
