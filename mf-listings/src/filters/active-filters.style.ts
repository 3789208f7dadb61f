import { styled } from 'styled-components';

/** Chips of two parts, each a target of 44 pixels around its smaller look. */
export const ActiveList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-block: calc(-1 * var(--space-3)) var(--space-2);

  li {
    background: var(--tint) padding-box;
    border: solid transparent;
    border-width: 5px 0;
    border-radius: 99px;
    display: flex;
    flex: none;
    font-size: var(--step--1);
    max-width: 100%;
  }
  li > * {
    align-items: center;
    display: flex;
    gap: var(--space-1);
    margin-block: -5px;
    min-height: 44px;
    min-width: 0;
    padding-inline: var(--space-3) var(--space-1);
    text-decoration: none;
  }
  .remove { border-radius: 99px; padding-inline: var(--space-2) var(--space-3); }
  svg { color: var(--muted); flex: none; }
  a:hover { text-decoration: underline; }
  a:hover svg { color: var(--ink); }
  .all { background: none; }
  .all a { padding-inline: var(--space-2); text-decoration: underline; }
  /* One row, which scrolls: the first home stays in sight. */
  @media (max-width: 960px) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    overflow-x: auto;
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    white-space: nowrap;
    li { max-width: none; }
  }
  @media (min-width: 1360px) {
    [data-in-bar] { display: none; }
  }
`;
