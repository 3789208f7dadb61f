import { styled } from 'styled-components';

/** Cards without a picture: the words have the room. */
export const TeaserList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5);
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .goal,
  .area,
  .facts {
    color: var(--muted);
    font-size: var(--step--1);
  }
  h3 {
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  h3 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .price {
    font: 600 var(--step-0) / 1.3 var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  .facts > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
`;
