import { styled } from 'styled-components';
import { galleryStyle } from './card-gallery.style.ts';
import { textStyle } from './card-text.style.ts';

/** Grid of cards and everything in them, in one styled element: one per card part would be most of the time to render a list. */
export const CardList = styled.ul`
  display: grid;
  gap: var(--space-1) var(--space-5);
  grid-template-columns: minmax(0, 1fr);

  .card {
    display: grid;
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
    isolation: isolate;
    position: relative;
  }
  ${galleryStyle}
  ${textStyle}

  [data-closed] {
    .slides {
      filter: grayscale(0.85);
      opacity: 0.7;
    }
    .price {
      color: var(--muted);
    }
  }

  @media (hover: none) {
    .slides {
      overflow-x: auto;
      position: relative;
      z-index: 2;
    }
    .step {
      display: none;
    }
  }
  @media (scripting: none) {
    .slides {
      overflow: hidden;
    }
    .keep {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .slides {
      scroll-behavior: smooth;
    }
  }
  @media (max-width: 599px) {
    &[data-on-phone='strip'] {
      gap: var(--space-1) var(--space-4);
      grid: repeat(5, auto) / auto-flow 78%;
      margin-inline: calc(-1 * var(--gutter));
      overflow-x: auto;
      padding: var(--space-1) var(--gutter);
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;

      .card {
        scroll-snap-align: start;
      }
      /* A finger on a picture moves the pictures first, and the cards once these are at their end. */
      .slides {
        overscroll-behavior-x: auto;
      }
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 961px) {
    &[data-per-row='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-per-row='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
