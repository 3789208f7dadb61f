import { css } from 'styled-components';

/** The heart with its number: at the end of the bar; on phones and tablets opposite the drawer. */
export const favouritesCss = css`
  .favourites {
    justify-content: center;
    min-width: 44px;
    position: relative;
  }
  .favourites b {
    background: var(--accent);
    border-radius: 99px;
    color: var(--accent-ink);
    font: 600 11px/18px var(--font-text);
    inset: 2px 0 auto auto;
    min-width: 18px;
    padding-inline: 4px;
    position: absolute;
    text-align: center;
  }
  .favourites:hover svg {
    color: var(--accent);
  }
  @media (min-width: 961px) {
    .zone[data-place='right'] {
      margin-inline-start: auto;
    }
  }
  @media (max-width: 960px) {
    .favourites {
      inset-inline-start: -10px;
      position: absolute;
    }
    /* Without a favourite it would be one more empty heart beside the one that saves a home. */
    .favourites:has([hidden]) {
      display: none;
    }
    .drawer[data-side='left'] ~ .favourites {
      inset-inline: auto -10px;
    }
  }
  @media (scripting: none), print {
    .favourites {
      display: none;
    }
  }
`;
