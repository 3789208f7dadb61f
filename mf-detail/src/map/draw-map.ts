import { ScaleLine } from 'ol/control.js';
import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type { Town } from '../api-client/get-towns.ts';
import type { MapScene } from '../model/map/map-scene.ts';
import { areaLayers } from './area-layers.ts';
import { readColours } from './colours.ts';
import { considerateInteractions } from './interactions.ts';
import { tileLayer } from './tile-layer.ts';
import { townLayers } from './town-layers.ts';

export interface MapInput {
  scene: MapScene;
  /** Like `https://…/{z}/{x}/{y}.png`; empty for the plain base of towns. */
  tileUrl: string;
  towns: Town[];
  /** Whoever asked for less motion gets none. */
  calm: boolean;
}

/** A drawn map, as far as the page handles it. */
export interface PlaceMapHandle {
  /** Steps nearer, or further away with a negative number. */
  zoomBy: (steps: number) => void;
  destroy: () => void;
}

export type DrawMap = (target: HTMLElement, input: MapInput) => PlaceMapHandle;

const ZOOM_MS = 200;

/** Draws the map of a place into `target` with OpenLayers, in the colours of the theme. */
export const drawMap: DrawMap = (target, { scene, tileUrl, towns, calm }) => {
  const colours = readColours(target);
  const center = fromLonLat([scene.center.lng, scene.center.lat]);
  const view = new View({ center, zoom: scene.zoom, minZoom: 8, maxZoom: tileUrl ? 18 : 15, enableRotation: false });
  const map = new OlMap({
    target,
    view,
    layers: [
      ...(tileUrl ? [tileLayer(tileUrl)] : townLayers(towns, colours)),
      ...(scene.aroundMetres === null ? [] : areaLayers(scene.center, scene.aroundMetres, colours)),
    ],
    controls: [new ScaleLine({ minWidth: 72 })],
    interactions: considerateInteractions(calm),
  });
  if (scene.aroundMetres === null) map.addOverlay(pinAt(center));

  return {
    zoomBy: (steps) => {
      view.cancelAnimations();
      const zoom = (view.getZoom() ?? scene.zoom) + steps;
      view.animate({ zoom: view.getConstrainedZoom(zoom) ?? zoom, duration: calm ? 0 : ZOOM_MS });
    },
    destroy: () => map.setTarget(undefined),
  };
};

/** Of HTML, so that the page's own styles draw it. */
function pinAt(position: number[]): Overlay {
  const element = document.createElement('span');
  element.className = 'pin';
  return new Overlay({ element, position, positioning: 'bottom-center', stopEvent: false });
}
