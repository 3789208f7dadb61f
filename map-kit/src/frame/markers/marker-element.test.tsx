import type { MapHome } from '../../messages/map-message.ts';
import { markerElement } from './marker-element.ts';

const home: MapHome = {
  id: 7,
  lng: 3.778,
  lat: 50.63,
  label: '€ 285.000',
  title: '€ 285.000, Woning, Aat',
  count: 1,
  exact: true,
  ribbon: { id: 2, label: 'Verkocht' },
};
const looks = { customMarker: null, marqueeIgnore: [] };

test('a home is a button with its price and its ribbon', () => {
  const marker = markerElement(home, looks, 'list');
  expect(marker).toBeInstanceOf(HTMLButtonElement);
  expect(marker).toHaveTextContent('€ 285.000 Verkocht');
  expect(marker).toHaveAccessibleName('€ 285.000, Woning, Aat, Verkocht');
});

test('an ignored ribbon is not drawn or named', () => {
  const marker = markerElement(home, { ...looks, marqueeIgnore: [2] }, 'list');
  expect(marker).toHaveTextContent(/^€ 285\.000$/);
  expect(marker).toHaveAccessibleName('€ 285.000, Woning, Aat');
});

test('a group shows its number, without a ribbon', () => {
  const marker = markerElement({ ...home, count: 12, label: '12', title: '12 panden' }, looks, 'list');
  expect(marker).toHaveClass('group');
  expect(marker).toHaveTextContent(/^12$/);
});

test('another marker replaces the label, and keeps the name', () => {
  const marker = markerElement(home, { ...looks, customMarker: 'dot' }, 'list');
  expect(marker).toHaveClass('dot');
  expect(marker).toBeEmptyDOMElement();
  expect(marker).toHaveAccessibleName('€ 285.000, Woning, Aat, Verkocht');
});

describe('one place', () => {
  const pin = { ...looks, customMarker: 'pin' } as const;

  test('is marked by a picture, not a button, with its price and its ribbon above the pin', () => {
    const marker = markerElement(home, pin, 'place');
    expect(marker.tagName).toBe('SPAN');
    expect(marker).toHaveAttribute('role', 'img');
    expect(marker.querySelector('.pin')).toBeEmptyDOMElement();
    expect(marker).toHaveTextContent('€ 285.000Verkocht');
    expect(marker).toHaveAccessibleName('€ 285.000, Woning, Aat, Verkocht');
  });

  test('does not show a ribbon that is not for maps', () => {
    const marker = markerElement(home, { ...pin, marqueeIgnore: [2] }, 'place');
    expect(marker).toHaveTextContent(/^€ 285\.000$/);
    expect(marker).toHaveAccessibleName('€ 285.000, Woning, Aat');
  });

  test('is only a pin without price and ribbon', () => {
    const marker = markerElement({ ...home, label: '', ribbon: null }, pin, 'place');
    expect(marker.children).toHaveLength(1);
    expect(marker).toHaveTextContent(/^$/);
  });
});

test('text of a message is not parsed as HTML', () => {
  const marker = markerElement({ ...home, label: '<img src=x onerror=alert(1)>', ribbon: null }, looks, 'list');
  expect(marker.querySelector('img')).toBeNull();
  expect(marker).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test.each(['closed', 'seen'] as const)('a home that is %s is marked as such', (state) => {
  expect(markerElement({ ...home, [state]: true }, looks, 'list')).toHaveAttribute(`data-${state}`);
  expect(markerElement(home, looks, 'list')).not.toHaveAttribute(`data-${state}`);
});

test('a home whose address is hidden is marked as such', () => {
  expect(markerElement({ ...home, exact: false }, looks, 'list')).toHaveAttribute('data-around');
});
