import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import { TIME_LIMITS } from '../../time-limits.ts';

/** Bytes of a body: forms are small. */
export const LARGEST_BODY = 64 * 1024;

/** Bytes of a request that brings one file, with what is around it. */
export const LARGEST_UPLOAD_BODY = LARGEST_UPLOAD + LARGEST_BODY;

/** How long a client may take, in milliseconds, for the HTTP server of Node.js. */
export const LIMITS = {
  headersTimeout: TIME_LIMITS.requestHead,
  // The longest there is: `limitBodies` ends all other requests earlier.
  requestTimeout: TIME_LIMITS.uploadRequest,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: TIME_LIMITS.keepAlive,
  /** Without a host a request is refused by us, with our headers. */
  requireHostHeader: false,
} as const;
