import ScaleLine from 'ol/control/ScaleLine.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import type { FrameEvent } from '../messages/frame-message.ts';
import type { FrameSettings } from '../messages/frame-settings.ts';
import type { Box, MarkerId } from '../messages/guards.ts';
import type { MapHome, MapMessage, MapView } from '../messages/map-message.ts';
import { AreaLayer } from './area-layer.ts';
import { baseLayers } from './base/base-layer.ts';
import { limitZoom } from './base/zoom-limit.ts';
import { DrawControls } from './draw/draw-controls.ts';
import { DrawTool } from './draw/draw-tool.ts';
import { mapInteractions } from './interactions.ts';
import { Markers } from './markers/markers.ts';
import { stationLayer } from './stations.ts';
import { readPalette } from './style/palette.ts';

/** Where to look before a page says so: Belgium. */
const BELGIUM: Box = [2.5, 49.5, 6.4, 51.5];

const MERCATOR = 'EPSG:3857';
const DEGREES = 'EPSG:4326';

/** The map in the frame. A message says all that it shows; what the visitor does is handed to `report`. */
export class FrameMap {
  readonly #target: HTMLElement;
  readonly #map: OlMap;
  readonly #markers: Markers;
  readonly #area: AreaLayer;
  readonly #draw: DrawTool;
  readonly #controls: DrawControls;
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #mapType: MapMessage['mapType'] = 'place';
  #view = '';
  #movedByMessage = true;

  constructor(target: HTMLElement, { map: base, language, texts }: FrameSettings, report: (event: FrameEvent) => void) {
    this.#target = target;
    const palette = readPalette(target);
    this.#area = new AreaLayer(palette);
    const layers = [...baseLayers(base, palette), ...this.#area.layers];
    if (base.base) layers.push(stationLayer(language, palette));
    this.#map = new OlMap({
      target,
      layers,
      view: new View({ minZoom: 6, maxZoom: 18, enableRotation: false, constrainResolution: false }),
      controls: [new ScaleLine({ minWidth: 72 })],
      interactions: mapInteractions(() => this.#mapType, this.#calm),
    });
    this.#look({ box: base.base?.bounds ?? BELGIUM });
    if (base.base) limitZoom(this.#map, base.base.url);
    const events = {
      onHover: (id: MarkerId | null) => report({ kind: 'hover', id }),
      onSelect: (id: MarkerId) => report({ kind: 'selected', id }),
      onOpen: ({ lng, lat }: MapHome) => this.#approach(lng, lat),
    };
    this.#markers = new Markers(this.#map, events, texts.group);
    this.#draw = new DrawTool(this.#map, palette, {
      onDrawn: (ring) => report({ kind: 'drawn', ring }),
      onSketch: (corners, isArea) => this.#controls?.follow(corners, isArea),
    });
    this.#controls = new DrawControls(target, texts, this.#draw, report);
    this.#map.on('click', ({ originalEvent }) => {
      const isOnGround = !(originalEvent.target as Element).closest?.('.marker');
      if (isOnGround && !this.#draw.getActive()) report({ kind: 'selected', id: null });
    });
    this.#map.on('moveend', () => {
      report({ kind: 'moved', box: this.#box(), zoom: this.#zoom(), byVisitor: !this.#movedByMessage });
      this.#movedByMessage = false;
    });
  }

  show(message: MapMessage): void {
    const { area, view, active, drawing } = message.messageInfo;
    this.#mapType = message.mapType;
    this.#target.dataset.type = message.mapType;
    this.#area.show(area);
    this.#markers.show(message);
    this.#markers.light(active);
    this.#draw.turn(drawing);
    this.#controls.set(drawing);
    const key = JSON.stringify(view);
    if (key !== this.#view) this.#look(view);
    this.#view = key;
  }

  /** Steps nearer, or further away with a negative number. */
  zoomBy(steps: number): void {
    const view = this.#map.getView();
    view.cancelAnimations();
    const zoom = this.#zoom() + steps;
    view.animate({ zoom: view.getConstrainedZoom(zoom) ?? zoom, duration: this.#calm ? 0 : 200 });
  }

  /** Two steps nearer to a point. */
  #approach(lng: number, lat: number): void {
    const view = this.#map.getView();
    const zoom = this.#zoom() + 2;
    view.animate({
      center: fromLonLat([lng, lat]),
      zoom: view.getConstrainedZoom(zoom) ?? zoom,
      duration: this.#calm ? 0 : 250,
    });
  }

  #look(where: MapView): void {
    this.#movedByMessage = true;
    const view = this.#map.getView();
    if ('box' in where) {
      const size = this.#map.getSize() ?? [600, 400];
      const padding = size.some((side) => side < 300) ? [24, 24, 24, 24] : [56, 48, 40, 48];
      view.fit(transformExtent(where.box, DEGREES, MERCATOR), { padding, size, maxZoom: 16 });
      return;
    }
    view.setCenter(fromLonLat(where.center));
    view.setZoom(where.zoom);
  }

  #zoom(): number {
    return this.#map.getView().getZoom() ?? 0;
  }

  #box(): Box {
    const extent = transformExtent(this.#map.getView().calculateExtent(), MERCATOR, DEGREES);
    return extent.map((degrees) => Math.round(degrees * 1e5) / 1e5) as Box;
  }
}
