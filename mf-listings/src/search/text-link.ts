/**
 * The list for a search text, where the form leads without JavaScript. Not in `list-link.ts`, which is loaded with the panel.
 * @param kept query of the list that the search starts from
 */
export function textLink(path: string, text: string, kept = ''): string {
  const query = [kept, text.trim() && String(new URLSearchParams({ q: text.trim() }))].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
