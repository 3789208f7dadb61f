/** A request as the browser logged it, and the script or document that caused it. */
export interface LoggedRequest {
  url: string;
  /** URL of the direct cause; undefined for the document itself. */
  cause?: string;
}

/**
 * Length of the chain of requests up to the last of these: 1 is a document alone, 2 a document and the files it names. A cause
 * that was never requested counts as the document.
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
