import { styled } from 'styled-components';

/** Chips with a cross, each a target of 44 pixels around its smaller look. */
export const ActiveList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-block: calc(-1 * var(--space-3)) var(--space-2);

  a {
    align-items: center;
    display: inline-flex;
    min-height: 44px;
    text-decoration: none;
  }
  a:not(.clear) {
    background: var(--tint) padding-box;
    border: solid transparent;
    border-width: 5px 0;
    border-radius: 99px;
    font-size: var(--step--1);
    gap: var(--space-2);
    padding-inline: var(--space-3);
  }
  a:not(.clear):hover { background-color: var(--line); }
  .clear { font-size: var(--step--1); padding-inline: var(--space-2); text-decoration: underline; }
  /* One row, which scrolls: the first home stays in sight. */
  @media (max-width: 960px) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    overflow-x: auto;
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    white-space: nowrap;
  }
  @media (min-width: 1360px) {
    [data-in-bar] { display: none; }
  }
`;
