import { styled } from 'styled-components';
import { proseStyle } from './prose.style.ts';

/** Background, spacing and heading of a module. Modules with the same background share the space between them. */
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
  }
  &[data-background='color'] {
    background: var(--ground);
  }
  /* Texts lie on the background itself, in colours that can be read there. */
  &[data-background='color'] > .wrap > :is(.heading, .prose),
  &[data-background='color'] .prose-module > .text {
    --muted: var(--ink);
    --line: currentColor;
    --line-strong: currentColor;
    --surface: transparent;
  }
  &[data-dark] > .wrap > :is(.heading, .prose),
  &[data-dark] .prose-module > .text,
  &[data-relation='valuation'] .prose-module > .text {
    --ink: var(--primary-ink);
    --muted: var(--primary-muted);
    --line: currentColor;
    --line-strong: currentColor;
    --surface: transparent;
    --focus: var(--focus-on-dark);
    color: var(--ink);
  }
  /* Not above: a button in the accent's colour is a pair with the colour of its label. */
  &:is([data-background='color'], [data-dark]) > .wrap > .prose,
  &:is([data-background='color'], [data-dark], [data-relation='valuation']) .prose-module > .text > .prose {
    --accent: currentColor;
  }
  &[data-background='color'][data-dark] {
    --primary-muted: var(--primary-ink);
  }
  /* Lists, cards and forms lie on paper: they are made for it, and no colour of the agency's can hide them. */
  .paper {
    padding: clamp(20px, 3vw, 40px);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .paper:empty {
    display: none;
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
  /* Keeps the text readable on any picture. */
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
  &[data-span] > .wrap {
    max-width: calc(var(--page) * var(--span) / 12);
  }
  @media (min-width: 961px) {
    .heading,
    .heading + .prose {
      margin-bottom: var(--space-7);
    }
    .heading:has(+ .prose) {
      margin-bottom: var(--space-3);
    }
  }
  ${proseStyle}
`;
