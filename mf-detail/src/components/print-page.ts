import { createGlobalStyle } from 'styled-components';

/** On paper the site's own chrome is in the way: only the page itself is printed, on A4. */
export const PrintPage = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 14mm;
    }
    body > footer,
    body header:not(article header),
    .skip-link,
    [data-section='mf-consent'],
    [data-section='mf-forms'] {
      display: none !important;
    }
  }
`;
