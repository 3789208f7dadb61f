import { styled } from 'styled-components';

/** While it floats, the shell keeps room below the page for what it covers. */
export const Card = styled.section`
  display: none;
  position: fixed;
  z-index: 60;
  inset: auto var(--space-4) var(--space-4);
  max-width: 34rem;
  max-height: calc(100dvh - 2 * var(--space-4));
  margin-inline: auto;
  overflow: auto;
  overscroll-behavior: contain;
  /* Keyboard users see the focused option above the buttons. */
  scroll-padding-bottom: 10rem;
  padding: var(--space-4);
  background: var(--surface);
  border-radius: var(--radius);
  box-shadow: var(--shadow);

  html[data-consent='ask'] & {
    display: block;
  }
  /* Chosen, and about to be stored. It keeps its space: an element with display: none would never hydrate. */
  html[data-consent-chosen]:not([data-consent-chosen='change']) & {
    visibility: hidden;
  }
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--step-1);
  }
  h2:focus-visible {
    outline: none;
  }
  .close {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  .close:hover {
    background: var(--tint);
  }
  p {
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.45;
  }
  p a {
    color: var(--ink);
  }
  fieldset {
    display: grid;
    min-width: 0;
    margin: var(--space-4) 0 0;
    padding: var(--space-3) 0 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  legend {
    float: left;
    padding: 0;
    font: 600 var(--step-0) / 1.3 var(--font-display);
  }
  legend + * {
    clear: both;
  }
  .record {
    margin-top: var(--space-4);
    overflow-wrap: anywhere;
  }
  .option {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    min-height: 44px;
    padding-block: var(--space-2);
    line-height: 1.4;
  }
  .option input {
    width: 22px;
    height: 22px;
    margin: 0;
  }
  .option :is(strong, small) {
    display: block;
  }
  .option small {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-3);
  }
  /* Always at hand below the options, however long they are. */
  form + .actions {
    position: sticky;
    bottom: calc(-1 * var(--space-4));
    margin-block: var(--space-3) calc(-1 * var(--space-4));
    padding-block: var(--space-3) var(--space-4);
    background: var(--surface);
  }
  .actions > * {
    flex: 4 1 4.5rem;
    padding-inline: var(--space-1);
  }
  /* One row on a phone: the words may take two lines, the card may not take the page. */
  .actions > .change {
    flex: 1 1 5.5rem;
    padding-inline: 0;
  }
  @media (min-width: 768px) {
    padding: var(--space-5) var(--space-6);
    .actions {
      gap: var(--space-2) var(--space-3);
    }
    form + .actions {
      bottom: calc(-1 * var(--space-5));
      margin-bottom: calc(-1 * var(--space-5));
      padding-bottom: var(--space-5);
    }
    /* At the bottom, so that the content stays in sight. */
    &:not(:has(form)) {
      max-width: 76rem;
    }
    html[data-consent='ask'] &:not(:has(form)) {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) 17rem;
      column-gap: var(--space-6);
    }
    &:not(:has(form)) .actions {
      grid-area: 1 / 2 / span 2;
      align-self: center;
      margin: 0;
    }
    .actions > .change {
      flex: 1 0 100%;
      min-height: 44px;
    }
  }
  @media (min-width: 1200px) {
    html[data-consent='ask'] &:not(:has(form)) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    &:not(:has(form)) .actions > * {
      flex: 1 0 9rem;
    }
    .actions > .change {
      order: -1;
      flex: none;
    }
  }
  @media print {
    display: none !important;
  }
`;
