import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import type { MarkerId } from '../../messages/guards.ts';
import type { MapHome, MapMessage } from '../../messages/map-message.ts';
import { looksSame, type MarkerLooks, markerElement } from './marker-element.ts';

export interface MarkerEvents {
  onHover(id: MarkerId | null): void;
  onSelect(id: MarkerId): void;
}

interface Marker {
  home: MapHome;
  element: HTMLElement;
  overlay: Overlay;
}

/** The markers of the homes, as elements above the map: the keyboard reaches them in the order of the list. */
export class Markers {
  readonly #map: OlMap;
  readonly #events: MarkerEvents;
  #markers = new Map<MarkerId, Marker>();
  #looks = '';
  #active: MarkerId | null = null;

  constructor(map: OlMap, events: MarkerEvents) {
    this.#map = map;
    this.#events = events;
  }

  /** Shows these homes and no others. Markers that stay the same stay in place, with the focus where it is. */
  show({ propsList, mapType, customMarker, marqueeIgnore }: MapMessage): void {
    const looks = { customMarker, marqueeIgnore };
    const key = JSON.stringify([looks, mapType]);
    const wanted = new Map(propsList.map((home) => [home.id, home]));
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
  }

  /** Lights up one marker. */
  light(active: MarkerId | null): void {
    const set = (id: MarkerId | null, isActive: boolean) => {
      const marker = id === null ? undefined : this.#markers.get(id);
      if (!marker) return;
      marker.element.toggleAttribute('data-active', isActive);
      marker.overlay.get('wrapper')?.classList.toggle('on-top', isActive);
    };
    set(this.#active, false);
    set(active, true);
    this.#active = active;
  }

  #add(home: MapHome, looks: MarkerLooks, mapType: MapMessage['mapType']): void {
    const element = markerElement(home, looks, mapType);
    const position = fromLonLat([home.lng, home.lat]);
    const isCentred = home.count > 1 || looks.customMarker === 'dot';
    const positioning = isCentred ? 'center-center' : 'bottom-center';
    // What is done to a marker also reaches the map, so that it can be dragged and zoomed there.
    const overlay = new Overlay({ element, position, positioning, stopEvent: false, className: 'marker' });
    element.addEventListener('pointerenter', () => this.#events.onHover(home.id));
    element.addEventListener('pointerleave', () => this.#events.onHover(null));
    element.addEventListener('focus', () => this.#events.onHover(home.id));
    element.addEventListener('blur', () => this.#events.onHover(null));
    element.addEventListener('click', () => this.#events.onSelect(home.id));
    this.#map.addOverlay(overlay);
    const wrapper = element.parentElement;
    wrapper?.setAttribute('role', mapType === 'place' ? 'presentation' : 'listitem');
    overlay.set('wrapper', wrapper);
    this.#markers.set(home.id, { home, element, overlay });
  }
}
