/** The list of a search text: where the form leads without JavaScript. Apart from `list-link.ts`, which comes with the panel. */
export const textLink = (path: string, text: string): string =>
  text.trim() ? `${path}?${new URLSearchParams({ q: text.trim() })}` : path;
