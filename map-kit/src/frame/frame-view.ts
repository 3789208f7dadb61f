import { boundingExtent, createEmpty, extend, getCenter } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { Box, ScreenPlace } from '../messages/guards.ts';
import type { MapView } from '../messages/map-message.ts';
import { type Marked, membersOf } from './markers/without-overlaps.ts';

const MERCATOR = 'EPSG:3857';
const DEGREES = 'EPSG:4326';

/** Metres around homes that are all at one point. */
const AT_SPOT = 3;

/** Distance in pixels from a group's marker within which the server counted its homes. */
const GROUP_SIZE = 40;

/** Height in pixels of the card of a home or group at the bottom, limited to a part of the map. */
const CARD = 250;
const GROUP_CARD = 430;
const CARD_PART = 0.72;

/** Steps of zoom towards a group. */
const STEPS = 2;

/** Pixels that a side of the map changes by before it shows something else: a scroll bar is less. */
const RESIZED = 64;

/** Maximum zoom for showing a box. */
const NEAREST_BOX = 16;

/** The view of the map, and who moved it: a message, the map itself, or the visitor. */
export class FrameView {
  readonly #map: OlMap;
  readonly #calm: boolean;
  #where: MapView;
  #movesItself = false;
  #isVisitors = false;
  #last = '';

  constructor(map: OlMap, where: MapView, calm: boolean) {
    this.#map = map;
    this.#calm = calm;
    this.#where = where;
    this.look(where);
    // After rotating the device, show the same homes; keep the centre of a view that the visitor chose.
    map.on('change:size', ({ oldValue }) => {
      if (!this.#isVisitors) this.look(this.#where);
      // A view that the visitor chose shows more, or less: the list may follow it.
      else if (this.#last !== '' && isMuchOther(oldValue, map.getSize())) this.#last = 'resized';
    });
  }

  get zoom(): number {
    return this.#map.getView().getZoom() ?? 0;
  }

  get box(): Box {
    return boxOf(this.#map.getView().calculateExtent());
  }

  look(where: MapView): void {
    this.#where = where;
    // A view that fills the map was chosen by the visitor.
    this.#isVisitors = 'box' in where && where.tight === true;
    const view = this.#map.getView();
    // A box that this map reported is kept to the pixel.
    if ('box' in where && where.tight && String(where.box) === String(this.box)) return;
    if ('box' in where) {
      const size = this.#map.getSize() ?? [600, 400];
      const padding = size.some((side) => side < 300) ? [24, 24, 24, 24] : [56, 48, 40, 48];
      const extent = transformExtent(where.box, DEGREES, MERCATOR);
      view.fit(extent, where.tight ? { size } : { padding, size, maxZoom: NEAREST_BOX });
    } else {
      view.setCenter(fromLonLat(where.center));
      view.setZoom(where.zoom);
    }
    this.#movesItself = this.#now() !== this.#last;
  }

  /** Call when the map has stopped moving: returns whether the visitor moved it. Resizing it counts only for a view that the visitor chose. */
  settle(): boolean {
    const isVisitors = this.#now() !== this.#last && !this.#movesItself;
    if (isVisitors) this.#isVisitors = true;
    this.#last = this.#now();
    this.#movesItself = false;
    return isVisitors;
  }

  /** Zooms in by this many steps, or out with a negative number. */
  zoomBy(steps: number): void {
    this.#map.getView().cancelAnimations();
    this.#glide({ zoom: this.#possible(this.zoom + steps) }, 200);
  }

  /** Zooms automatically. */
  goBack(zoom: number): void {
    this.#movesItself = true;
    this.#glide({ zoom }, 200);
  }

  /** Moves a selected home out from under its card. */
  lift({ lng, lat, count }: Marked): void {
    const view = this.#map.getView();
    const [, height = 0] = this.#map.getSize() ?? [];
    const [x = 0, middle = 0] = view.getCenter() ?? [];
    const resolution = view.getResolution() ?? 1;
    const [, y = 0] = fromLonLat([lng, lat]);
    // Positive downwards on the screen, from the middle of the map.
    const below =
      (middle - y) / resolution - (height / 2 - Math.min(count > 1 ? GROUP_CARD : CARD, height * CARD_PART));
    if (below <= 0) return;
    this.#movesItself = true;
    view.animate({ center: [x, middle - below * resolution], duration: this.#calm ? 0 : 250 });
  }

  /** Zooms in on a group until its homes separate, or by two steps if the server counted them: their positions are unknown. */
  approach(group: Marked): void {
    const members = membersOf(group);
    const view = this.#map.getView();
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const room = [width - 2 * GROUP_SIZE, height - 3 * GROUP_SIZE];
    const isKnown = members.every(({ count, spot }) => count === 1 || spot) && Math.min(...room) > 0;
    if (!isKnown) {
      this.#glide({ center: fromLonLat([group.lng, group.lat]), zoom: this.#possible(this.zoom + STEPS) }, 250);
      return;
    }
    const extent = boundingExtent(members.map(({ lng, lat }) => fromLonLat([lng, lat])));
    const fit = view.getZoomForResolution(view.getResolutionForExtent(extent, room)) ?? 0;
    this.#glide({ center: getCenter(extent), zoom: this.#possible(Math.max(fit, this.zoom + 1)) }, 250);
  }

  /** Where a marker is in the frame. */
  placeOf({ lng, lat }: Marked): ScreenPlace {
    const [west = 0, south = 0, east = 1, north = 1] = this.#map.getView().calculateExtent();
    const [x = 0, y = 0] = fromLonLat([lng, lat]);
    return { x: within((x - west) / (east - west)), y: within((north - y) / (north - south)) };
  }

  /** Whether the homes of a group split at a deeper zoom. */
  canPart({ spot }: Marked): boolean {
    return !spot && this.zoom < this.#map.getView().getMaxZoom() - 0.05;
  }

  /** The box of a group's homes. Those that the server counted are around its marker. */
  boxAround(group: Marked): Box {
    const room = GROUP_SIZE * (this.#map.getView().getResolution() ?? 1);
    const around = membersOf(group).map(({ lng, lat, count, spot }) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat]);
      const far = count === 1 || spot ? AT_SPOT : room;
      return [x - far, y - far, x + far, y + far];
    });
    return boxOf(around.reduce((all, one) => extend(all, one), createEmpty()));
  }

  #glide(to: { center?: number[]; zoom: number }, duration: number): void {
    this.#map.getView().animate({ ...to, duration: this.#calm ? 0 : duration });
  }

  #possible(zoom: number): number {
    return this.#map.getView().getConstrainedZoom(zoom) ?? zoom;
  }

  #now(): string {
    const view = this.#map.getView();
    return `${view.getCenter()} ${view.getResolution()}`;
  }
}

const isMuchOther = (before: readonly number[] = [], now: readonly number[] = []): boolean =>
  now.some((side, index) => Math.abs(side - (before[index] ?? side)) > RESIZED);

const within = (part: number): number => Math.min(1, Math.max(0, part));

const boxOf = (extent: number[]): Box =>
  transformExtent(extent, MERCATOR, DEGREES).map((degrees) => Math.round(degrees * 1e5) / 1e5) as Box;
