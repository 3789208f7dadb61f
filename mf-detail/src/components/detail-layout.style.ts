import { styled } from 'styled-components';

/**
 * Frame of the property and the project page: gallery across, then text with a card that sticks beside it, then what spans the
 * page again. On paper a sheet to hand out: picture, facts, energy, agent.
 */
export const DetailLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-bottom: var(--space-9);
  .columns h2 {
    margin-bottom: var(--space-4);
    font-size: var(--step-2);
  }
  > .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-top: var(--space-2);
  }
  > .top nav {
    min-width: 0;
  }
  > .top ol {
    flex-wrap: nowrap;
  }
  > .top li:not(:last-child) {
    flex: none;
  }
  > .top [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .body > .columns,
  .columns > .main,
  > .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
  .columns > .main {
    align-content: start;
    gap: var(--space-7);
  }
  > .rest {
    gap: var(--space-8);
    margin-top: var(--space-6);
  }
  > .rest > .enquiry {
    max-width: 760px;
  }
  > .body > .bar {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0 calc(-1 * var(--gutter));
    padding: var(--space-2) var(--gutter);
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  > .body > .bar > :first-child {
    flex: 1;
  }
  .enquiry > h2 {
    margin-bottom: var(--space-5);
    font-size: var(--step-3);
  }
  @media (min-width: 961px) {
    gap: var(--space-6);
    > .body > .columns {
      grid-template-columns: minmax(0, 1fr) 340px;
      gap: var(--space-8);
    }
    .columns > aside {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    > .body > .bar {
      display: none;
    }
  }
  @media print {
    display: block;
    padding: 0;
    font-size: 10pt;
    > .top,
    > .rest,
    > .body > .bar {
      display: none;
    }
    > .body > .columns,
    .columns > .main {
      display: block;
    }
    .main > *,
    .columns > aside {
      margin-top: 6mm;
    }
    h1 {
      font-size: 22pt;
    }
    .columns h2 {
      margin-bottom: 2mm;
      font-size: 14pt;
    }
  }
`;
