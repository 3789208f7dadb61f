import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import type { MarkerId } from '../../messages/guards.ts';
import type { MapHome, MapMessage } from '../../messages/map-message.ts';
import { type Box, boxOf } from './marker-box.ts';
import { looksSame, type MarkerLooks, markerElement } from './marker-element.ts';
import { type Marked, membersOf, withoutOverlaps } from './without-overlaps.ts';

export interface MarkerEvents {
  onHover(marked: Marked | null): void;
  onSelect(home: Marked): void;
  /** A group is chosen. */
  onOpen(group: Marked): void;
  /** The markers on the map have changed. */
  onPlaced(): void;
}

interface Marker {
  home: Marked;
  element: HTMLElement;
  overlay: Overlay;
}

/** The markers of the homes, as elements above the map: the keyboard reaches them in the order of the list. */
export class Markers {
  readonly #map: OlMap;
  readonly #events: MarkerEvents;
  readonly #groupTitle: string;
  #markers = new Map<MarkerId, Marker>();
  #looks = '';
  #active: MarkerId | null = null;
  #message: MapMessage | null = null;
  #zoom = 0;
  #boxes: { resolution: number; all: readonly Box[] } | null = null;

  /** @param groupTitle text of a group, with `{{count}}` */
  constructor(map: OlMap, events: MarkerEvents, groupTitle: string) {
    this.#map = map;
    this.#events = events;
    this.#groupTitle = groupTitle;
    map.on('moveend', () => {
      const zoom = map.getView().getZoom() ?? 0;
      if (this.#message && zoom !== this.#zoom) this.#render(this.#message);
    });
  }

  /** Shows only these homes. Unchanged markers are kept, with their focus. */
  show(message: MapMessage): void {
    this.#message = message;
    this.#render(message);
  }

  #render({ propsList, mapType, customMarker, marqueeIgnore }: MapMessage): void {
    this.#zoom = this.#map.getView().getZoom() ?? 0;
    const looks = { customMarker, marqueeIgnore };
    const key = JSON.stringify([looks, mapType]);
    const homes = mapType === 'list' && !customMarker ? this.#apart(propsList) : propsList;
    const wanted = new Map(homes.map((home) => [home.id, home]));
    const isKept = ({ home }: Marker) => {
      const next = wanted.get(home.id);
      return next !== undefined && key === this.#looks && looksSame(next, home);
    };
    const gone = [...this.#markers.values()].filter((marker) => !isKept(marker));
    const focused = this.#remove(gone);
    this.#looks = key;
    const added = [...wanted.values()].filter(({ id }) => !this.#markers.has(id));
    for (const home of added) this.#add(home, looks, mapType);
    // A group that was opened by keyboard is gone. Without focus on the map, the arrow keys would not move it.
    if (focused && !this.focus(focused.home.id)) this.#map.getTargetElement()?.focus({ preventScroll: true });
    this.light(this.#active);
    if (gone.length + added.length === 0) return;
    this.#boxes = null;
    this.#events.onPlaced();
  }

  /** Returns the marker that had the focus. A removed element fires no event for the end of its hover or focus. */
  #remove(gone: readonly Marker[]): Marker | undefined {
    const focused = gone.find(({ element }) => element.matches(':focus'));
    if (focused || gone.some(({ element }) => element.matches(':hover'))) this.#events.onHover(null);
    for (const { home, overlay } of gone) {
      this.#map.removeOverlay(overlay);
      this.#markers.delete(home.id);
    }
    return focused;
  }

  /** The boxes of all markers, in pixels at a resolution of the map. Every name asks for them. */
  boxesAt(resolution: number): readonly Box[] {
    if (this.#boxes?.resolution === resolution) return this.#boxes.all;
    const all = [...this.#markers.values()].map(({ home, overlay }) => {
      const [x = 0, y = 0] = overlay.getPosition() ?? [];
      return boxOf(home, { x: x / resolution, y: -y / resolution }, this.#message?.mapType === 'place');
    });
    this.#boxes = { resolution, all };
    return all;
  }

  #apart(homes: readonly MapHome[]): Marked[] {
    const resolution = this.#map.getView().getResolution() ?? 1;
    const placeOf = ({ lng, lat }: MapHome) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat]);
      return { x: x / resolution, y: -y / resolution };
    };
    return withoutOverlaps(homes, placeOf, (count) => this.#groupTitle.replace('{{count}}', String(count)));
  }

  /** Highlights only the marker of this home, or of its group. */
  light(active: MarkerId | null): void {
    this.#active = active;
    const lit = this.#markerOf(active);
    for (const marker of this.#markers.values()) {
      marker.element.toggleAttribute('data-active', marker === lit);
      marker.overlay.get('wrapper')?.classList.toggle('on-top', marker === lit);
    }
  }

  /** Focuses the marker of a home; false if it has none. */
  focus(id: MarkerId): boolean {
    const marker = this.#markerOf(id);
    marker?.element.focus({ preventScroll: true });
    return marker !== undefined;
  }

  #markerOf(id: MarkerId | null): Marker | undefined {
    if (id === null) return undefined;
    const isOf = ({ home }: Marker) => membersOf(home).some((member) => member.id === id);
    return this.#markers.get(id) ?? [...this.#markers.values()].find(isOf);
  }

  #add(home: Marked, looks: MarkerLooks, mapType: MapMessage['mapType']): void {
    const element = markerElement(home, looks, mapType);
    const position = fromLonLat([home.lng, home.lat]);
    const isCentred = home.count > 1 || looks.customMarker === 'dot';
    const positioning = isCentred ? 'center-center' : 'bottom-center';
    // Pointer events on a marker also reach the map, so that it can be dragged and zoomed there.
    const overlay = new Overlay({ element, position, positioning, stopEvent: false, className: 'marker' });
    // A finger chooses, it does not point.
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && this.#events.onHover(home),
    );
    element.addEventListener('pointerleave', () => this.#events.onHover(null));
    element.addEventListener('focus', () => this.#events.onHover(home));
    element.addEventListener('blur', () => this.#events.onHover(null));
    element.addEventListener('click', () => (home.count > 1 ? this.#events.onOpen(home) : this.#events.onSelect(home)));
    this.#map.addOverlay(overlay);
    const wrapper = element.parentElement;
    wrapper?.setAttribute('role', mapType === 'place' ? 'presentation' : 'listitem');
    overlay.set('wrapper', wrapper);
    this.#markers.set(home.id, { home, element, overlay });
  }
}
