/**
 * The list of a search text: where the form leads without JavaScript. Apart from `list-link.ts`, which comes with the panel.
 * @param kept query of the list that the search begins on
 */
export function textLink(path: string, text: string, kept = ''): string {
  const query = [kept, text.trim() && String(new URLSearchParams({ q: text.trim() }))].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
