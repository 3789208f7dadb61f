import { expect } from 'playwright/test';

/** Headers of protection, each once, whoever of shell and nginx answers. */
export const PROTECTION = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}[^,]*$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^[a-z-]+$/),
  'cross-origin-opener-policy': expect.stringMatching(/^[a-z-]+$/),
  'cross-origin-resource-policy': expect.stringMatching(/^[a-z-]+$/),
};
