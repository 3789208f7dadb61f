/** Minifies CSS, because the result is in every document. Write `a:hover`, never `a :hover`. */
export const compact = (css: string): string =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
