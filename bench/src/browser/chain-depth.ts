/** A request as the browser logged it: what it asked for, and the scripts or the document that made it ask. */
export interface LoggedRequest {
  url: string;
  /** URL of the direct cause; undefined for the document itself. */
  cause?: string;
}

/**
 * How many requests have to follow one another until the last of these has been asked for: 1 is a document alone, 2 a
 * document and what it names itself. A cause that was never requested counts as the document.
 */
export function chainDepth(requests: readonly LoggedRequest[]): number {
  const causes = new Map<string, string | undefined>();
  for (const { url, cause } of requests) if (!causes.has(url)) causes.set(url, cause);
  const depthOf = (url: string, seen: ReadonlySet<string>): number => {
    const cause = causes.get(url);
    if (cause === undefined) return 1;
    if (seen.has(cause) || !causes.has(cause)) return 2;
    return 1 + depthOf(cause, new Set([...seen, cause]));
  };
  return Math.max(1, ...requests.map(({ url }) => depthOf(url, new Set([url]))));
}
