import { styled } from 'styled-components';

export const Buyers = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  .note,
  details p {
    max-width: 65ch;
    color: var(--muted);
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: end;
  }
  .empty,
  .panel {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  .panel > h2 {
    font-size: var(--step-2);
  }
  .figure {
    font: var(--display-weight) var(--step-3) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .back a,
  .ways a {
    display: inline-block;
    padding-block: 10px;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  summary {
    width: fit-content;
    padding-block: 10px;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
  details p {
    margin-block-end: var(--space-3);
  }
  .homes,
  .searches {
    display: grid;
    gap: var(--space-3);
  }
  .homes li,
  .searches li {
    display: grid;
    gap: var(--space-2) var(--space-4);
    align-items: center;
  }
  .homes li {
    position: relative;
    grid-template-columns: 96px 1fr;
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .homes li:hover {
    background: var(--tint);
  }
  .homes picture {
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  /* The whole line opens the home. */
  .homes a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    content: '';
  }
  .homes a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  .homes div p {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .people {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .homes .people {
    grid-column: 2;
  }
  .searches li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 768px) {
    .homes li {
      grid-template-columns: 96px 1fr auto;
    }
    .homes .people {
      grid-column: 3;
    }
    .searches li {
      grid-template-columns: 1fr auto;
    }
  }
  @media (min-width: 1200px) {
    .homes {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
