import { styled } from 'styled-components';

/** The map's place, and the few of OpenLayers' own styles that it needs. */
export const MapBox = styled.div`
  position: relative;
  height: clamp(260px, 62vw, 400px);
  overflow: hidden;
  background: var(--tint);
  @media (scripting: none) {
    display: none;
  }
  .canvas {
    position: absolute;
    inset: 0;
  }
  .canvas:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
    border-radius: inherit;
  }
  .ol-viewport {
    cursor: grab;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .ol-viewport:active {
    cursor: grabbing;
  }
  .ol-viewport canvas {
    all: unset;
    overflow: hidden;
  }
  .pin {
    display: block;
    width: 30px;
    height: 30px;
    margin-bottom: 6px;
    border: 3px solid var(--surface);
    border-radius: 50% 50% 50% 0;
    background: radial-gradient(circle, var(--surface) 4px, var(--accent) 4.75px);
    box-shadow: -2px 3px 6px rgb(28 27 25 / 0.28);
    transform: rotate(-45deg);
  }
  .ol-scale-line {
    position: absolute;
    left: var(--space-4);
    bottom: var(--space-3);
    pointer-events: none;
  }
  .ol-scale-line-inner {
    padding-bottom: 1px;
    border: solid var(--ink);
    border-width: 0 1.5px 1.5px;
    color: var(--ink);
    font-size: 0.75rem;
    line-height: 1.3;
    text-align: center;
  }
  .zoom {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
    display: grid;
    border-radius: var(--radius-s);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  .zoom button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
  }
  .zoom button:hover {
    background: var(--tint);
  }
  .zoom button + button {
    border-top: 1px solid var(--line);
  }
  small {
    position: absolute;
    right: 0;
    bottom: 0;
    padding: 2px var(--space-2);
    border-radius: var(--radius-s) 0 0;
    background: color-mix(in srgb, var(--surface) 82%, transparent);
    font-size: 0.75rem;
  }
  .failed {
    position: absolute;
    inset: 0;
    place-content: center;
    padding: var(--space-5);
    color: var(--muted);
    text-align: center;
  }
`;
