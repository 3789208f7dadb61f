import { styled } from 'styled-components';

/** In view only while there is something to do, which is what wakes the fragment; nobody sees it. */
export const Anchor = styled.span`
  display: none;

  html[data-consent-trackers] & {
    display: block;
    position: fixed;
    top: 0;
    left: 0;
    width: 1px;
    height: 1px;
    pointer-events: none;
  }
`;
