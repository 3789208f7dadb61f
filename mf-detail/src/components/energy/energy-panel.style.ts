import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: var(--space-4);
  break-inside: avoid;
  > p {
    margin-top: calc(-1 * var(--space-3));
    color: var(--muted);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-4);
  }
  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;
