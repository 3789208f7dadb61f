import { css, styled } from 'styled-components';

const media = css`
  .media video,
  .media .ui-picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .slide {
    opacity: 0;
    transition: opacity 500ms;
  }
  .slide[data-active] {
    opacity: 1;
  }
  .controls {
    position: absolute;
    z-index: 1;
    right: var(--space-4);
    bottom: var(--space-4);
    display: flex;
    gap: var(--space-2);
    max-width: calc(100% - 2 * var(--space-4));
  }
  .controls > * {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-3);
    border: 0;
    border-radius: 99px;
    background: var(--surface);
    color: var(--ink);
    font-size: var(--step--1);
    font-weight: 500;
    text-decoration: none;
  }
  .controls a:hover {
    text-decoration: underline;
  }
`;

/** Over the full window: picture, overlay, headline and search box, whose panel opens below the banner's lower edge. */
export const HomeFrame = styled.section`
  ${media}
  position: relative;
  display: grid;
  /* On a short phone the search box stays clear of the floating elements at the bottom. */
  min-height: min(100svh - 9rem, 640px);
  padding-block: calc(var(--top-bar) + var(--bar) + var(--space-7)) var(--space-7);
  color: var(--primary-ink);
  background: var(--primary);
  /* The controls of the slides lie below what the banner says. */
  &:has(.controls) {
    padding-block-end: calc(44px + 2 * var(--space-4));
  }
  .media {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .media::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(rgb(from var(--primary) r g b / 0.62), transparent 34%),
      linear-gradient(transparent 12%, rgb(from var(--primary) r g b / 0.6) 55%, rgb(from var(--primary) r g b / 0.82));
  }
  .text {
    position: relative;
    z-index: 2;
    align-self: end;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  h1 {
    max-width: 15ch;
    font-size: clamp(2.35rem, 1.5rem + 3.7vw, 4.5rem);
    line-height: 1.04;
    letter-spacing: -0.022em;
  }
  .lead {
    max-width: 46ch;
    font-size: var(--step-1);
    line-height: 1.45;
  }
  @media (min-width: 961px) {
    min-height: min(100svh, 820px);
    &,
    &:is(:has(.controls)) {
      padding-block-end: var(--space-9);
    }
    .media::after {
      background:
        linear-gradient(rgb(from var(--primary) r g b / 0.6), transparent 30%),
        linear-gradient(75deg, rgb(from var(--primary) r g b / 0.9), rgb(from var(--primary) r g b / 0.55) 40%, transparent 78%);
    }
    .text {
      gap: var(--space-5);
    }
  }
`;

/** Headline beside its picture, on the page's background. */
export const PageFrame = styled.section`
  ${media}
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-6);
  .text {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    min-width: 0;
  }
  h1 {
    font-size: clamp(2.1rem, 1.6rem + 2.3vw, 3.5rem);
    letter-spacing: -0.018em;
    line-height: 1.08;
  }
  .lead {
    max-width: 54ch;
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.5;
  }
  .media {
    position: relative;
    aspect-ratio: 16/9;
    width: 100%;
    max-height: 300px;
    overflow: hidden;
    border-radius: var(--radius);
  }
  /* The first content of a page begins on the first screen. */
  & + section:not([data-background]),
  & + .wrap + section:not([data-background]) {
    padding-top: clamp(8px, 1.5vw, 24px);
  }
  &[data-color] {
    margin-top: var(--space-4);
    padding: clamp(32px, 6vw, 88px);
    border-radius: var(--radius);
  }
  &[data-color] .lead,
  &[data-color] .ui-breadcrumb :is(ol, [aria-current], a:hover) {
    color: inherit;
  }
  @media (min-width: 961px) {
    &[data-media] {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      gap: var(--space-8);
    }
    &[data-media] .text {
      gap: var(--space-4);
      justify-content: center;
    }
    .media {
      aspect-ratio: 2/1;
    }
    &:not([data-media], [data-color]) {
      padding-block: var(--space-6) var(--space-6);
    }
  }
`;
