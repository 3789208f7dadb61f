import { styled } from 'styled-components';

/** Ground, air and heading of a module. Modules on the same ground share the air between them. */
export const Frame = styled.section`
  padding-block: clamp(48px, 6.5vw, 96px);
  & + &:not([data-background]) {
    padding-top: clamp(8px, 1.5vw, 24px);
  }
  &[data-background] + &:not([data-background]) {
    padding-top: clamp(48px, 6.5vw, 96px);
  }
  &[data-background='surface'] {
    background: var(--surface);
  }
  &[data-background='tint'] {
    background: var(--tint);
  }
  &[data-background='primary'],
  &[data-background='picture'] {
    background: var(--primary);
    color: var(--primary-ink);
  }
  &[data-background='color'] {
    --muted: var(--ink);
    --accent: var(--ink);
    --primary-muted: var(--primary-ink);
    background: var(--ground);
  }
  &[data-background='color'][data-dark] {
    color: var(--primary-ink);
  }
  &[data-background='picture'] {
    position: relative;
  }
  &[data-background='picture'] > .wrap {
    position: relative;
  }
  .ground,
  .ground::after,
  .ground > .ui-picture {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  /* Whatever the picture shows, the text on it can be read. */
  .ground::after {
    content: '';
    background: rgb(from var(--primary) r g b / 0.8);
  }
  .ground img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-title='h3'] h2 {
    font-size: var(--step-2);
  }
  &[data-title='h4'] h2 {
    font-size: var(--step-1);
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
    margin-bottom: var(--space-6);
  }
  h2 {
    max-width: 24ch;
  }
  .more {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    font-weight: 600;
    text-decoration: none;
  }
  .more svg {
    transition: transform var(--fast);
  }
  .more:hover svg {
    transform: translateX(4px);
  }
  .heading:has(+ .prose) {
    margin-bottom: var(--space-3);
  }
  .heading + .prose {
    margin-bottom: var(--space-6);
    color: var(--muted);
    font-size: var(--step-1);
  }
  &:is([data-background='primary'], [data-dark]) .heading + .prose {
    color: var(--primary-muted);
  }
  &[data-span] > .wrap {
    max-width: calc(var(--page) * var(--span) / 12);
  }
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
    color: var(--primary-ink);
  }
  &[data-relation='valuation'] .text {
    padding: clamp(32px, 5vw, 80px);
  }
  &[data-relation='valuation'] .prose {
    color: var(--primary-muted);
  }
  &[data-relation='valuation'] .ui-picture {
    height: 100%;
    border-radius: 0;
  }
  &[data-background='primary'] .text {
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
    .heading,
    .heading + .prose {
      margin-bottom: var(--space-7);
    }
    .heading:has(+ .prose) {
      margin-bottom: var(--space-3);
    }
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

/** Modules beside each other on the twelve columns of the page; the ground of one is that of a card. */
export const ModuleRow = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--space-6);
  padding-block: clamp(24px, 3vw, 48px);
  > * {
    grid-column: span var(--sm);
  }
  > [data-background] {
    overflow: hidden;
    padding: var(--space-6);
    border-radius: var(--radius);
  }
  > section > .wrap {
    width: 100%;
    max-width: none;
  }
  > section:not([data-background]) {
    padding-block: 0;
  }
  @media (min-width: 600px) {
    > * {
      grid-column: span var(--md);
    }
  }
  @media (min-width: 961px) {
    > * {
      grid-column: span var(--lg);
    }
  }
`;
