import PointerInteraction from 'ol/interaction/Pointer.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import { isPosition, type Position } from '../../messages/guards.ts';
import type { Palette } from '../style/palette.ts';
import { type Place, Sketch } from './sketch.ts';
import { SketchLayer } from './sketch-layer.ts';

/** Pixels that a pointer must move to draw a stroke: less is a click that adds a corner. */
const STROKE = 8;

/** Pixels around a corner that count as the corner. */
const REACH = 14;

export interface DrawEvents {
  onDrawn(ring: Position[]): void;
  /** Called on changes: the number of corners, and whether they are enough for an area. */
  onSketch(corners: number, isArea: boolean): void;
}

/** Draws an area: by one stroke of the pointer, by clicked corners, or by corners in the middle of the map. */
export class DrawTool extends PointerInteraction {
  readonly #map: OlMap;
  readonly #sketch = new Sketch();
  readonly #layer: SketchLayer;
  readonly #events: DrawEvents;
  #down: readonly number[] | null = null;

  constructor(map: OlMap, palette: Palette, events: DrawEvents) {
    super();
    this.#map = map;
    this.#events = events;
    this.#layer = new SketchLayer(map, palette);
    this.setActive(false);
    map.addInteraction(this);
  }

  turn(isOn: boolean): void {
    if (this.getActive() === isOn) return;
    this.#down = null;
    this.#sketch.clear();
    this.setActive(isOn);
    this.#show();
  }

  /** Adds a corner in the middle of the map. */
  addMiddle(): void {
    const [x, y] = this.#map.getView().getCenter() ?? [];
    if (x !== undefined && y !== undefined) this.#add([x, y]);
  }

  undo(): void {
    this.#sketch.undo();
    this.#show();
  }

  /** Finishes the area, if there are enough corners. */
  finish(): void {
    const ring = this.#sketch.places.map((place) => toLonLat([...place]).map(roundTo5));
    const isRing = this.#sketch.isArea && ring.every(isPosition);
    this.#sketch.clear();
    this.#show();
    if (isRing) this.#events.onDrawn(ring as Position[]);
  }

  override handleEvent(event: MapBrowserEvent): boolean {
    // The second click has already closed the area.
    return event.type !== 'dblclick' && super.handleEvent(event);
  }

  override handleDownEvent({ pixel }: MapBrowserEvent): boolean {
    this.#down = pixel;
    return true;
  }

  override handleDragEvent({ pixel, coordinate }: MapBrowserEvent): void {
    // A second finger starts another gesture.
    if (this.getPointerCount() > 1) {
      this.#down = null;
      if (this.#sketch.isStroke) this.#sketch.clear();
    } else if (this.#down) this.#stroke(this.#down, pixel, coordinate);
    this.#show();
  }

  override handleUpEvent({ coordinate }: MapBrowserEvent): boolean {
    const wasDown = this.#down !== null;
    this.#down = null;
    if (this.#sketch.isStroke) this.finish();
    else if (wasDown) this.#add(placeOf(coordinate));
    return false;
  }

  #stroke(from: readonly number[], to: readonly number[], place: readonly number[]): void {
    const [x = 0, y = 0] = from;
    if (!this.#sketch.isStroke) {
      if (Math.hypot((to[0] ?? 0) - x, (to[1] ?? 0) - y) <= STROKE) return;
      this.#sketch.draw(placeOf(this.#map.getCoordinateFromPixel([x, y])));
    }
    this.#sketch.draw(placeOf(place));
  }

  #add(place: Place): void {
    const reach = REACH * (this.#map.getView().getResolution() ?? 1);
    if (this.#sketch.add(place, reach)) this.finish();
    else this.#show();
  }

  #show(): void {
    this.#layer.show(this.#sketch);
    const corners = this.#sketch.isStroke ? 0 : this.#sketch.places.length;
    this.#events.onSketch(corners, corners > 0 && this.#sketch.isArea);
  }
}

const placeOf = ([x = 0, y = 0]: readonly number[]): Place => [x, y];

const roundTo5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
