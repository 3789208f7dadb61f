import { styled } from 'styled-components';

/** A panel under its chip; in a list of panels where a phone has no JavaScript. */
export const PanelFrame = styled.div`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  inset: calc(100% + var(--space-2)) auto auto 0;
  /* The header is higher before the page scrolls: how much room is left, the browser says. */
  max-height: min(var(--room, 100dvh) - var(--space-5), 100dvh - var(--header-height) - 96px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-5);
  position: absolute;
  scroll-margin-top: var(--header-height);
  width: min(400px, calc(100vw - 2 * var(--gutter)));

  [data-name='more'] & { inset-inline: auto 0; width: min(620px, 100%); }
  @media (max-width: 960px) {
    && { box-shadow: none; max-height: none; position: static; width: auto; }
  }
  .foot {
    background: var(--surface);
    bottom: calc(-1 * var(--space-5));
    display: flex;
    margin: var(--space-4) calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
    padding: var(--space-3) var(--space-5) var(--space-4);
    position: sticky;
  }
  .show { flex: 1; font-variant-numeric: tabular-nums; }
`;
