import { styled } from 'styled-components';

/** Invisible, and in view only while there is something to do: being in view hydrates the fragment. */
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
