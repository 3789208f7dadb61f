import { styled } from 'styled-components';

/** The map's place; without JavaScript there is none. */
export const MapBox = styled.div`
  height: clamp(260px, 62vw, 440px);
  @media (scripting: none) {
    display: none;
  }
  .frame {
    height: 100%;
  }
`;
