import fc from 'fast-check';
import { readFrameMessage } from './frame-message.ts';
import { type MapMessage, readMapMessage } from './map-message.ts';

const home = {
  id: 7,
  lng: 3.778,
  lat: 50.63,
  label: '€ 285.000',
  title: 'Woning, Aat',
  count: 1,
  exact: true,
  ribbon: null,
};
const message: MapMessage = {
  propsList: [home, { ...home, id: 'group-1', count: 12, ribbon: { id: 2, label: 'Verkocht' } }],
  mapType: 'list',
  messageInfo: {
    label: 'Kaart',
    view: { box: [3.5, 50.5, 4, 50.8] },
    area: { center: [3.778, 50.63], metres: 1000 },
    active: null,
    drawing: false,
  },
  customMarker: null,
  marqueeIgnore: [2],
};
const info = (changes: object) => ({ ...message, messageInfo: { ...message.messageInfo, ...changes } });
const homes = (changes: object) => ({ ...message, propsList: [{ ...home, ...changes }] });

/** A sparse array with two places, of which the second is a hole. */
const withHole = (value: unknown): unknown[] => Object.assign(new Array(2), [value]);
const ring = (corners: number) => Array.from({ length: corners }, () => [3, 50]);

test('a valid map message is accepted unchanged', () => {
  expect(readMapMessage(message)).toBe(message);
  expect(readMapMessage(homes({ closed: true, seen: true, spot: false }))).not.toBeNull();
  expect(readMapMessage(info({ focus: 7, view: { box: [3, 50, 4, 51], tight: true, kept: true } }))).not.toBeNull();
  expect(
    readMapMessage(
      info({
        view: { center: [3.7, 50.6], zoom: 14 },
        area: {
          parts: [
            [
              [
                [3, 50],
                [4, 50],
              ],
            ],
          ],
        },
      }),
    ),
  ).not.toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', JSON.stringify(message)],
  ['a list', [message]],
  ['another type of map', { ...message, mapType: 'satellite' }],
  ['homes that are no list', { ...message, propsList: { length: 1, 0: home } }],
  ['too many homes', { ...message, propsList: Array.from({ length: 2001 }, () => home) }],
  ['a home with an object for a label', homes({ label: { toString: () => 'x' } })],
  ['a label without end', homes({ label: 'x'.repeat(61) })],
  ['an id that is an object', homes({ id: {} })],
  ['a group of none', homes({ count: 0 })],
  ['a state that is a text', homes({ closed: 'yes' })],
  ['a focus that is an object', info({ focus: {} })],
  ['a ribbon without a label', homes({ ribbon: { id: 1 } })],
  ['a box inside out', info({ view: { box: [4, 50, 3, 51] } })],
  ['no view', info({ view: null })],
  ['an area without a radius', info({ area: { center: [3, 50], metres: 0 } })],
  ['an area that is bare of something', info({ area: { parts: [], bare: 'x' } })],
  ['an area of no positions', info({ area: { parts: [[['a']]] } })],
  ['homes with a hole between them', { ...message, propsList: withHole(home) }],
  ['ribbons with a hole', { ...message, marqueeIgnore: withHole(2) }],
  ['a centre with a hole', info({ view: { center: withHole(50), zoom: 3 } })],
  ['an area with a hole for a part', info({ area: { parts: withHole([ring(3)]) } })],
  ['a part with a hole for a ring', info({ area: { parts: [withHole(ring(3))] } })],
  ['a ring with a hole for a corner', info({ area: { parts: [[withHole([3, 50])]] } })],
  ['too many parts', info({ area: { parts: Array.from({ length: 201 }, () => [ring(3)]) } })],
  ['too many rings', info({ area: { parts: [Array.from({ length: 201 }, () => ring(3))] } })],
  ['too many corners in a ring', info({ area: { parts: [[ring(5001)]] } })],
  ['too many corners in all rings', info({ area: { parts: [[ring(2501)], [ring(1000), ring(1500)]] } })],
  ['a marker that is a page', { ...message, customMarker: '<img src=x onerror=alert(1)>' }],
  ['ribbons that are texts', { ...message, marqueeIgnore: ['2'] }],
])('a map message with %s is refused', (_what, value) => expect(readMapMessage(value)).toBeNull());

test.each([{ lat: Number.NaN }, { lat: 500.63 }, { lat: 89 }, { lng: 181 }, { lat: 0, lng: 0 }, { lat: '50,63' }])(
  'a home at %j is left out, and the rest of the map shows',
  (place) => {
    const propsList = [home, { ...home, ...place }, home];
    expect(readMapMessage({ ...message, propsList })).toEqual({ ...message, propsList: [home, home] });
  },
);

test.each<[string, unknown]>([
  ['ready', { kind: 'ready' }],
  ['hover', { kind: 'hover', id: 7 }],
  ['hover with a place', { kind: 'hover', id: 7, place: { x: 0.5, y: 1 } }],
  ['leave', { kind: 'hover', id: null }],
  ['a group', { kind: 'hover', id: '3,50', ids: [7, 8] }],
  ['opened', { kind: 'opened', id: '3,50', box: [3, 50, 3.1, 50.1] }],
  ['given up', { kind: 'cancelled' }],
  ['moved', { kind: 'moved', box: [3, 50, 4, 51], zoom: 12.5, byVisitor: true }],
  [
    'drawn',
    {
      kind: 'drawn',
      ring: [
        [3, 50],
        [4, 50],
        [4, 51],
      ],
    },
  ],
])('a frame message is taken: %s', (_what, value) =>
  expect(readFrameMessage({ source: 'facade-map', ...(value as object) })).not.toBeNull(),
);

test.each<[string, unknown]>([
  ['another source', { source: 'other', kind: 'ready' }],
  ['another kind', { source: 'facade-map', kind: 'navigate', url: 'javascript:alert(1)' }],
  ['no id', { source: 'facade-map', kind: 'selected' }],
  ['a place that is none', { source: 'facade-map', kind: 'hover', id: 7, place: { x: '0', y: 9 } }],
  ['ids that are none', { source: 'facade-map', kind: 'hover', id: 7, ids: '7' }],
  ['a group without a box', { source: 'facade-map', kind: 'opened', id: '3,50' }],
  ['a box of texts', { source: 'facade-map', kind: 'moved', box: ['3', '50', '4', '51'], zoom: 3, byVisitor: true }],
  ['ids with a hole', { source: 'facade-map', kind: 'hover', id: 7, ids: withHole(7) }],
  ['a ring with a hole', { source: 'facade-map', kind: 'drawn', ring: Object.assign(new Array(4), ring(3)) }],
  [
    'a ring of two',
    {
      source: 'facade-map',
      kind: 'drawn',
      ring: [
        [3, 50],
        [4, 50],
      ],
    },
  ],
])('a frame message with %s is refused', (_what, value) => expect(readFrameMessage(value)).toBeNull());

/** Any value; some of its lists have holes. */
const strange = fc.anything({ withNullPrototype: true, withSparseArray: true });

test('no value throws', () => {
  fc.assert(
    fc.property(strange, (value) => {
      readMapMessage(value);
      readMapMessage(info({ view: value, area: value }));
      readMapMessage(homes({ ribbon: value, id: value }));
      readFrameMessage({ source: 'facade-map', kind: 'drawn', ring: value });
    }),
  );
});

test('a list with a hole is refused, wherever it is', () => {
  const sparse = <T>(value: T) => fc.sparseArray(fc.constant(value), { maxNumElements: 4, noTrailingHole: false });
  const lists = fc.oneof(
    sparse(home).map((propsList) => [propsList, { ...message, propsList }] as const),
    sparse(2).map((marqueeIgnore) => [marqueeIgnore, { ...message, marqueeIgnore }] as const),
    sparse([ring(3)]).map((parts) => [parts, info({ area: { parts } })] as const),
    sparse(ring(3)).map((part) => [part, info({ area: { parts: [part] } })] as const),
    sparse([3, 50]).map((corners) => [corners, info({ area: { parts: [[corners]] } })] as const),
  );
  fc.assert(
    fc.property(lists, ([list, value]) => {
      const hasHole = Object.keys(list).length < list.length;
      expect(readMapMessage(value) === null).toBe(hasHole);
    }),
  );
});
