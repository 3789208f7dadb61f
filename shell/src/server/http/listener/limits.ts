/** Bytes of a body: forms are small, and nobody sends a file. */
export const LARGEST_BODY = 64 * 1024;

/** Milliseconds in which nothing moves on a connection although an answer is on its way. */
export const STALLED = 30_000;

/** How long a client may take, in milliseconds, for the HTTP server of Node.js. */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  /** Longer than those of the proxies we know: the one that sends requests closes first. */
  keepAliveTimeout: 72_000,
  /** Without a host a request is refused by us, with our headers. */
  requireHostHeader: false,
} as const;
