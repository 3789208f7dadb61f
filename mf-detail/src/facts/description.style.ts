import { styled } from 'styled-components';

export const Frame = styled.section`
  max-width: 65ch;
  overflow-wrap: break-word;
  .prose {
    max-width: none;
    line-height: 1.65;
    text-wrap: pretty;
  }
  .prose > p:first-child {
    font-size: var(--step-1);
    line-height: 1.5;
  }
  @media print {
    max-width: none;
    .prose,
    .prose > p:first-child {
      font-size: 9.5pt;
      line-height: 1.42;
    }
    .prose > * + * {
      margin-top: 1.6mm;
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
