import { styled } from 'styled-components';

export const Mosaic = styled.div`
  position: relative;
  ul {
    display: flex;
    margin: 0 calc(-1 * var(--gutter));
    padding: 0;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  li a {
    position: relative;
    display: block;
    height: 100%;
    aspect-ratio: 4 / 3;
    overflow: hidden;
  }
  a:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -5px;
  }
  picture,
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .count::after {
    content: attr(data-count);
  }
  .count {
    position: absolute;
    top: var(--space-4);
    right: var(--space-4);
    padding: var(--space-1) var(--space-3);
    border-radius: 999px;
    background: rgb(28 27 25 / 0.78);
    color: #fff;
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  nav {
    position: absolute;
    right: 0;
    bottom: var(--space-3);
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-2);
  }
  nav > * {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    padding: 0 14px;
    border: 0;
    border-radius: 999px;
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
    font-weight: 600;
    font-size: var(--step--1);
    text-decoration: none;
    white-space: nowrap;
  }
  nav > :hover {
    background: var(--tint);
  }
  @media (scripting: none) {
    nav > button {
      display: none;
    }
  }
  /* All that exists may be too much for one line of a phone: the bar of sections leads to the map too. */
  @media (max-width: 479px) {
    .map,
    nav svg {
      display: none;
    }
  }
  .empty {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-2);
    aspect-ratio: 16 / 7;
    margin: 0;
    border-radius: var(--radius);
    background: var(--tint);
    color: var(--muted);
  }
  @media (min-width: 768px) {
    ul {
      display: grid;
      grid-template: 1fr 1fr / 2fr 1fr 1fr;
      gap: var(--space-2);
      margin: 0;
      /* Above the pictures the head of the site takes some 200 px; below them name, address, price and key facts take 270: more with a
         long name, which sets --below. */
      height: clamp(240px, min(38vw, 100vh - var(--below, 470px)), 560px);
      border-radius: var(--radius);
      overflow: hidden;
    }
    li:nth-child(n + 6) {
      display: none;
    }
    li:first-child {
      grid-row: span 2;
    }
    li a {
      aspect-ratio: auto;
    }
    img {
      transition: filter var(--fast);
    }
    li a:hover img {
      filter: brightness(0.93);
    }
    .count {
      display: none;
    }
    nav {
      right: var(--space-4);
      bottom: var(--space-4);
    }
    &[data-count='1'] ul {
      grid-template: 1fr / 1fr;
    }
    &[data-count='2'] ul {
      grid-template: 1fr / 3fr 2fr;
    }
    &[data-count='2'] li:first-child {
      grid-row: auto;
    }
    &[data-count='3'] ul {
      grid-template: 1fr 1fr / 2fr 1fr;
    }
    &[data-count='4'] li:nth-child(2) {
      grid-column: span 2;
    }
  }
  @media print {
    ul {
      display: block;
      margin: 0;
      height: auto;
    }
    li:nth-child(n + 2),
    nav,
    .count {
      display: none;
    }
    li a {
      aspect-ratio: auto;
      height: 80mm;
      border-radius: var(--radius-s);
    }
  }
`;
