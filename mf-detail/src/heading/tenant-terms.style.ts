import { styled } from 'styled-components';

/** Side by side where there is room, one below the other on a phone. */
export const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  dt {
    display: inline;
    color: var(--muted);
  }
  dt::after {
    content: ' ';
  }
  dd {
    display: inline;
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
