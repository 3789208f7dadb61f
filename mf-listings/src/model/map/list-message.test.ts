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
    title: 'Woning, Aat',
    ribbon: { id: 5, label: 'Nieuwe prijs'.repeat(9), showOnMap: true },
  }),
  at(3.8, 50.5, { id: 8, price: null, area: true, ribbon: { id: 2, label: 'Verkocht', showOnMap: false } }),
];
const t = ((key: string) => key) as never;

test('is a message that the frame takes, with a price or a count on each marker', () => {
  const message = listMessage({ features, view: [3, 50, 4, 51], active: 7, area: null, drawing: true }, 'nl', t);
  expect(readMapMessage(message)).toBe(message);
  expect(message.propsList.map(({ label, count, exact }) => [label, count, exact])).toEqual([
    ['12', 12, true],
    [expect.stringMatching(/^€\s285\.000$/), 1, true],
    ['–', 1, false],
  ]);
});

test('says in words what and where a home is, and leaves out the ribbons that are not for maps', () => {
  const message = listMessage({ features, view: [3, 50, 4, 51], active: null, area: null, drawing: false }, 'nl', t);
  const [, home, hidden] = message.propsList;
  expect(home?.title).toMatch(/^Woning, Aat, €\s285\.000$/);
  expect(home?.ribbon).toMatchObject({ id: 5, label: expect.stringMatching(/^Nieuwe prijs.{48}$/) });
  expect(hidden?.title).toBe('map.home, map.unpriced, map.hidden');
  expect(message.marqueeIgnore).toEqual([2]);
});

test('looks at nearly all of them: one far away does not make the others small', () => {
  const far = at(20, 40, { id: 9, price: 1 });
  const many = at(3.75, 50.55, { count: 60 });
  expect(boxOf([...features, many, far])?.[2]).toBeLessThan(4);
});

test('looks at all of a few', () => {
  expect(boxOf(features)?.map((degrees) => degrees.toFixed(2))).toEqual(['3.68', '50.48', '3.92', '50.72']);
  expect(boxOf([])).toBeNull();
});
