import { styled } from 'styled-components';

/** Holds the button and, below it, the ways to share. */
export const Share = styled.div`
  position: relative;
`;
