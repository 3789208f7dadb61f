import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import type { MarkerId } from '../../messages/guards.ts';
import type { MapHome, MapMessage } from '../../messages/map-message.ts';
import { looksSame, type MarkerLooks, markerElement } from './marker-element.ts';
import { type Marked, membersOf, withoutOverlaps } from './without-overlaps.ts';

export interface MarkerEvents {
  onHover(marked: Marked | null): void;
  onSelect(home: Marked): void;
  /** A group is chosen. */
  onOpen(group: Marked): void;
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
    for (const [id, marker] of this.#markers) {
      const home = wanted.get(id);
      if (home && key === this.#looks && looksSame(home, marker.home)) continue;
      this.#map.removeOverlay(marker.overlay);
      this.#markers.delete(id);
    }
    this.#looks = key;
    for (const home of wanted.values()) {
      if (!this.#markers.has(home.id)) this.#add(home, looks, mapType);
    }
    this.light(this.#active);
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
    element.addEventListener('pointerenter', () => this.#events.onHover(home));
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
