import ScaleLine from 'ol/control/ScaleLine.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { FrameEvent } from '../messages/frame-message.ts';
import type { FrameSettings } from '../messages/frame-settings.ts';
import type { Box, MarkerId } from '../messages/guards.ts';
import type { MapMessage } from '../messages/map-message.ts';
import { AreaLayer } from './area-layer.ts';
import { baseLayers } from './base/base-layer.ts';
import { followRegion } from './base/region.ts';
import { DrawControls } from './draw/draw-controls.ts';
import { DrawTool } from './draw/draw-tool.ts';
import { FrameView } from './frame-view.ts';
import { mapInteractions } from './interactions.ts';
import { Markers } from './markers/markers.ts';
import { type Marked, membersOf } from './markers/without-overlaps.ts';
import { stationLayer } from './stations.ts';
import { readPalette } from './style/palette.ts';

/** The initial view, before the first message: Belgium. */
const BELGIUM: Box = [2.5, 49.5, 6.4, 51.5];

/** The map in the frame. A message defines its contents; actions of the visitor are passed to `report`. */
export class FrameMap {
  readonly #target: HTMLElement;
  readonly #map: OlMap;
  readonly #markers: Markers;
  readonly #area: AreaLayer;
  readonly #draw: DrawTool;
  readonly #controls: DrawControls;
  readonly #sight: FrameView;
  #mapType: MapMessage['mapType'] = 'place';
  #view = '';
  #focus: MarkerId | null = null;

  constructor(target: HTMLElement, { map: base, language, texts }: FrameSettings, report: (event: FrameEvent) => void) {
    this.#target = target;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const palette = readPalette(target);
    this.#area = new AreaLayer(palette);
    const markersAt = (resolution: number) => this.#markers.boxesAt(resolution);
    const { ground, names } = baseLayers(base, { palette, language, markersAt });
    const layers = [...ground, ...this.#area.layers];
    if (names) layers.push(stationLayer(language, palette), names);
    this.#map = new OlMap({
      target,
      layers,
      view: new View({ minZoom: 6, maxZoom: 18, enableRotation: false, constrainResolution: false }),
      controls: [new ScaleLine({ minWidth: 72 })],
      interactions: mapInteractions(() => this.#mapType, calm),
    });
    this.#sight = new FrameView(this.#map, { box: base.base?.bounds ?? BELGIUM }, calm);
    const ends = target.ownerDocument.querySelector<HTMLElement>('.ends');
    if (base.base)
      followRegion(this.#map, base.base.url, {
        onTooNear: (most) => this.#sight.goBack(most),
        onGround: (isThere) => ends?.toggleAttribute('hidden', isThere),
      });
    const events = {
      onHover: (marked: Marked | null) => {
        const ids = marked ? membersOf(marked).map(({ id }) => id) : [];
        report({ kind: 'hover', id: marked?.id ?? null, ids, ...(marked && { place: this.#sight.placeOf(marked) }) });
      },
      onSelect: (home: Marked) => {
        report({ kind: 'selected', id: home.id });
        this.#sight.lift(home);
      },
      onOpen: (group: Marked) => {
        if (this.#sight.canPart(group)) return this.#sight.approach(group);
        report({ kind: 'opened', id: group.id, box: this.#sight.boxAround(group) });
        this.#sight.lift(group);
      },
      onPlaced: () => names?.changed(),
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
    target.ownerDocument.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.#draw.getActive()) report({ kind: 'selected', id: null });
    });
    this.#map.on('moveend', () => {
      const { box, zoom } = this.#sight;
      report({ kind: 'moved', box, zoom, byVisitor: this.#sight.settle() });
    });
  }

  show(message: MapMessage): void {
    const { area, view, active, drawing, focus = null } = message.messageInfo;
    this.#mapType = message.mapType;
    this.#target.dataset.type = message.mapType;
    this.#area.show(area);
    this.#markers.show(message);
    this.#markers.light(active);
    this.#draw.turn(drawing);
    this.#controls.set(drawing);
    const key = JSON.stringify(view);
    if (key !== this.#view && !('kept' in view && view.kept)) this.#sight.look(view);
    this.#view = key;
    if (focus !== null && focus !== this.#focus && !this.#markers.focus(focus)) this.#target.focus();
    this.#focus = focus;
  }

  /** Zooms in by this many steps, or out with a negative number. */
  zoomBy(steps: number): void {
    this.#sight.zoomBy(steps);
  }
}
