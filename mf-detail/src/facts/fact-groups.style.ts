import { styled } from 'styled-components';

export const Groups = styled.section`
  > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: var(--muted);
    transition: transform var(--fast);
  }
  > [open] > summary svg {
    transform: rotate(180deg);
  }
  h3 {
    margin: 0;
    font: 600 var(--step-1) / 1.3 var(--font-display);
  }
  [open] > dl {
    margin-bottom: var(--space-4);
  }
  dl > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);
    align-content: start;
    gap: 0 var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  dt {
    max-width: 12em;
    color: var(--muted);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  .explained > dd {
    padding-right: 36px;
  }
  dd::first-letter {
    text-transform: uppercase;
  }
  dl > div > .why {
    grid-column: 1 / -1;
    padding: 0;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.5;
  }
  .why summary {
    position: absolute;
    top: 0;
    right: -10px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 40px;
    list-style: none;
    cursor: pointer;
  }
  .why [open] > summary svg {
    color: var(--accent);
  }
  .why p {
    max-width: 65ch;
    margin-top: var(--space-1);
  }
  @media (min-width: 768px), print {
    > details::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
    @supports selector(::details-content) {
      > details > summary {
        min-height: 0;
        border: 0;
        cursor: default;
        pointer-events: none;
      }
      > details > summary svg {
        display: none;
      }
    }
  }
  @media (min-width: 768px) {
    > details + details {
      margin-top: var(--space-6);
    }
    h3 {
      margin-bottom: var(--space-2);
    }
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-6);
    }
    dt {
      max-width: none;
    }
  }
  @media print {
    dl > div > .why {
      display: none;
    }
    .explained > dd {
      padding: 0;
    }
    columns: 3;
    column-gap: 6mm;
    font-size: 7.7pt;
    line-height: 1.26;
    /* Reference and goal are in the heading and on the card. */
    [data-group='general'] {
      display: none;
    }
    [data-group='general'] + details {
      margin-top: 0;
    }
    h2 {
      column-span: all;
    }
    h3 {
      margin-bottom: 0.5mm;
      font-size: 9.5pt;
      break-after: avoid;
    }
    dl {
      display: block;
    }
    dl > div {
      grid-template-columns: 1.1fr 1fr;
      gap: 0 2mm;
      padding: 0.4mm 0;
    }
    details + details {
      margin-top: 2.2mm;
    }
    [open] > dl {
      margin: 0;
    }
  }
`;
