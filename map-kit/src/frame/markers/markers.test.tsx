import { fromLonLat } from 'ol/proj.js';
import type { MapHome, MapMessage } from '../../messages/map-message.ts';
import { testMap } from '../testing/test-map.ts';
import { Markers } from './markers.ts';
import { membersOf } from './without-overlaps.ts';

const home = (id: number, lng: number, lat = 50.63): MapHome => ({
  id,
  lng,
  lat,
  label: '€ 245.000',
  title: `Pand ${id}`,
  count: 1,
  exact: true,
  ribbon: null,
});
const message = (propsList: MapHome[]): MapMessage => ({
  propsList,
  mapType: 'list',
  messageInfo: { label: 'Kaart', view: { center: [3.75, 50.63], zoom: 12 }, area: null, active: null, drawing: false },
  customMarker: null,
  marqueeIgnore: [],
});

function open(homes: MapHome[]) {
  const map = testMap(document.body.appendChild(document.createElement('div')));
  map.getView().setCenter(fromLonLat([3.75, 50.63]));
  map.getView().setZoom(12);
  const events = { onHover: jest.fn(), onSelect: jest.fn(), onOpen: jest.fn(), onPlaced: jest.fn() };
  const markers = new Markers(map, events, '{{count}} panden');
  markers.show(message(homes));
  const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
  return { map, markers, events, button };
}

beforeEach(() => document.body.replaceChildren());

test('highlighting a home highlights its group', () => {
  const { markers, button } = open([home(1, 3.75), home(2, 3.7501), home(3, 3.9)]);
  markers.light(2);
  expect(button('2 panden')).toHaveAttribute('data-active');
  markers.light(3);
  expect(button('2 panden')).not.toHaveAttribute('data-active');
  expect(button('Pand 3')).toHaveAttribute('data-active');
});

test('a highlight is kept when the markers are rendered again', () => {
  const { markers, button } = open([home(1, 3.75), home(3, 3.9)]);
  markers.light(3);
  markers.show(message([home(1, 3.75), { ...home(3, 3.9), label: '€ 1' }]));
  expect(button('Pand 3')).toHaveAttribute('data-active');
});

test('a group reports its homes on hover, and is opened with them', () => {
  const { events, button } = open([home(1, 3.75), home(2, 3.75)]);
  button('2 panden').dispatchEvent(new Event('pointerenter'));
  expect(membersOf(events.onHover.mock.lastCall?.[0]).map(({ id }) => id)).toEqual([1, 2]);
  button('2 panden').click();
  expect(events.onOpen.mock.lastCall?.[0]).toMatchObject({ count: 2, spot: true });
  expect(events.onSelect).not.toHaveBeenCalled();
});

test('the focus returns to the marker of a home', () => {
  const { markers, button } = open([home(1, 3.75), home(3, 3.9)]);
  expect(markers.focus(3)).toBe(true);
  expect(button('Pand 3')).toHaveFocus();
  expect(markers.focus(9)).toBe(false);
});

test('the focus of a marker that is gone goes to its group, or to the map', () => {
  const { map, markers, events, button } = open([home(1, 3.75), home(3, 3.9)]);
  const ground = map.getTargetElement() as HTMLElement;
  ground.tabIndex = 0;
  markers.focus(1);
  markers.show(message([home(1, 3.75), home(2, 3.75), home(3, 3.9)]));
  expect(button('2 panden')).toHaveFocus();
  expect(events.onHover).not.toHaveBeenLastCalledWith(null);
  markers.show(message([home(3, 3.9)]));
  expect(ground).toHaveFocus();
  expect(events.onHover).toHaveBeenLastCalledWith(null);
  markers.show(message([]));
  expect(ground).toHaveFocus();
});

test('names are told when other markers are on the map, and where these are', () => {
  const { markers, events } = open([home(1, 3.75), home(2, 3.9)]);
  expect(events.onPlaced).toHaveBeenCalledTimes(1);
  markers.show(message([home(1, 3.75), home(2, 3.9)]));
  expect(events.onPlaced).toHaveBeenCalledTimes(1);
  const [x = 0] = fromLonLat([3.75, 50.63]);
  expect(markers.boxesAt(10)).toHaveLength(2);
  markers.show(message([home(1, 3.75)]));
  expect(events.onPlaced).toHaveBeenCalledTimes(2);
  const [box] = markers.boxesAt(10);
  expect(markers.boxesAt(10)).toHaveLength(1);
  expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2).toBeCloseTo(x / 10);
});
