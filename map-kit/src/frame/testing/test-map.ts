import OlMap from 'ol/Map.js';
import View from 'ol/View.js';

/** A map around Ath with a size that the test sets; draws nothing. */
export function testMap(target?: HTMLElement): OlMap {
  // jsdom has neither sizes nor ResizeObserver.
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
