import { styled } from 'styled-components';

export const Prose = styled.section`
  max-width: 65ch;
  overflow-wrap: break-word;
  p {
    margin: 0 0 var(--space-4);
    line-height: 1.65;
    text-wrap: pretty;
  }
  div p:first-child {
    font-size: var(--step-1);
    line-height: 1.5;
  }
  @media print {
    max-width: none;
    div p,
    div p:first-child {
      margin-bottom: 1.6mm;
      font-size: 9.5pt;
      line-height: 1.42;
    }
    /* The rest is behind the QR code: the sheet has two pages. Only here: a clamped text does not break across pages. */
    div[data-long] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 21;
    }
  }
  .fallback {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
