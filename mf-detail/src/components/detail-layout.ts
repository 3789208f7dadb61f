import { styled } from 'styled-components';

/**
 * Frame of the property and the project page: gallery across, then text with a card that sticks beside it, then what spans the
 * page again. On paper a sheet to hand out: picture, facts, energy, agent.
 */
export const DetailLayout = styled.article`
  display: grid;
  gap: var(--space-5);
  padding-bottom: var(--space-9);
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--step-2);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-5);
    padding-top: var(--space-3);
  }
  .top nav {
    min-width: 0;
  }
  .columns {
    display: grid;
    gap: var(--space-6);
  }
  .main {
    display: grid;
    align-content: start;
    gap: var(--space-7);
    min-width: 0;
  }
  .rest {
    display: grid;
    gap: var(--space-8);
    margin-top: var(--space-6);
    content-visibility: auto;
    contain-intrinsic-size: auto 1400px;
  }
  .enquiry {
    max-width: 760px;
    scroll-margin-top: calc(var(--header-height) + var(--space-5));
  }
  .bar {
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
  .bar > :first-child {
    flex: 1;
  }
  @media (min-width: 961px) {
    gap: var(--space-6);
    .columns {
      grid-template-columns: minmax(0, 1fr) 340px;
      gap: var(--space-8);
    }
    aside {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    .bar {
      display: none;
    }
  }
  @media print {
    display: block;
    padding: 0;
    font-size: 10pt;
    .top,
    .rest,
    .bar,
    .screen {
      display: none;
    }
    .columns,
    .main {
      display: block;
    }
    .main > *,
    aside {
      margin-top: 6mm;
    }
    h1 {
      font-size: 22pt;
    }
    h2 {
      margin-bottom: 2mm;
      font-size: 14pt;
    }
  }
`;
