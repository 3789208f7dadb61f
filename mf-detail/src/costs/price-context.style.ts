import { styled } from 'styled-components';

/** Two lines of prices, and between them where the one lies in the other. */
export const Beside = styled.div`
  max-width: 40rem;
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    color: var(--muted);
  }
  strong {
    color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums;
  }
  svg {
    display: block;
    width: 100%;
    height: 20px;
    margin-block: var(--space-2);
  }
  .line {
    fill: var(--line);
  }
  .range {
    fill: var(--primary-muted);
  }
  .own {
    fill: var(--accent);
  }
  @media (forced-colors: active) {
    .line {
      fill: GrayText;
    }
    .range {
      fill: CanvasText;
    }
    .own {
      fill: Highlight;
    }
  }
`;
