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
      margin-bottom: 2mm;
      font-size: 10pt;
      line-height: 1.45;
    }
  }
  .fallback {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
