import OlMap from 'ol/Map.js';
import View from 'ol/View.js';

/** A map of a size that a test sets, around Ath; nothing is drawn. */
export function testMap(target?: HTMLElement): OlMap {
  // jsdom has neither sizes nor who watches them.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const view = new View({ minZoom: 6, maxZoom: 18, constrainResolution: false });
  const map = new OlMap({ view, controls: [], interactions: [], ...(target && { target }) });
  view.setViewportSize([600, 400]);
  map.setSize([600, 400]);
  return map;
}
