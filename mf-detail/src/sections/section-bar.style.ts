import { styled } from 'styled-components';

/** One line that scrolls sideways where it is too long. The part in view is marked, before the scripts only by browsers that know how. */
export const Bar = styled.nav`
  position: var(--sticky, sticky);
  z-index: 2;
  top: var(--header-height);
  margin: 0 calc(-1 * var(--gutter));
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ul {
    display: flex;
    gap: var(--space-5);
    width: max-content;
    margin: 0;
    padding: 0;
    list-style: none;
    scroll-target-group: auto;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-bottom: 2px solid transparent;
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--ink);
    border-color: var(--line);
  }
  /* Within :is() a browser leaves out what it does not know, and keeps the rest of the rule. */
  :is([aria-current], ul:not(:has([aria-current])) a:target-current) {
    color: var(--ink);
    border-color: var(--accent);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 961px) {
    margin: 0;
    padding: 0;
  }
  @media print {
    display: none;
  }
`;
