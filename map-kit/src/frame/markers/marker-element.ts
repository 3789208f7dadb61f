import type { MapHome, MapMessage } from '../../messages/map-message.ts';

/** What a marker looks like besides its home. */
export type MarkerLooks = Pick<MapMessage, 'customMarker' | 'marqueeIgnore'>;

/** The button that marks a home. A map of one place marks it with a pin, which is no button: there is nothing to choose. */
export function markerElement(home: MapHome, looks: MarkerLooks, mapType: MapMessage['mapType']): HTMLElement {
  const element = document.createElement(mapType === 'place' ? 'span' : 'button');
  if (element instanceof HTMLButtonElement) element.type = 'button';
  const isGroup = home.count > 1;
  element.className = isGroup ? 'group' : (looks.customMarker ?? 'price');
  if (!home.exact) element.dataset.around = '';
  if (mapType === 'place') {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', home.title);
    return element;
  }
  const ribbon = isGroup || !home.ribbon || looks.marqueeIgnore.includes(home.ribbon.id) ? null : home.ribbon.label;
  element.setAttribute('aria-label', ribbon ? `${home.title}, ${ribbon}` : home.title);
  const shows = isGroup || !looks.customMarker;
  if (shows) element.append(textIn('span', home.label));
  if (shows && ribbon) element.append(textIn('small', ribbon));
  return element;
}

function textIn(name: 'span' | 'small', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Two homes of which the same marker is made. */
export const looksSame = (first: MapHome, second: MapHome): boolean => JSON.stringify(first) === JSON.stringify(second);
