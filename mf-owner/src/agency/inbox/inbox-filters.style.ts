import { styled } from 'styled-components';

export const Filters = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;
  padding-top: var(--space-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, 1fr);
    justify-items: start;
    padding-top: 0;
    > div {
      width: 100%;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: 2fr 1.4fr 1fr 1.1fr auto;
  }
`;

/** Open in wide windows, in browsers that can open it without a script; elsewhere the reader opens it. */
export const FilterFold = styled.details`
  summary {
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  @supports selector(::details-content) {
    @media (min-width: 768px) {
      summary {
        display: none;
      }
      &::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;
