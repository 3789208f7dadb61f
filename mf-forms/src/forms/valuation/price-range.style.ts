import { styled } from 'styled-components';

export const RangeFrame = styled.aside`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--tint, var(--surface));

  .range {
    font: 600 var(--step-2) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  ul {
    display: grid;
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
  }
  li[data-bare] {
    grid-template-columns: minmax(0, 1fr);
  }
  li .ui-picture {
    border-radius: var(--radius);
  }
  li a {
    display: inline-block;
    padding-block: 4px;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  li p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    color: var(--muted);
    font-size: var(--step--1);
  }
  li .price {
    color: var(--ink);
    font-weight: 600;
  }
  small {
    color: var(--muted);
  }
`;
