import { expect } from 'playwright/test';

/** Security headers, each once, from both shell and nginx. */
export const PROTECTION = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}[^,]*$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^[a-z-]+$/),
  'cross-origin-opener-policy': expect.stringMatching(/^[a-z-]+$/),
  'cross-origin-resource-policy': expect.stringMatching(/^[a-z-]+$/),
};
