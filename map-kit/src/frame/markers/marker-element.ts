import type { MapHome, MapMessage } from '../../messages/map-message.ts';

/** The appearance of a marker besides its home. */
export type MarkerLooks = Pick<MapMessage, 'customMarker' | 'marqueeIgnore'>;

/**
 * The button that marks a home. On a map of one place it is not a button, because there is nothing to select: a pin on
 * the spot, with the label of the list's marker above it.
 */
export function markerElement(home: MapHome, looks: MarkerLooks, mapType: MapMessage['mapType']): HTMLElement {
  const isGroup = home.count > 1;
  const ribbon = isGroup || !home.ribbon || looks.marqueeIgnore.includes(home.ribbon.id) ? null : home.ribbon.label;
  const name = ribbon ? `${home.title}, ${ribbon}` : home.title;
  if (mapType === 'place') return placeElement(home, { looks, ribbon, name });
  const element = document.createElement('button');
  element.type = 'button';
  element.className = isGroup ? 'group' : (looks.customMarker ?? 'price');
  if (!home.exact) element.dataset.around = '';
  if (home.closed) element.dataset.closed = '';
  if (home.seen) element.dataset.seen = '';
  element.setAttribute('aria-label', name);
  const shows = isGroup || !looks.customMarker;
  if (shows) element.append(textIn('span', home.label));
  // The space separates the words for screen readers that read the contents.
  if (shows && ribbon) element.append(' ', textIn('small', ribbon));
  return element;
}

interface PlaceLooks {
  looks: MarkerLooks;
  ribbon: string | null;
  /** The whole label in words. */
  name: string;
}

function placeElement({ label, exact }: MapHome, { looks, ribbon, name }: PlaceLooks): HTMLElement {
  const element = document.createElement('span');
  element.className = 'place';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', name);
  if (!exact) element.dataset.around = '';
  const tag = element.appendChild(textIn('span', ''));
  tag.className = 'tag';
  if (label) tag.append(textIn('span', label));
  if (ribbon) tag.append(textIn('small', ribbon));
  if (tag.childElementCount === 0) tag.remove();
  element.appendChild(textIn('span', '')).className = looks.customMarker ?? 'pin';
  return element;
}

function textIn(name: 'span' | 'small', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Whether two homes have the same marker. */
export const looksSame = (first: MapHome, second: MapHome): boolean => JSON.stringify(first) === JSON.stringify(second);
