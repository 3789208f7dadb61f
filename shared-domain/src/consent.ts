/**
 * Whether the visitor allowed statistics, by their cookies: `document.cookie` in a browser, the header `cookie` on a server. No answer
 * is a no.
 * @example allowsStatistics('consent=set; consentAnalyticsStorage=true') // true
 */
export const allowsStatistics = (cookies: string): boolean => {
  const values = new Set(cookies.split(/;\s*/));
  return values.has('consent=set') && values.has('consentAnalyticsStorage=true');
};
