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
  padding: var(--space-4);
  background: var(--surface);
  border-radius: var(--radius);
  box-shadow: var(--shadow);

  html[data-consent='ask'] & {
    display: block;
  }
  /* Chosen, and about to be stored. It keeps its place: what is not displayed at all would never be hydrated. */
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
  form {
    display: grid;
    gap: var(--space-1);
    margin-top: var(--space-4);
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
    /* Lies low, so that what one came for stays in sight. */
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
