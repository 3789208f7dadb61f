import { css } from 'styled-components';
import { menuCss } from '../menu/menu.style.ts';

export const fieldsCss = css`
  .fields {
    display: grid;
    gap: var(--space-5);
    max-width: 60rem;
  }
  .fields > * {
    min-width: 0;
  }
  .markdown,
  .pictures {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    border: 0;
  }
  .markdown textarea {
    font-family: ui-monospace, monospace;
    font-size: 15px;
  }
  .helps {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    align-items: start;
    justify-content: space-between;
  }
  .helps details {
    max-width: 100%;
    color: var(--muted);
    font-size: var(--step--1);
  }
  .helps summary,
  .pictures summary {
    align-items: center;
    width: fit-content;
    margin: 0;
    font-weight: 600;
    font-size: var(--step--1);
  }
  .helps li {
    padding-block: 2px;
  }
  .helps code {
    padding: 1px 6px;
    border-radius: 4px;
    background: var(--tint);
    color: var(--ink);
  }
  .rendered {
    padding: var(--space-4) var(--space-5);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-s);
    overflow-wrap: anywhere;
  }
  .pictures legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--step--1);
  }
  .pictures .none {
    color: var(--muted);
  }
  .pictures .wrong {
    color: var(--danger);
    font-size: var(--step--1);
  }
  .chosen,
  .library {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--space-3);
  }
  .library {
    margin-top: var(--space-3);
  }
  .pictures img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-s);
    object-fit: cover;
  }
  .library label {
    position: relative;
    display: grid;
    gap: var(--space-1);
    font-size: var(--step--1);
    cursor: pointer;
  }
  .library input {
    position: absolute;
    top: var(--space-2);
    left: var(--space-2);
    width: 22px;
    height: 22px;
  }
  ${menuCss}
`;
