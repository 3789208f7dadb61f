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
  at(3.9, 50.7, { id: 7, price: 285000 }),
  at(3.8, 50.5, { id: 8, price: null, area: true }),
];
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;

test('is a message that the frame takes, with a price or a count on each marker', () => {
  const message = listMessage({ features, view: [3, 50, 4, 51], active: 7 }, 'nl', t);
  expect(readMapMessage(message)).toBe(message);
  expect(message.propsList.map(({ label, count, exact }) => [label, count, exact])).toEqual([
    ['12', 12, true],
    [expect.stringMatching(/^€\s285\.000$/), 1, true],
    ['–', 1, false],
  ]);
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
