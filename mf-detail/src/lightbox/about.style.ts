import { css } from 'styled-components';

/** Price, place and buttons of the home: in the row of the tabs; in a narrow window below the pictures, where a thumb reaches. */
export const aboutCss = css`
  .about {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    margin-inline-start: auto;
  }
  .about .bar {
    display: contents;
  }
  .about p {
    display: grid;
    flex: 1;
    min-width: 0;
    margin: 0 var(--space-2) 0 0;
    line-height: 1.3;
  }
  .about p > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .about strong {
    font: 600 1rem / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .about p span {
    max-width: 22em;
    color: rgb(255 255 255 / 0.75);
    font-size: 0.8125rem;
  }
  .about a {
    flex: none;
  }
  .about [data-variant='secondary'] {
    padding-inline: var(--space-3);
    border-color: rgb(255 255 255 / 0.4);
    color: inherit;
  }
  .about [data-variant='secondary']:hover {
    background: rgb(255 255 255 / 0.28);
  }
  .about button span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (max-width: 499px), (max-width: 899px) and (min-height: 480px) {
    &[open][data-about] {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) auto auto;
      align-items: center;
    }
    &[data-about] > header {
      display: contents;
    }
    &[data-about] :is([role='tablist'], .overview, .close) {
      grid-row: 1;
      margin: var(--space-1);
    }
    &[data-about] .close {
      grid-column: 3;
      margin-inline-end: var(--space-3);
    }
    &[data-about] .panel {
      grid-area: 2 / 1 / auto / -1;
      height: 100%;
    }
    .about {
      grid-area: 3 / 1 / auto / -1;
      margin: 0;
      padding: var(--space-2) var(--space-3) max(var(--space-2), env(safe-area-inset-bottom));
      border-top: 1px solid rgb(255 255 255 / 0.2);
    }
    .about p span {
      max-width: none;
    }
  }
  @media (max-width: 599px) and (min-height: 480px) {
    .about {
      flex-wrap: wrap;
    }
    .about p {
      flex: 0 0 100%;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
      column-gap: var(--space-3);
    }
  }
  @media (max-width: 599px) {
    .about [data-variant='accent'] {
      flex: 1;
    }
  }
  /* A phone on its side, or a page enlarged four times: the pictures first. */
  @media (max-height: 479px) {
    .about :is(p span, [data-variant='secondary']) {
      display: none;
    }
    .about p {
      padding: 0 var(--space-2);
      background: rgb(18 17 16 / 0.6);
    }
  }
  @media (max-width: 599px) and (max-height: 479px) {
    .about p,
    .caption span + span {
      display: none;
    }
  }
`;
