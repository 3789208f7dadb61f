import { styled } from 'styled-components';

/** What suits where none of the times does. */
export const OtherTimes = styled.details`
  summary {
    padding-block: 10px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
