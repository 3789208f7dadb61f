import { styled } from 'styled-components';

/** Look of the home whose marker was chosen, over the map. */
export const PopupFrame = styled.div`
  position: absolute;
  inset: auto var(--space-3) var(--space-6);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: start;
  max-width: 360px;
  margin-inline: auto;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  .ui-picture { width: 96px; border-radius: var(--radius-s); overflow: hidden; grid-row: span 4; }
  > :not(.ui-picture) { grid-column: 2; }
  strong { display: block; padding-right: var(--space-6); font: 500 var(--step-1) / 1.2 var(--font-display); }
  a { color: inherit; }
  :is(.ui-ribbon, .closed) { position: static; justify-self: start; margin-top: var(--space-2); }
  .closed { padding: 2px var(--space-3); border-radius: 99px; background: var(--ink); color: var(--surface); font-size: var(--step--1); }
  small { color: var(--muted); }
  > button {
    position: absolute;
    top: 0;
    right: 0;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
`;
