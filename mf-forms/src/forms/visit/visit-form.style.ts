import { styled } from 'styled-components';

/** Preferred part of the day, if no time suits. */
export const OtherTimes = styled.details`
  summary {
    padding-block: 10px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
