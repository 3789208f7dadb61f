import { TIME_LIMITS } from '../../time-limits.ts';

/** Bytes of a body: forms are small, and nobody sends a file. */
export const LARGEST_BODY = 64 * 1024;

/** How long a client may take, in milliseconds, for the HTTP server of Node.js. */
export const LIMITS = {
  headersTimeout: TIME_LIMITS.requestHead,
  requestTimeout: TIME_LIMITS.request,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: TIME_LIMITS.keepAlive,
  /** Without a host a request is refused by us, with our headers. */
  requireHostHeader: false,
} as const;
