/**
 * Whether the visitor allowed statistics, according to their cookies: `document.cookie` in a browser, the header
 * `cookie` on a server. Without an answer, false.
 * @example allowsStatistics('consent=set; consentAnalyticsStorage=true') // true
 */
export const allowsStatistics = (cookies: string): boolean => {
  const values = new Set(cookies.split(/;\s*/));
  return values.has('consent=set') && values.has('consentAnalyticsStorage=true');
};
