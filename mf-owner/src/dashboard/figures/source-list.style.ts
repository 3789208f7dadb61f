import { styled } from 'styled-components';

export const Sources = styled.ul`
  display: grid;
  gap: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
  }
  .share {
    color: var(--muted);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  .share b {
    margin-right: var(--space-2);
    color: var(--ink);
  }
  meter {
    grid-column: 1 / -1;
    appearance: none;
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--tint);
    overflow: hidden;
  }
  meter::-webkit-meter-inner-element {
    display: block;
  }
  meter::-webkit-meter-bar {
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--tint);
  }
  meter::-webkit-meter-optimum-value {
    border-radius: 4px;
    background: var(--primary);
  }
  meter::-moz-meter-bar {
    border-radius: 4px;
    background: var(--primary);
  }
`;
