import { LARGEST_UPLOAD } from '@facade/shared-domain/forms/upload-limits';
import { TIME_LIMITS } from '../../time-limits.ts';

/** Maximum bytes of a body: forms are small. */
export const LARGEST_BODY = 64 * 1024;

/** Maximum bytes of a request with one file, including the rest of the form. */
export const LARGEST_UPLOAD_BODY = LARGEST_UPLOAD + LARGEST_BODY;

/** Time limits for a client, in milliseconds, for the HTTP server of Node.js. */
export const LIMITS = {
  headersTimeout: TIME_LIMITS.requestHead,
  // The longest limit: `limitBodies` ends all other requests earlier.
  requestTimeout: TIME_LIMITS.uploadRequest,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: TIME_LIMITS.keepAlive,
  /** We refuse a request without a host ourselves, with our headers. */
  requireHostHeader: false,
} as const;
