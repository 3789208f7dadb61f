import { css } from 'styled-components';

/** A text module: beside its picture, with its background, and a table of contents if it is long. */
export const proseStyle = css`
  .prose-module,
  .prose-module .text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: center;
    justify-items: start;
  }
  .prose-module .ui-picture {
    width: 100%;
    border-radius: var(--radius);
  }
  &[data-relation='valuation'] .prose-module {
    overflow: hidden;
    gap: 0;
    border-radius: var(--radius);
    background: var(--primary);
  }
  &[data-relation='valuation'] .text {
    padding: clamp(32px, 5vw, 80px);
  }
  &[data-relation='valuation'] .prose {
    color: var(--muted);
  }
  &[data-relation='valuation'] .ui-picture {
    height: 100%;
    border-radius: 0;
  }
  &[data-background='primary'] .prose-module > .text {
    padding: 0;
  }
  &[data-relation='valuation'] h2 {
    font-size: var(--step-4);
  }
  .contents {
    display: none;
  }
  @media (min-width: 1200px) {
    .prose-module:has(> .contents) {
      grid-template-columns: minmax(0, 1fr) 340px;
      column-gap: var(--space-8);
      align-content: start;
    }
    .contents {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      display: block;
      align-self: start;
      justify-self: stretch;
      padding: var(--space-5);
      border-radius: var(--radius);
      background: var(--surface);
    }
    .contents p {
      font: var(--display-weight) var(--step-1) / 1.25 var(--font-display);
    }
    .contents ol {
      margin-top: var(--space-2);
    }
    .contents li + li {
      border-top: 1px solid var(--line);
    }
    .contents a {
      display: flex;
      align-items: center;
      min-height: 44px;
      text-decoration: none;
    }
    .contents a:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 961px) {
    &[data-relation='valuation']:not([data-picture]) .text {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-8);
      width: 100%;
    }
    &[data-relation='valuation']:not([data-picture]) .text > :not(h2) {
      grid-column: 2;
    }
    &[data-relation='valuation']:not([data-picture]) h2 {
      grid-row: span 2;
    }
    &[data-relation='text']:not([data-picture], [data-span]) .text:has(> h2 + .prose) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: var(--space-8);
      width: 100%;
    }
    &[data-relation='text']:not([data-picture], [data-span]) .text:has(> h2 + .prose) > :not(h2, .prose) {
      grid-column: 2;
    }
    &[data-picture] .prose-module {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-8);
    }
    &[data-relation='valuation'] .prose-module {
      gap: 0;
    }
    &[data-relation='article']:nth-of-type(even) .ui-picture {
      order: -1;
    }
  }
`;
