import { createGlobalStyle } from 'styled-components';

/** The sheet an agent hands out is A4; what is left off it, each part says for itself. */
export const PrintPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;
