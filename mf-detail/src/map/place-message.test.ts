import { readMapMessage } from '@facade/map-kit/messages/map-message';
import { type Place, placeMessage } from './place-message.ts';

const place: Place = {
  location: { lat: 50.63, lng: 3.778 },
  exact: true,
  label: 'Kaart: Grote Markt 1, 7800 Aat',
  marker: { label: '€ 249.000', title: 'Stadswoning, € 249.000, Grote Markt 1, 7800 Aat', ribbon: null },
};
const town = { ...place, exact: false };
const ring: [number, number][] = [
  [3.7, 50.6],
  [3.9, 50.6],
  [3.8, 50.7],
  [3.7, 50.6],
];

test('puts a pin on an exact place, seen from near', () => {
  const { propsList, customMarker, messageInfo } = placeMessage(place, 'unknown');
  expect(propsList).toMatchObject([
    { lat: 50.63, lng: 3.778, title: place.marker.title, label: '€ 249.000', ribbon: null },
  ]);
  expect([customMarker, messageInfo.area]).toEqual(['pin', null]);
  expect(messageInfo.view).toEqual({ center: [3.778, 50.63], zoom: 16 });
});

test('carries the ribbon, and says which is not for maps', () => {
  const ribbon = { id: 3, label: 'Optie', tone: 'attention', showOnMap: true } as const;
  const shown = placeMessage({ ...place, marker: { ...place.marker, ribbon } }, 'unknown');
  expect(shown.propsList[0]?.ribbon).toEqual({ id: 3, label: 'Optie' });
  expect(shown.marqueeIgnore).toEqual([]);
  const hidden = placeMessage(
    { ...place, marker: { ...place.marker, ribbon: { ...ribbon, showOnMap: false } } },
    'none',
  );
  expect(hidden.marqueeIgnore).toEqual([3]);
  const long = 'x'.repeat(400);
  const cut = placeMessage(
    { ...place, marker: { label: long, title: long, ribbon: { ...ribbon, label: long } } },
    'none',
  );
  expect(readMapMessage(cut)).toBe(cut);
});

test('shows a town by its outline and never as a point', () => {
  const { propsList, messageInfo } = placeMessage(town, [[ring]]);
  expect(propsList).toEqual([]);
  expect(messageInfo.area).toEqual({ parts: [[ring]] });
  expect(messageInfo.view).toEqual({ box: [3.7, 50.6, 3.9, 50.7] });
});

test('shows a town without an outline by a circle of a kilometre', () => {
  const { propsList, messageInfo } = placeMessage(town, 'none');
  expect(propsList).toEqual([]);
  expect(messageInfo.area).toEqual({ center: [3.778, 50.63], metres: 1000 });
});

test('is a message that the frame takes', () => {
  for (const message of [placeMessage(place, 'unknown'), placeMessage(town, [[ring]]), placeMessage(town, 'none')])
    expect(readMapMessage(message)).toBe(message);
});
