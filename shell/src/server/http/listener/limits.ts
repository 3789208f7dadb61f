import { TIME_LIMITS } from '../../time-limits.ts';

/** Bytes of a body: forms are small. */
export const LARGEST_BODY = 64 * 1024;

/** Bytes of the one request that brings a file: 10 MB, and what is around it. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024 + LARGEST_BODY;

/** How long a client may take, in milliseconds, for the HTTP server of Node.js. */
export const LIMITS = {
  headersTimeout: TIME_LIMITS.requestHead,
  requestTimeout: TIME_LIMITS.request,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: TIME_LIMITS.keepAlive,
  /** Without a host a request is refused by us, with our headers. */
  requireHostHeader: false,
} as const;
