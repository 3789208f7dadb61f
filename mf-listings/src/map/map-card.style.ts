import { styled } from 'styled-components';

/** Look of what the chosen marker stands for: a card at the bottom of the map, above its credit. */
export const MapCardFrame = styled.div`
  position: absolute;
  inset: auto var(--space-3) 28px;
  max-width: 400px;
  max-height: min(360px, 60%);
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-inline: auto;
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  h2 { padding-right: 44px; font: 500 var(--step-1) / 44px var(--font-display); }
  .home { position: relative; display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: var(--space-3); align-items: start; }
  li.home { grid-template-columns: 72px minmax(0, 1fr); padding-block: var(--space-2); border-top: 1px solid var(--line); }
  .ui-picture { border-radius: var(--radius-s); overflow: hidden; }
  .text { display: flex; flex-wrap: wrap; gap: 2px var(--space-2); align-items: center; padding-right: 44px; line-height: 1.35; }
  li .text { padding-right: 0; }
  .price { width: 100%; font: 500 var(--step-1) / 1.2 var(--font-display); }
  .price > span:not(.visually-hidden) { display: block; }
  .price :is(small, span:not(.visually-hidden)) { font: 400 var(--step--1) / 1.3 var(--font-text); }
  .text > a { width: 100%; color: inherit; }
  /* The whole home is a target. */
  .home a::after { content: ''; position: absolute; inset: 0; }
  .facts { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); font-size: var(--step--1); }
  .fact { display: inline-flex; align-items: center; gap: var(--space-1); }
  :is(.ui-ribbon, .closed) { position: static; }
  .closed { padding: 2px var(--space-3); border-radius: 99px; background: var(--ink); color: var(--surface); font-size: var(--step--1); }
  small { color: var(--muted); }
  button { position: relative; display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; }
  button:hover { background: var(--tint); }
  .close { position: absolute; z-index: 1; top: 0; right: 0; }
  .actions { display: flex; gap: var(--space-2); align-items: center; margin-bottom: calc(-1 * var(--space-2)); }
  .room { flex: 1; }
  .actions button { margin-inline: calc(-1 * var(--space-1)); }
  .actions .keep { margin-right: calc(-1 * var(--space-3)); }
  .keep[aria-pressed='true'] { color: var(--accent); }
  .all { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-weight: 600; }
`;

/** Look of the home whose marker is pointed at: the same card beside its marker, above what lies on the map. */
export const PeekFrame = styled(MapCardFrame)`
  inset: auto;
  z-index: 3;
  width: 320px;
  max-width: calc(100% - 16px);
  margin: 0;
  overflow: hidden;
  .text { padding-right: 0; }
`;
